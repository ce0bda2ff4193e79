#pragma once
// What a kind of campaign shows, with what its pages remember. Each kind has a folder of its own (panels/alpha);
// campaigns.hpp has them all.

namespace plotboard::desk {
class Desk;
}

namespace plotboard::panels {

class Dialogs;

class CampaignPages {
 public:
  virtual ~CampaignPages() = default;
  virtual void draw(desk::Desk& desk) = 0;  // fills the window: the choice, or the campaign that is open
  // Its dialogs, what asks for an answer first; each is there only while its campaign is on show.
  virtual void list_dialogs(desk::Desk& desk, Dialogs& all) = 0;
};

}  // namespace plotboard::panels

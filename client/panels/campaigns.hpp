#pragma once
// What each kind of campaign draws (engine/campaign/kinds.inc); its panels stand in a folder of its own (panels/alpha).

#include <string>

namespace plotboard::desk {
class Desk;
}

namespace plotboard::panels {

struct CampaignPanels {
  void (*page)(desk::Desk& desk);  // fills the window: the choice, or the campaign that is open
  void (*card)(desk::Desk& desk);  // over it, while CampaignRoom::has_card_open()
};
const CampaignPanels& panels_of_campaign(const std::string& kind);

}  // namespace plotboard::panels

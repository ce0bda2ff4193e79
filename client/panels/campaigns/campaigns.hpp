#pragma once
// The pages of all kinds of campaigns (engine/campaign/kinds.inc).

#include <memory>
#include <string>
#include <vector>

#include "panels/campaigns/pages.hpp"

namespace plotboard::panels {

class AllCampaignPages {
 public:
  AllCampaignPages();
  void draw(desk::Desk& desk);  // those of the campaign on show
  void list_dialogs(desk::Desk& desk, Dialogs& all);

 private:
  struct Pages {
    std::string kind;
    std::unique_ptr<CampaignPages> pages;
  };
  std::vector<Pages> all_;
};

// At the head of a choice: which kind of campaign; nothing where the program has one alone.
void kinds_row(desk::Desk& desk);

}  // namespace plotboard::panels

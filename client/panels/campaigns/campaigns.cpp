#include "panels/campaigns/campaigns.hpp"

#include "desk/desk.hpp"

namespace plotboard::panels {

#define PLOTBOARD_CAMPAIGN(name) std::unique_ptr<CampaignPages> name##_pages();
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN

AllCampaignPages::AllCampaignPages() {
#define PLOTBOARD_CAMPAIGN(name) all_.push_back({#name, name##_pages()});
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN
}

void AllCampaignPages::draw(desk::Desk& desk) {
  for (const Pages& each : all_) {
    if (each.kind == desk.campaigns.kind_on_show()) each.pages->draw(desk);
  }
}

void AllCampaignPages::list_dialogs(desk::Desk& desk, Dialogs& all) {
  for (const Pages& each : all_) each.pages->list_dialogs(desk, all);
}

}  // namespace plotboard::panels

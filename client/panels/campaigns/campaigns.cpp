#include "panels/campaigns/campaigns.hpp"

#include "campaign/common/kind.hpp"
#include "desk/desk.hpp"
#include "panels/kit/parts.hpp"

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

void kinds_row(desk::Desk& desk) {
  const campaign::Kinds& kinds = campaign::kinds();
  if (kinds.size() == 1) return;
  for (const campaign::Kind* kind : kinds) {
    if (kind != kinds.front()) flow(button_width(kind->title()));
    const bool on = kind->id() == desk.campaigns.kind_on_show();
    if (!button("campaign/kind-" + kind->id(), kind->title(), "", {true, false, on}) || on) continue;
    desk.campaigns.turn_to_kind(kind->id());
    desk.show_campaign_choice();
  }
  gap();
}

}  // namespace plotboard::panels

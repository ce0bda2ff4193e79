#include "panels/campaigns.hpp"

#include "base/base.hpp"

namespace plotboard::panels {

#define PLOTBOARD_CAMPAIGN(name) const CampaignPanels& name##_panels();
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN

const CampaignPanels& panels_of_campaign(const std::string& kind) {
#define PLOTBOARD_CAMPAIGN(name) \
  if (kind == #name) return name##_panels();
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN
  ENSURE(false, "a kind of campaign without panels: " + kind);
}

}  // namespace plotboard::panels

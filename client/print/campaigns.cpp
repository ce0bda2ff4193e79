#include "print/campaigns.hpp"

#include "campaign/common/kind.hpp"

namespace plotboard::print {

#define PLOTBOARD_CAMPAIGN(name) \
  std::vector<Page> name##_pages(const campaign::Campaign& campaign, const std::string& who);
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN

std::vector<Page> campaign_pages(const campaign::Campaign& campaign, const std::string& who) {
  const std::string kind = campaign.kind().id();
#define PLOTBOARD_CAMPAIGN(name) \
  if (kind == #name) return name##_pages(campaign, who);
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN
  return {};
}

}  // namespace plotboard::print

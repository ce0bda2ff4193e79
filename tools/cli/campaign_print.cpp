// What a campaign prints, as PDF or PNG.
#include "campaign.hpp"
#include "common.hpp"
#ifdef PLOTBOARD_HAS_CLIENT
#include "campaign/common/kind.hpp"
#include "data/json.hpp"
#include "print/print.hpp"
#endif

namespace plotboard::cli {

int campaign_print(const CampaignRequest& request) {
#ifdef PLOTBOARD_HAS_CLIENT
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const auto opened = campaign::open(campaign::kinds(), *catalog, request.file);
  if (!opened) return print_errors(opened.errors());
  const campaign::Campaign& campaign = **opened;
  const std::vector<print::Page> pages = print::campaign_pages(campaign, request.pilot);
  if (pages.empty())
    return print_errors(
        {{request.file, "--pilot", data::describe(request.pilot), "the call sign of one of its pilots"}});
  const auto written = print::write(request.out, pages, campaign.name());
  return written ? kDone : print_errors(written.errors());
#else
  static_cast<void>(request);
  return print_errors({{"", "print", "this build has no drawing", "a build with PLOTBOARD_CLIENT=ON"}});
#endif
}

}  // namespace plotboard::cli

// A pilot's sheet and record of missions as PDF or PNG.
#include "campaign.hpp"
#include "campaign/campaign.hpp"
#include "common.hpp"
#include "data/data.hpp"
#include "data/json.hpp"
#include "io/io.hpp"
#ifdef PLOTBOARD_HAS_CLIENT
#include "print/print.hpp"
#endif

namespace plotboard::cli {

int campaign_print(const CampaignRequest& request) {
#ifdef PLOTBOARD_HAS_CLIENT
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const auto opened = campaign::alpha::File::open(request.file, *catalog);
  if (!opened) return print_errors(opened.errors());
  const auto& session = opened->first;
  std::vector<print::Page> pages;
  for (const campaign::alpha::Pilot& pilot : session.state().pilots) {
    const bool wanted =
        request.pilot.empty() ? pilot.flies() : pilot.call_sign == request.pilot || pilot.id.text() == request.pilot;
    if (!wanted) continue;
    for (print::Page& page : print::pages_of(desk::sheet_of(session, pilot.id), session.state().name))
      pages.push_back(std::move(page));
  }
  if (pages.empty())
    return print_errors(
        {{request.file, "--pilot", data::describe(request.pilot), "the call sign of one of its pilots"}});
  const auto written = print::write(request.out, pages, session.state().name);
  return written ? kDone : print_errors(written.errors());
#else
  static_cast<void>(request);
  return print_errors({{"", "print", "this build has no drawing", "a build with PLOTBOARD_CLIENT=ON"}});
#endif
}

}  // namespace plotboard::cli

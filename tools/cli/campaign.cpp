#include "campaign.hpp"

#include <algorithm>
#include <iostream>

#include "battle/simulate.hpp"
#include "campaign/common/kind.hpp"
#include "common.hpp"
#include "data/data.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"
#include "mission/result.hpp"

namespace plotboard::cli {

namespace {

using campaign::Campaign;

constexpr int kMostBattleRounds = 60;  // of a mission without a limit of its own

// Opens the file and hands over the campaign; `use` gives the exit code.
template <class Use>
int with_campaign(const CampaignRequest& request, const Use& use) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const auto opened = campaign::open(campaign::kinds(), *catalog, request.file);
  return opened ? use(**opened) : print_errors(opened.errors());
}

campaign::Beginning beginning_of(const CampaignRequest& request) { return {request.name, request.mode, request.seed}; }

// By the bot, against the AI.
base::Result<mission::Result> flown(const data::Catalog& catalog, const mission::Setup& setup) {
  auto start = mission::opening(catalog, setup);
  if (!start) return start.errors();
  const battle::Outcome outcome = battle::simulate(catalog, *start, setup.seed, kMostBattleRounds);
  return mission::result_of(catalog, *start, outcome.table, {});
}

}  // namespace

int campaign_new(const CampaignRequest& request) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const campaign::Kind& kind = *campaign::kind_called(campaign::kinds(), request.kind);
  const auto begun = kind.begin(*catalog, beginning_of(request), request.file);
  if (!begun) return print_errors(begun.errors());
  std::cout << (*begun)->shown_to("") << '\n';
  return kDone;
}

int campaign_show(const CampaignRequest& request) {
  return with_campaign(request, [](const Campaign& campaign) {
    std::cout << campaign.shown_to("") << '\n';
    return kDone;
  });
}

int campaign_commands(const CampaignRequest& request) {
  return with_campaign(request, [](const Campaign& campaign) {
    for (const std::string& command : campaign.commands()) std::cout << command << '\n';
    return kDone;
  });
}

int campaign_do(const CampaignRequest& request) {
  return with_campaign(request, [&](Campaign& campaign) {
    const auto text = io::read_input(request.lines);
    if (!text) return print_errors(text.errors());
    bool illegal = false;
    std::size_t from = 0;
    while (from < text->size()) {
      const std::size_t end = std::min(text->find('\n', from), text->size());
      const std::string line = text->substr(from, end - from);
      from = end + 1;
      if (line.empty()) continue;
      const campaign::Line answer = campaign::answered(campaign, line);
      illegal = illegal || answer.illegal;
      std::cout << answer.json << '\n';
      if (const auto kept = campaign.keep(); !kept) return print_errors(kept.errors());
    }
    return illegal ? kIllegal : kDone;
  });
}

int campaign_simulate(const CampaignRequest& request) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  campaign::Simulation simulation{beginning_of(request), request.pilots, request.runs, {}};
  if (request.battles) simulation.flight = [&catalog](const mission::Setup& setup) { return flown(*catalog, setup); };
  const auto played = campaign::kind_called(campaign::kinds(), request.kind)->simulate(*catalog, simulation);
  if (!played) return print_errors(played.errors());
  std::cout << (request.json ? played->json : played->text);
  return played->stuck ? kIllegal : kDone;
}

}  // namespace plotboard::cli

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
#include "subcommands.hpp"

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

namespace {

const std::vector<std::string>& kind_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const campaign::Kind* kind : campaign::kinds()) all.push_back(kind->id());
    return all;
  }();
  return names;
}
// Of all kinds; each takes its own alone.
const std::vector<std::string>& mode_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const campaign::Kind* kind : campaign::kinds()) {
      for (std::string& mode : kind->modes()) all.push_back(std::move(mode));
    }
    return all;
  }();
  return names;
}
using Request = std::shared_ptr<CampaignRequest>;

Request request_on_file(Options& options) {
  auto request = std::make_shared<CampaignRequest>();
  options.add("file", request->file, "A campaign's file").required();
  return request;
}
Run take_new(Options& options) {
  const auto request = std::make_shared<CampaignRequest>();
  options.add("kind", request->kind, "alpha").required().one_of(kind_names());
  options.add("-o,--output", request->file, "File to write").required();
  options.add("--mode", request->mode, "classic, completionist or ironman").one_of(mode_names());
  options.add("--name", request->name, "Of the flight group");
  options.add("--seed", request->seed, "Seed of draws and dice");
  return [request] { return campaign_new(*request); };
}
Run take_show(Options& options) {
  return [request = request_on_file(options)] { return campaign_show(*request); };
}
Run take_commands(Options& options) {
  return [request = request_on_file(options)] { return campaign_commands(*request); };
}
Run take_do(Options& options) {
  const Request request = request_on_file(options);
  options.add("--batch", request->lines, "JSON lines, or - for standard input").takes(0, 1);
  return [request] { return campaign_do(*request); };
}
Run take_print(Options& options) {
  const Request request = request_on_file(options);
  options.add("out", request->out, "File to write: .pdf or .png").required();
  options.add("--pilot", request->pilot, "Call sign of one pilot; else everybody who flies");
  return [request] { return campaign_print(*request); };
}
Run take_simulate(Options& options) {
  const auto request = std::make_shared<CampaignRequest>();
  options.add("kind", request->kind, "alpha").required().one_of(kind_names());
  options.add("--mode", request->mode, "classic, completionist or ironman").one_of(mode_names());
  options.add("--pilots", request->pilots, "How many fly").from(3, 6);
  options.add("--runs", request->runs, "So many campaigns").from(1, 100000);
  options.add("--seed", request->seed, "Seed of the first");
  options.flag("--fly", request->battles, "Fly every mission; else it is won or lost by lot");
  options.flag("--json", request->json, "Figures as JSON");
  return [request] { return campaign_simulate(*request); };
}

}  // namespace

Run take_campaign(Options& options) {
  options.subcommands({{"new", "Found one: Flight Group Alpha", take_new},
                       {"show", "How it stands, as JSON", take_show},
                       {"commands", "What may be done now, a JSON line each", take_commands},
                       {"do", "Commands as JSON lines in, what came of each out", take_do},
                       {"print", "Pilots' sheets and records of missions, as PDF or PNG", take_print},
                       {"simulate", "Whole campaigns by stand-in pilots", take_simulate}});
  return {};
}

}  // namespace plotboard::cli

#include "campaign.hpp"

#include <algorithm>
#include <iostream>

#include "campaign/campaign.hpp"
#include "common.hpp"
#include "data/data.hpp"
#include "data/json.hpp"
#include "io/io.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

namespace alpha = campaign::alpha;

std::optional<data::Mode> mode_named(const std::string& name) {
  for (const data::Mode mode : {data::Mode::classic, data::Mode::completionist, data::Mode::ironman}) {
    if (name == data::name_of(mode)) return mode;
  }
  return std::nullopt;
}

Json events_json(const alpha::State& before, const std::vector<alpha::Event>& events) {
  Json list = Json::array();
  alpha::State now = before;
  for (const alpha::Event& event : events) {
    const Phrase words = alpha::words_of(now, event);
    if (!words.empty()) {
      Json line{{"text", words.english()}};
      if (const std::string rule = alpha::rule_of(event); !rule.empty()) line["rule"] = rule;
      list.push_back(std::move(line));
    }
    alpha::fold(now, event);
  }
  return list;
}

Json refused_json(const std::string& rule, const std::string& why) {
  return {{"refused", {{"rule", rule}, {"why", why}}}};
}

// Everything that may be done now and needs no words or lists of a person; those that do stand as an example.
std::vector<alpha::Command> candidates(const data::Catalog& catalog, const alpha::State& state) {
  std::vector<alpha::Command> all;
  all.emplace_back(alpha::Recruit{"Newcomer " + std::to_string(state.recruited + 1), "", false});
  for (const alpha::Pilot& pilot : state.pilots) {
    for (const alpha::Ware ware : {alpha::Ware::upgrade_points, alpha::Ware::path_points, alpha::Ware::benefit})
      all.emplace_back(alpha::Buy{pilot.id, ware, 1, data::Path::none});
    all.emplace_back(alpha::Buy{pilot.id, alpha::Ware::rank, 1, data::Path::none});
    for (const data::Path path : data::kPaths) all.emplace_back(alpha::Buy{pilot.id, alpha::Ware::rank, 1, path});
    all.emplace_back(alpha::Retire{pilot.id});
    all.emplace_back(alpha::Lead{pilot.id});
    all.emplace_back(alpha::Eject{pilot.id, {}, 0, 0, 0});
  }
  all.emplace_back(alpha::Draw{});
  for (const data::AlphaMission& mission : catalog.alpha.missions)
    all.emplace_back(alpha::ChooseMission{mission.number, {}, false, false, false});
  for (const Id pilot : state.plan.pilots) {
    const alpha::Loadout* now = state.loadout_of(pilot);
    if (state.stage != alpha::Stage::hangar || now == nullptr) continue;
    for (const alpha::Offer& offer : alpha::offers_for(catalog, state, pilot, *now)) {
      if (offer.why_not) continue;
      alpha::Loadout with = *now;
      with.cards.push_back(offer.upgrade->id);
      all.emplace_back(alpha::Equip{pilot, with});
    }
  }
  all.emplace_back(alpha::TakeOff{});
  all.emplace_back(alpha::TakeOff{true});
  const int rest = alpha::remainder_of(state);
  if (rest > 0) all.emplace_back(alpha::Share{{state.plan.pilots.begin(), state.plan.pilots.begin() + rest}});
  all.emplace_back(alpha::Settle{});
  all.emplace_back(alpha::FlyAgain{});
  return all;
}

// Opens the file and hands over the session; `use` gives the exit code.
template <class Use>
int with_campaign(const CampaignRequest& request, const Use& use) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  auto opened = alpha::File::open(request.file, *catalog);
  if (!opened) return print_errors(opened.errors());
  return use(*catalog, opened->first, opened->second);
}

// One line of `do`: a command, or {"do":"undo"} and {"do":"redo"}, which are none.
Json done(alpha::Session& session, const std::string& line, bool& illegal) {
  const auto json = data::parse_json(line, "");
  if (json && json->is_object() && json->contains("do") && ((*json)["do"] == "undo" || (*json)["do"] == "redo")) {
    const bool back = (*json)["do"] == "undo";
    if (back ? session.undo() : session.redo()) return {{"events", Json::array()}};
    illegal = true;
    return refused_json("plotboard", back ? "Nothing is left to undo." : "Nothing is left to redo.");
  }
  const auto command = alpha::read_line(line, "");
  if (!command) {
    illegal = true;
    Json errors = Json::array();
    for (const base::Error& error : command.errors()) errors.push_back(error.text());
    return {{"error", std::move(errors)}};
  }
  const alpha::State before = session.state();
  if (const auto refused = session.apply(*command)) {
    illegal = true;
    return refused_json(refused->rule, refused->why.english());
  }
  return {{"events", events_json(before, session.log().back().events)}};
}

}  // namespace

int campaign_new(const CampaignRequest& request) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const auto mode = mode_named(request.mode);
  if (!mode) return print_errors({{"", "--mode", data::describe(request.mode), "classic, completionist or ironman"}});
  alpha::Session session(*catalog, alpha::opening_state(catalog->alpha, request.name, *mode, {}, request.seed));
  const auto file = alpha::File::begin(request.file, session);
  if (!file) return print_errors(file.errors());
  std::cout << alpha::text_of(session.state()) << '\n';
  return kDone;
}

int campaign_show(const CampaignRequest& request) {
  return with_campaign(request, [](const data::Catalog&, const alpha::Session& session, alpha::File&) {
    std::cout << alpha::text_of(session.state()) << '\n';
    return kDone;
  });
}

int campaign_commands(const CampaignRequest& request) {
  return with_campaign(request, [](const data::Catalog& catalog, const alpha::Session& session, alpha::File&) {
    for (const alpha::Command& command : candidates(catalog, session.state())) {
      if (!session.check(command)) std::cout << alpha::line_of(command) << '\n';
    }
    return kDone;
  });
}

int campaign_do(const CampaignRequest& request) {
  return with_campaign(request, [&](const data::Catalog&, alpha::Session& session, alpha::File& file) {
    const auto text = io::read_input(request.lines);
    if (!text) return print_errors(text.errors());
    bool illegal = false;
    std::size_t from = 0;
    while (from < text->size()) {
      const std::size_t end = std::min(text->find('\n', from), text->size());
      const std::string line = text->substr(from, end - from);
      from = end + 1;
      if (line.empty()) continue;
      std::cout << done(session, line, illegal).dump() << '\n';
      if (const auto kept = file.keep(session); !kept) return print_errors(kept.errors());
    }
    return illegal ? kIllegal : kDone;
  });
}

namespace {

const std::vector<std::string> kKinds{"alpha"};
const std::vector<std::string> kModes{"classic", "completionist", "ironman"};
using Request = std::shared_ptr<CampaignRequest>;

Request request_on_file(Options& options) {
  auto request = std::make_shared<CampaignRequest>();
  options.add("file", request->file, "A campaign's file").required();
  return request;
}
Run take_new(Options& options) {
  const auto request = std::make_shared<CampaignRequest>();
  options.add("kind", request->kind, "alpha").required().one_of(kKinds);
  options.add("-o,--output", request->file, "File to write").required();
  options.add("--mode", request->mode, "classic, completionist or ironman").one_of(kModes);
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
  options.add("kind", request->kind, "alpha").required().one_of(kKinds);
  options.add("--mode", request->mode, "classic, completionist or ironman").one_of(kModes);
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

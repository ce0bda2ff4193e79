// Whole battles without a window: a table of ships with sides, seeds in, log and result out.
#include <algorithm>
#include <iostream>

#include "battle/battle.hpp"
#include "battle/result.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"
#include "mission/result_file.hpp"
#include "questions.hpp"
#include "rules/play/initiative_order.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

constexpr int kMostSteps = 1'000'000;  // of a battle: commands

// Without bots only AI ships act: the battle stops where a person would have to.
struct PlayRequest {
  std::string table;  // scene file, "-", or a mission's id
  int pilots = 4;     // of a mission
  int rank = 2;       // imperial rank of a mission
  std::uint64_t seed = 0;
  std::string players = "bot";  // or "nobody"
  int rounds = 50;              // at most
  int runs = 1;                 // more: so many battles of a mission, for its win rate
  bool json = false;
  std::string log, result;  // files to write, or ""
};

mission::Setup setup_of(const PlayRequest& request) {
  mission::Setup setup;
  setup.mission = request.table;
  setup.pilots = request.pilots;
  setup.rank = request.rank;
  setup.seed = request.seed;
  return setup;
}

Json ships_json(const mission::Result& result) {
  Json ships = Json::array();
  for (const mission::Combatant& ship : result.combatants) {
    if (ship.kind != state::PieceType::ship) continue;
    ships.push_back({{"id", ship.id},
                     {"ship", ship.type},
                     {"side", state::name_of(ship.side)},
                     {"fate", mission::name_of(ship.fate)},
                     {"shields", ship.shields},
                     {"hull", ship.hull_left()}});
  }
  return ships;
}

Json result_json(const battle::Session& session, const mission::Result& result, std::uint64_t seed,
                 const std::string& waits_for) {
  Json json;
  json["result"] = result.winner == mission::Winner::open ? Json(nullptr) : Json(mission::name_of(result.winner));
  json["rounds"] = result.rounds;
  if (result.outcome != mission::Outcome::open) {
    json["outcome"] = mission::name_of(result.outcome);
    json["reason"] = session.table().progress.reason.english();
  }
  json["seed"] = seed;
  json["commands"] = session.log().size();
  json["hash"] = base::hex(state::hash_of(session.table()));
  json["ships"] = ships_json(result);
  if (!waits_for.empty()) json["waits_for"] = waits_for;
  return json;
}

// With --rounds a battle is left when the next round has begun: that one was not flown.
void leave_out_rounds_after(int last, mission::Result& result) {
  result.rounds = std::min(result.rounds, last);
  for (mission::Combatant& who : result.combatants) who.round = std::min(who.round, last);
}

std::string open_question(const state::Table& table) {
  if (table.play.choice) return table.play.choice->prompt.english();
  return std::string("a person's move in phase ") + state::name_of(table.play.phase);
}

// Many battles of a mission: how many are won, and how sure that is.
int weigh(const data::Catalog& catalog, const PlayRequest& request) {
  const auto balance = battle::balance(catalog, setup_of(request), request.runs);
  if (!balance) return print_errors(balance.errors());
  const battle::Interval sure = balance->interval();
  if (request.json) {
    const Json json{{"mission", catalog.mission(request.table)->id},
                    {"pilots", request.pilots},
                    {"rank", request.rank},
                    {"seed", request.seed},
                    {"runs", balance->runs},
                    {"won", balance->won},
                    {"lost", balance->lost},
                    {"undecided", balance->undecided},
                    {"win_rate", balance->rate()},
                    {"low", sure.low},
                    {"high", sure.high},
                    {"rounds", balance->rounds},
                    {"losses", balance->losses}};
    std::cout << json.dump(2) << '\n';
    return kDone;
  }
  const auto percent = [](double share) { return std::to_string(static_cast<int>(share * 100 + 0.5)) + " %"; };
  std::cout << balance->won << " of " << balance->runs << " won: " << percent(balance->rate()) << " ("
            << percent(sure.low) << " to " << percent(sure.high) << "), " << balance->undecided << " undecided\n";
  return kDone;
}

}  // namespace

base::Result<state::Table> opening_table(const data::Catalog& catalog, const std::string& named,
                                         const mission::Setup& setup) {
  if (catalog.mission(named) != nullptr) return mission::opening(catalog, setup);
  if (named != "-" && !io::exists(named)) {
    return base::Error{named, "", "neither a scene file nor a mission",
                       "a file, or one of the missions in maps/missions"};
  }
  auto text = io::read_input(named);
  if (!text) return text.errors();
  return state::read_scene(*text, named, catalog);
}

namespace {

int play(const PlayRequest& request) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  if (request.runs > 1) {
    if (catalog->mission(request.table) != nullptr) return weigh(*catalog, request);
    std::cerr << request.table << ": --runs is for missions\n";
    return kBadInput;
  }
  auto table = opening_table(*catalog, request.table, setup_of(request));
  if (!table) return print_errors(table.errors());

  battle::Session session(*catalog, std::move(*table), request.seed);
  for (const state::Side side : {state::Side::player, state::Side::enemy})
    session.fly_by_bot(side, request.players == "bot");
  const data::RuleSet& ruleset = *catalog->ruleset(session.table().ruleset);
  rules::StartBattle start;
  start.seed = request.seed;
  start.first = rules::first_side(ruleset);
  if (const auto refused = session.apply(start)) {
    std::cerr << request.table << ": " << refused->why << " (" << refused->rule << ")\n";
    return kIllegal;
  }
  std::string waits_for;
  for (int step = 0; session.table().play.result.empty() && session.table().round <= request.rounds; ++step) {
    ENSURE(step < kMostSteps, "a battle that does not end");
    if (session.let_ai_act()) continue;
    waits_for = open_question(session.table());
    break;
  }
  if (!request.log.empty()) {
    if (const auto written = io::write_file(request.log, battle::write_log(session)); !written) {
      return print_errors(written.errors());
    }
  }
  mission::Result result = battle::result_of(session);
  leave_out_rounds_after(std::max(request.rounds, session.start().round), result);
  if (!request.result.empty()) {
    if (const auto written = io::write_file(request.result, mission::write_result(result)); !written) {
      return print_errors(written.errors());
    }
  }
  std::cout << result_json(session, result, request.seed, waits_for).dump(2) << '\n';
  return kDone;
}

}  // namespace

Run take_play(Options& options) {
  const auto request = std::make_shared<PlayRequest>();
  options.add("table", request->table, "Scene file with ships of two sides, -, or a mission's id").required();
  options.add("--pilots", request->pilots, "Players of a mission").from(3, 6);
  options.add("--rank", request->rank, "Imperial rank of a mission").from(1, 8);
  options.add("--seed", request->seed, "Seed of every die and shuffle");
  options.add("--players", request->players, "Who flies ships that are not AI ships").one_of({"bot", "nobody"});
  options.add("--runs", request->runs, "So many battles of a mission: how many are won").from(1, 100000);
  options.flag("--json", request->json, "The win rate as JSON");
  options.add("--rounds", request->rounds, "Stop after so many rounds").from(1, 500);
  options.add("--log", request->log, "Battle log to write (plotboard-log/1)");
  options.add("--result", request->result, "Result to write (plotboard-result/1)");
  return [request] { return play(*request); };
}

}  // namespace plotboard::cli

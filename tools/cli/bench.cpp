// The bench: the engine's own figures and its rivals in one run, so that ratios hold on a noisy machine.
#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <numeric>

#include "ai/ai.hpp"
#include "battle/battle.hpp"
#include "bench_rivals.hpp"
#include "common.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"
#include "random_tables.hpp"
#include "rules/machine/step.hpp"
#include "rules/rules.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Of this program's one thread: what other programs do on the machine doesn't count.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double percentile(std::vector<double> values, double share) {
  const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

// Pairs of small bases of which a bit more than half overlap, so that neither answer is the cheap one throughout.
std::vector<PosePair> bench_pairs(base::Rng& rng) {
  std::vector<PosePair> pairs(32768);
  for (PosePair& pair : pairs) {
    pair.a = {{rng.between(0, 914400)}, {rng.between(0, 914400)}, {rng.between(0, 359999)}};
    pair.b = {{pair.a.x.value + rng.between(-56000, 56000)},
              {pair.a.y.value + rng.between(-56000, 56000)},
              {rng.between(0, 359999)}};
  }
  return pairs;
}

// How many of the first so many pairs overlap, bases placed on the way.
auto contacts_of(const data::Catalog& catalog, const std::vector<PosePair>& pairs, bool guides) {
  const double tolerance = catalog.figures.contact_tolerance.mm();
  return counted([&catalog, &pairs, tolerance, guides](std::size_t k) {
    const auto a = geom::placed_base(catalog.figures, geom::BaseKind::small, guides, pairs[k].a);
    const auto b = geom::placed_base(catalog.figures, geom::BaseKind::small, guides, pairs[k].b);
    return geom::contact(a, b, tolerance) == geom::Contact::overlapping;
  });
}

Json contact_figures(const data::Catalog& catalog) {
  base::Rng rng(7);
  const std::vector<PosePair> pairs = bench_pairs(rng);
  std::vector<Rival> all = {{"plotboard contact, with placing", contacts_of(catalog, pairs, false)},
                            {"plotboard contact, with guides", contacts_of(catalog, pairs, true)}};
  for (Rival& rival : rivals(catalog.figures, pairs)) all.push_back(std::move(rival));

  // Round after round through all of them; the best round of each counts.
  std::vector<double> best(all.size(), 1e300);
  std::vector<std::size_t> overlaps(all.size(), 0);
  for (int round = 0; round < 7; ++round) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::size_t share = all[i].slow ? pairs.size() / 8 : pairs.size();
      const auto start = std::chrono::steady_clock::now();
      const std::size_t count = all[i].overlaps(share);
      best[i] = std::min(best[i], seconds_since(start) / static_cast<double>(share));
      overlaps[i] = count * (pairs.size() / share);
    }
  }
  Json rows = Json::array();
  for (std::size_t i = 0; i < all.size(); ++i) {
    rows.push_back({{"what", all[i].name},
                    {"ns", best[i] * 1e9},
                    {"calls_per_second", 1.0 / best[i]},
                    {"ours_is_times_faster", best[i] / best[0]},
                    {"overlapping", static_cast<double>(overlaps[i]) / static_cast<double>(pairs.size())}});
  }
  return rows;
}

Json decision_figures(const data::Catalog& catalog) {
  base::Rng rng(11);
  std::vector<double> decision_us;
  std::vector<double> quick_us;
  std::vector<double> phase_ms;
  std::size_t steps = 0;
  for (int i = 0; i < 400; ++i) {
    const state::Table table = random_table(catalog, rng, {});
    const auto phase = std::chrono::steady_clock::now();
    for (const state::Piece& piece : table.pieces) {
      if (!piece.ai) continue;
      const auto start = std::chrono::steady_clock::now();
      const rules::Field field(catalog, table);  // what a turn needs anew after each move
      const auto decision = ai::decide(field, {piece.id, {}, {}, {}}, rng);
      decision_us.push_back(seconds_since(start) * 1e6);
      if (decision) steps += decision->steps.size();
    }
    phase_ms.push_back(seconds_since(phase) * 1e3);
    const rules::Field field(catalog, table);
    for (const state::Piece& piece : table.pieces) {
      if (!piece.ai) continue;
      const auto start = std::chrono::steady_clock::now();
      const auto decision = ai::decide(field, {piece.id, {}, {}, {}, false}, rng);
      if (decision) quick_us.push_back(seconds_since(start) * 1e6);
    }
  }
  return {{"decisions", decision_us.size()},
          {"reasons_per_decision", static_cast<double>(steps) / static_cast<double>(decision_us.size())},
          {"decision_median_us", percentile(decision_us, 0.5)},
          {"decision_p99_us", percentile(decision_us, 0.99)},
          {"without_reasons_median_us", percentile(quick_us, 0.5)},
          {"phase_of_8_median_ms", percentile(phase_ms, 0.5)},
          {"phase_of_8_p99_ms", percentile(phase_ms, 0.99)}};
}

// Whole battles of 12 rounds, 8 ships against 8: the rules, every die and every decision. Processor time of one core.
enum class Fight : std::uint8_t { cards, bot_against_cards, first_edition };
Json battle_figures(const data::Catalog& catalog, const char* what, Fight fight, int battles) {
  constexpr int kShips = 8;
  constexpr int kRounds = 12;
  base::Rng rng(13);
  std::vector<state::Table> tables;
  for (int i = 0; i < battles; ++i) {
    tables.push_back(fight == Fight::first_edition ? first_battle_table(catalog, rng, kShips)
                                                   : battle_table(catalog, rng, kShips, fight == Fight::cards));
  }
  std::vector<double> ms;
  int rounds = 0;
  int left = 0;
  const double begin = processor_seconds();
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const double start = processor_seconds();
    const battle::Outcome outcome = battle::simulate(catalog, tables[i], i + 1, kRounds);
    ms.push_back((processor_seconds() - start) * 1e3);
    rounds += outcome.rounds;
    for (const state::Piece& piece : outcome.table.pieces) left += piece.in_play() ? 1 : 0;
  }
  const double seconds = processor_seconds() - begin;
  const double count = static_cast<double>(tables.size());
  return {{"what", what},
          {"battles", tables.size()},
          {"battles_per_second", count / seconds},
          {"median_ms", percentile(ms, 0.5)},
          {"p99_ms", percentile(ms, 0.99)},
          {"rounds_a_battle", rounds / count},
          {"ships_left", left / count}};
}

// Whole missions of 12 rounds: stand-in pilots against AI ships, with arrivals, objectives and triggers. Processor time
// of one core. Missions end when their objectives are settled, so besides what was flown stands what 12 full rounds
// take.
Json mission_figures(const data::Catalog& catalog, int missions) {
  constexpr int kRounds = 12;
  std::vector<const data::Mission*> all;
  for (const auto& [id, mission] : catalog.missions) {
    if (mission.rounds == kRounds) all.push_back(&mission);
  }
  std::vector<double> ms;
  int rounds = 0;
  for (int i = 0; i < missions && !all.empty(); ++i) {
    mission::Setup setup;
    setup.mission = all[static_cast<std::size_t>(i) % all.size()]->id;
    setup.seed = static_cast<std::uint64_t>(i) + 1;
    auto table = mission::opening(catalog, setup);
    if (!table) continue;
    const double start = processor_seconds();
    rounds += battle::simulate(catalog, std::move(*table), setup.seed, kRounds).rounds;
    ms.push_back((processor_seconds() - start) * 1e3);
  }
  if (ms.empty()) return nullptr;
  const double count = static_cast<double>(ms.size());
  const double seconds = std::accumulate(ms.begin(), ms.end(), 0.0) / 1e3;
  return {{"missions", ms.size()},
          {"missions_per_second", count / seconds},
          {"of_12_full_rounds_per_second", rounds / seconds / kRounds},
          {"median_ms", percentile(ms, 0.5)},
          {"p99_ms", percentile(ms, 0.99)},
          {"rounds_a_mission", rounds / count}};
}

// The activation of one AI ship among 16: target, maneuver with its swerves, every place that an action could bring it
// to, the action, and what rules and cards do on the way. Processor time.
Json turn_figures(const data::Catalog& catalog, int battles) {
  constexpr int kShips = 8;
  constexpr int kRounds = 4;  // while all of them are there
  base::Rng rng(19);
  std::vector<double> ms;
  const auto all_fly = [](const state::Table& table) {
    const auto flies = [](const state::Piece& piece) { return piece.in_play(); };
    return std::count_if(table.pieces.begin(), table.pieces.end(), flies) == 2 * kShips;
  };
  for (int i = 0; i < battles; ++i) {
    battle::Session session(catalog, battle_table(catalog, rng, kShips, true), static_cast<std::uint64_t>(i));
    rules::StartBattle start;
    start.seed = static_cast<std::uint64_t>(i);
    static_cast<void>(session.apply(start));
    while (session.table().round <= kRounds && session.table().play.result.empty()) {
      const auto advised = session.advised();
      if (!advised) break;
      const auto* take = get_if<rules::TakeTurn>(&advised->command);
      if (take != nullptr && session.table().play.phase == state::Phase::activation && all_fly(session.table())) {
        state::Table table = session.table();
        state::Step turn;
        turn.kind = state::StepKind::turn;
        turn.ship = take->ship;
        const double begin = processor_seconds();
        ai::Pilots pilots;
        rules::Game game(catalog, table, {}, &pilots, rules::Keeps::nothing);
        rules::run_at_once(game, turn);
        ms.push_back((processor_seconds() - begin) * 1e3);
      }
      if (session.follow(*advised)) break;
    }
  }
  if (ms.empty()) return nullptr;
  return {{"turns", ms.size()}, {"median_ms", percentile(ms, 0.5)}, {"p99_ms", percentile(ms, 0.99)}};
}

// A huge ship's dial among 16 ships: what one maneuver would do, ramming and obstacles included, from the table on, as
// the window asks when it is pointed at; and the whole dial. Processor time.
Json ramming_figures(const data::Catalog& catalog, int tables) {
  base::Rng rng(23);
  std::vector<double> preview_us;
  std::vector<double> dial_us;
  std::size_t rams = 0;
  for (int i = 0; i < tables; ++i) {
    const state::Table table = melee_table(catalog, rng, {});
    const state::Piece& huge = table.pieces.front();
    const data::Dial& dial = catalog.ship(huge.ref)->dial;
    const auto outcome_of = [&](const rules::Field& field, geom::Maneuver maneuver) {
      geom::ManeuverChoice choice;
      choice.edition = field.ruleset().edition;
      return rules::fly(field, *field.ship(huge.id), maneuver, choice);
    };
    for (const data::DialEntry& entry : dial.entries) {
      const double start = processor_seconds();
      const rules::Field field(catalog, table);
      const rules::MoveOutcome outcome = outcome_of(field, entry.maneuver);
      preview_us.push_back((processor_seconds() - start) * 1e6);
      rams += outcome.crushed.empty() ? 0U : 1U;
    }
    const double start = processor_seconds();
    const rules::Field field(catalog, table);
    for (const data::DialEntry& entry : dial.entries) static_cast<void>(outcome_of(field, entry.maneuver));
    dial_us.push_back((processor_seconds() - start) * 1e6);
  }
  return {{"previews", preview_us.size()},
          {"share_that_rams", static_cast<double>(rams) / static_cast<double>(preview_us.size())},
          {"preview_median_us", percentile(preview_us, 0.5)},
          {"preview_p99_us", percentile(preview_us, 0.99)},
          {"dial_median_us", percentile(dial_us, 0.5)},
          {"dial_p99_us", percentile(dial_us, 0.99)}};
}

// A battle as a person has it: log, hashes, and the save that is written at every command. Bot against AI cards.
Json session_figures(const data::Catalog& catalog) {
  constexpr int kShips = 8;
  constexpr int kRounds = 12;
  base::Rng rng(17);
  battle::Session session(catalog, battle_table(catalog, rng, kShips, false), 1);
  session.fly_by_bot(state::Side::player, true);
  const std::string path = "bench.plotboard";
  auto save = battle::Save::begin(path, session);
  std::vector<double> command_ms;
  std::vector<double> save_ms;
  const auto keep = [&](std::chrono::steady_clock::time_point start) {
    command_ms.push_back(seconds_since(start) * 1e3);
    if (!save) return;
    const auto saving = std::chrono::steady_clock::now();
    if (save->keep(session)) save_ms.push_back(seconds_since(saving) * 1e3);
  };
  static_cast<void>(session.apply(rules::StartBattle{1, false, state::Side::player}));
  while (session.table().round <= kRounds && session.table().play.result.empty()) {
    const auto start = std::chrono::steady_clock::now();
    const auto advised = session.advised();
    if (!advised || session.follow(*advised)) break;
    keep(start);
  }
  const std::size_t all = session.log().size();
  std::vector<double> undo_ms;
  for (std::size_t to = all - 1; to > 0; to -= std::min<std::size_t>(to, 7)) {  // from the end, each time
    const auto start = std::chrono::steady_clock::now();
    session.undo_to(to);
    undo_ms.push_back(seconds_since(start) * 1e3);
    while (session.redo()) continue;
  }
  for (const char* rest : {"", "-wal", "-shm"}) io::remove_file(path + rest);
  Json json = {{"commands", all},
               {"command_median_ms", percentile(command_ms, 0.5)},
               {"command_p99_ms", percentile(command_ms, 0.99)},
               {"undo_median_ms", percentile(undo_ms, 0.5)},
               {"undo_worst_ms", percentile(undo_ms, 1)}};
  if (!save_ms.empty()) {
    json["save_median_ms"] = percentile(save_ms, 0.5);
    json["save_p99_ms"] = percentile(save_ms, 0.99);
  }
  return json;
}

// What every program does first: all data files read and checked. Processor time.
Json catalog_figures() {
  std::vector<double> ms;
  for (int i = 0; i < 9; ++i) {
    const double start = processor_seconds();
    if (!open_catalog()) return nullptr;
    ms.push_back((processor_seconds() - start) * 1e3);
  }
  return {{"median_ms", percentile(ms, 0.5)}, {"worst_ms", percentile(ms, 1)}};
}

constexpr int kBattles = 200;
constexpr int kMissions = 100;
constexpr const char* kCardsAgainstCards = "AI cards against AI cards";

// What docs/speed.md keeps of every landed commit (tools/bench-record). A contact is measured before and after each of
// the others, in processor time like them and as a median too: what else the machine does slows both alike.
int brief_bench() {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  base::Rng rng(7);
  const std::vector<PosePair> pairs = bench_pairs(rng);
  const auto contact_ns = [&catalog, &pairs] {
    std::vector<double> ns;
    for (int round = 0; round < 25; ++round) {
      const double start = processor_seconds();
      static_cast<void>(contacts_of(*catalog, pairs, false)(pairs.size()));
      ns.push_back((processor_seconds() - start) * 1e9 / static_cast<double>(pairs.size()));
    }
    return percentile(ns, 0.5);
  };
  double before = contact_ns();
  const auto beside_contact = [&](Json figures) {
    const double after = contact_ns();
    figures["contact_ns"] = (before + after) / 2;
    before = after;
    return figures;
  };
  Json result;
  result["ai"] = beside_contact(decision_figures(*catalog));
  result["battles"] = beside_contact(battle_figures(*catalog, kCardsAgainstCards, Fight::cards, kBattles));
  result["missions"] = beside_contact(mission_figures(*catalog, kMissions));
  result["catalog"] = beside_contact(catalog_figures());
  std::cout << result.dump(2) << '\n';
  return kDone;
}

int bench(bool json) {
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const Json result = {
      {"contact", contact_figures(*catalog)},
      {"ai", decision_figures(*catalog)},
      {"battles", Json::array({battle_figures(*catalog, kCardsAgainstCards, Fight::cards, kBattles),
                               battle_figures(*catalog, "bot against AI cards", Fight::bot_against_cards, 40),
                               battle_figures(*catalog, "bot against bot, first edition", Fight::first_edition, 40)})},
      {"missions", mission_figures(*catalog, kMissions)},
      {"catalog", catalog_figures()},
      {"ai_turn", turn_figures(*catalog, 40)},
      {"ramming", ramming_figures(*catalog, 300)},
      {"session", session_figures(*catalog)}};
  if (json) {
    std::cout << result.dump(2) << '\n';
    return kDone;
  }
  std::printf("%-38s %10s %14s %8s\n", "base against base, 40 mm", "ns", "calls/s", "ratio");
  for (const Json& row : result["contact"]) {
    std::printf("%-38s %10.1f %14.0f %8.2f\n", row["what"].get<std::string>().c_str(), row["ns"].get<double>(),
                row["calls_per_second"].get<double>(), row["ours_is_times_faster"].get<double>());
  }
  const Json& ai = result["ai"];
  std::printf("\nAI among 16 ships and 12 obstacles, all reasons (%.1f a decision)\n",
              ai["reasons_per_decision"].get<double>());
  std::printf("one decision: median %.1f us, 99th percentile %.1f us\n", ai["decision_median_us"].get<double>(),
              ai["decision_p99_us"].get<double>());
  std::printf("one decision without reasons: median %.1f us\n", ai["without_reasons_median_us"].get<double>());
  std::printf("eight AI ships' phase: median %.3f ms, 99th percentile %.3f ms\n",
              ai["phase_of_8_median_ms"].get<double>(), ai["phase_of_8_p99_ms"].get<double>());
  std::printf("\nBattles of 8 against 8 ships, 12 rounds\n");
  for (const Json& row : result["battles"]) {
    std::printf("%-28s %7.1f a second, median %6.2f ms, 99th percentile %6.2f ms, %4.1f ships left\n",
                row["what"].get<std::string>().c_str(), row["battles_per_second"].get<double>(),
                row["median_ms"].get<double>(), row["p99_ms"].get<double>(), row["ships_left"].get<double>());
  }
  if (const Json& missions = result["missions"]; missions.is_object()) {
    std::printf("\nMissions of 12 rounds, four stand-in pilots against AI ships\n");
    std::printf("%.1f a second (%.1f rounds each; of 12 full rounds %.1f), median %.1f ms, 99th percentile %.1f ms\n",
                missions["missions_per_second"].get<double>(), missions["rounds_a_mission"].get<double>(),
                missions["of_12_full_rounds_per_second"].get<double>(), missions["median_ms"].get<double>(),
                missions["p99_ms"].get<double>());
  }
  if (const Json& load = result["catalog"]; load.is_object()) {
    std::printf("\nAll data files read and checked: median %.1f ms, worst %.1f ms of processor time\n",
                load["median_ms"].get<double>(), load["worst_ms"].get<double>());
  }
  if (const Json& turn = result["ai_turn"]; turn.is_object()) {
    std::printf("\nOne AI ship's whole activation among 16 ships: target, maneuver, every repositioning, action\n");
    std::printf("median %.3f ms, 99th percentile %.3f ms\n", turn["median_ms"].get<double>(),
                turn["p99_ms"].get<double>());
  }
  const Json& ramming = result["ramming"];
  std::printf("\nA huge ship's maneuver among 16 ships and 12 obstacles, with whom it rams (%.0f %% of them do)\n",
              ramming["share_that_rams"].get<double>() * 100);
  std::printf("one preview: median %.0f us, 99th percentile %.0f us; its whole dial: median %.0f us\n",
              ramming["preview_median_us"].get<double>(), ramming["preview_p99_us"].get<double>(),
              ramming["dial_median_us"].get<double>());
  const Json& session = result["session"];
  std::printf("\nOne such battle played, logged and saved: %d commands\n", session["commands"].get<int>());
  std::printf("a command, with the bot's or the AI's thinking: median %.3f ms, 99th percentile %.3f ms\n",
              session["command_median_ms"].get<double>(), session["command_p99_ms"].get<double>());
  std::printf("undo from the end to any command: median %.2f ms, worst %.2f ms\n",
              session["undo_median_ms"].get<double>(), session["undo_worst_ms"].get<double>());
  if (session.contains("save_median_ms")) {
    std::printf("save of a command: median %.2f ms, 99th percentile %.2f ms\n", session["save_median_ms"].get<double>(),
                session["save_p99_ms"].get<double>());
  }
  return kDone;
}

}  // namespace

Run take_bench(Options& options) {
  struct BenchFlags {
    bool json = false, brief = false;
  };
  const auto asked = std::make_shared<BenchFlags>();
  options.flag("--json", asked->json, "Figures as JSON");
  options.flag("--brief", asked->brief, "Only the figures that docs/speed.md keeps, as JSON");
  return [asked] { return asked->brief ? brief_bench() : bench(asked->json); };
}

}  // namespace plotboard::cli

// Random battles beside a real table: people keep this and that themselves, tell what they did or leave it open, bring
// it up to date, report what a mission waits for, and nudge their models. After each command every invariant holds and
// the promises of rules/play/referee.hpp are kept; each battle plays again to the same bytes.
#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "battle/log.hpp"
#include "battle/orders.hpp"
#include "battle/resume.hpp"
#include "battle/session.hpp"
#include "mission/mission.hpp"
#include "rules/coop/mission_reports.hpp"
#include "rules/play/battle_commands.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/referee.hpp"
#include "state/snapshot.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"
#include "support/soak.hpp"

namespace plotboard::referee_random {

namespace {

using state::Table;

struct Met {
  int untold = 0, settled = 0, reports = 0, kept = 0, cards = 0, orders = 0, rounds = 0, other_dice = 0;
};

// What only people beside a real table do; nothing where none of it is to be done now.
class People {
 public:
  People(base::Rng& rng, const data::Catalog& catalog) : rng_(rng), catalog_(catalog) {}

  std::optional<rules::Command> next(const Table& table, Met& met) {
    if (const auto& choice = table.play.choice) return answer(table, *choice, met);
    if (table.play.phase == state::Phase::over) return std::nullopt;
    const auto& untold = table.play.untold;
    if (!untold.empty() && one_in(6)) {
      const state::Untold& any = untold[rng_.below(static_cast<std::uint32_t>(untold.size()))];
      ++met.settled;
      return rules::Settle{any.ship, any.what};
    }
    if (one_in(12)) {
      ++met.kept;
      return rules::SetReferee{flags()};
    }
    const auto reports = rules::mission_reports(catalog_, table);
    if (reports.empty() || !one_in(20)) return std::nullopt;
    // Objectives of the mission end it: seldom.
    const state::Option& report = reports[rng_.below(static_cast<std::uint32_t>(reports.size()))];
    const bool ends = report.key.text().find("met:") == 0 || report.key.text().find("failed:") == 0;
    if (ends && !one_in(8)) return std::nullopt;
    ++met.reports;
    return rules::Report{report.key};
  }
  state::Referee flags() { return {true, one_in(2), one_in(3), one_in(2), one_in(2)}; }
  bool one_in(std::uint32_t count) { return rng_.below(count) == 0; }

 private:
  std::optional<rules::Command> answer(const Table& table, const state::Choice& choice, Met& met) {
    if (rules::may_differ(table, choice) && one_in(2)) {
      rules::Choose typed{choice.kind, {}, {}, {}, false, {}};
      const int count = rng_.between(1, rules::kMostTypedDice);
      for (int i = 0; i < count; ++i) {
        typed.dice.push_back(choice.die == state::DieKind::attack ? rng_.between(0, 3) : (one_in(2) ? 0 : 4));
      }
      met.other_dice += count == choice.dice ? 0 : 1;
      return typed;
    }
    const state::Option* open = rules::left_open(choice);
    if (open == nullptr || !one_in(4)) return std::nullopt;
    rules::Choose choose{choice.kind, open->key, {}, {}, false, {}};
    choose.untold = true;
    ++met.untold;
    return choose;
  }
  base::Rng& rng_;
  const data::Catalog& catalog_;
};

// What people keep the program leaves alone.
void check_kept_apart(const Table& before, const rules::Command& command, const std::vector<state::Event>& events,
                      Met& met) {
  Table now = before;
  const bool by_hand =
      holds<rules::ChangePiece>(command) || holds<rules::PlacePieces>(command) || holds<rules::RemovePieces>(command);
  for (const state::Event& event : events) {
    const state::Referee& referee = now.play.referee;
    if (const auto* changed = get_if<state::TokenChanged>(&event)) {
      const bool of_mission = changed->token >= state::Token::protect;
      const bool kept = rules::keeps_tokens(now, changed->id) && !of_mission && !by_hand;
      // What lies there goes as they begin to keep it; what they type in all the same goes as it would.
      if (kept) CHECK(changed->by < 0);
    } else if (const auto* rolled = get_if<state::DiceRolled>(&event)) {
      const state::Piece* ship = now.find(rolled->id);
      const bool peoples = ship != nullptr && rules::is_peoples(*ship);
      if (rolled->typed) CHECK((now.play.typed_dice || (referee.own_dice && peoples)));
    } else if (holds<state::CardNamed>(event)) {
      CHECK(referee.damage_cards);
      ++met.cards;
    } else if (holds<state::Credited>(event)) {
      CHECK_FALSE(referee.experience);
    } else if (const auto* round = get_if<state::RoundStarted>(&event)) {
      const bool people = std::any_of(now.pieces.begin(), now.pieces.end(), rules::is_peoples);
      const bool said = holds<rules::Ready>(command) || before.play.step.kind == state::StepKind::advance;
      if (people && round->round > 1) CHECK(said);
      ++met.rounds;
    }
    state::fold(now, event);
  }
}

void check_snapshot(const Table& table, const data::Catalog& catalog) {
  auto read = state::read_snapshot(state::write_snapshot(table), "it", catalog);
  if (!read) FAIL(base::text(read.errors()));
  const auto resumed = battle::resumed(std::move(*read), "it", catalog);
  REQUIRE(resumed);
  REQUIRE_FALSE(resumed->step_anew);
  REQUIRE(state::hash_of(resumed->table) == state::hash_of(table));
}

void play(battle::Session& session, base::Rng& rng, test::Seen& seen, Met& met, int commands) {
  const data::Catalog& catalog = session.catalog();
  People people(rng, catalog);
  test::RandomPlayer player(rng, seen);
  player.eager = player.corrects = true;
  for (int i = 0; i < commands; ++i) {
    std::optional<rules::Command> command = people.next(session.table(), met);
    if (!command) command = player.next(session.table());
    if (!command) break;
    const Table before = session.table();
    const auto refused = session.apply(*command);
    INFO(rules::words_of(*command).english() << ": " << (refused ? refused->why.english() : ""));
    REQUIRE_FALSE(refused);
    const battle::LogEntry& entry = session.log().back();
    REQUIRE(state::broken_invariants(session.table()).empty());
    const std::vector<std::string> broken = rules::broken_battle(catalog, session.table());
    if (!broken.empty()) FAIL(broken.front());
    CHECK(session.table().play.referee.on);
    check_kept_apart(before, *command, entry.events, met);
    for (const battle::Order& order : battle::orders_of(catalog, before, entry)) {
      CHECK_FALSE(order.headline.english().empty());
      for (const Phrase& line : order.lines) CHECK_FALSE(line.english().empty());
      ++met.orders;
    }
    if (i % 16 == 0) check_snapshot(session.table(), catalog);
  }
  const std::string log = battle::write_log(session);
  const auto again = battle::read_log(log, "game.log", catalog);
  if (!again) FAIL(base::text(again.errors()));
  REQUIRE(battle::write_log(*again) == log);
  const std::uint64_t hash = state::hash_of(session.table());
  while (session.undo()) {
  }
  while (session.redo()) {
  }
  REQUIRE(state::hash_of(session.table()) == hash);
}

rules::StartBattle beginning(test::RandomBattle& random, std::uint64_t seed) {
  rules::StartBattle begin;
  begin.seed = seed;
  begin.typed_dice = random.one_in(4);
  begin.referee = People(random.rng, test::catalog()).flags();
  return begin;
}

}  // namespace

TEST_CASE("Battles beside a real table stay whole, whatever people keep and leave open",
          "[property][battle][referee][plotboard]") {
  test::Seen seen;
  Met met;
  const int battles = test::tries(400);
  for (int i = 0; i < battles; ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 1;
    INFO("seed " << seed);
    test::RandomBattle random(seed);
    random.inwards = true;
    battle::Session session(test::catalog(), random.table(3, 3, 300'000), seed);
    if (session.apply(beginning(random, seed))) continue;
    play(session, random.rng, seen, met, 300);
  }
  CAPTURE(met.untold, met.settled, met.kept, met.cards, met.orders, met.rounds, met.other_dice);
  CHECK(met.untold > battles);
  CHECK(met.settled > battles / 2);
  CHECK(met.kept > battles / 2);
  CHECK(met.cards > battles / 100);
  CHECK(met.orders > battles * 10);
  CHECK(met.rounds > battles);
  CHECK(met.other_dice > battles / 10);
}

TEST_CASE("Battles of the first edition beside a real table stay whole",
          "[property][battle][referee][plotboard][first]") {
  test::Seen seen;
  Met met;
  const int battles = test::tries(60);
  for (int i = 0; i < battles; ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 1;
    INFO("seed " << seed);
    test::RandomBattle random(seed, geom::Edition::first);
    random.inwards = true;
    battle::Session session(test::catalog(), random.table(3, 3, 300'000), seed);
    if (session.apply(beginning(random, seed))) continue;
    play(session, random.rng, seen, met, 300);
  }
  CAPTURE(met.untold, met.settled, met.kept, met.cards, met.orders, met.rounds, met.other_dice);
  CHECK(met.untold > battles);
  CHECK(met.settled > battles / 2);
  CHECK(met.kept > battles / 2);
  CHECK(met.orders > battles * 10);
  CHECK(met.rounds > battles);
}

TEST_CASE("Missions beside a real table take reports at any time", "[property][mission][referee][plotboard]") {
  test::Seen seen;
  Met met;
  std::vector<Id> numbers;
  for (const auto& [id, mission] : test::catalog().missions) numbers.push_back(mission.number);
  const int battles = test::tries(80);
  for (int i = 0; i < battles; ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 1;
    mission::Setup setup;
    setup.mission = numbers[static_cast<std::size_t>(i) % numbers.size()];
    setup.pilots = 3;
    setup.rank = 1 + i % 8;
    setup.seed = seed;
    INFO("mission " << setup.mission << " seed " << seed);
    auto opening = mission::opening(test::catalog(), setup);
    if (!opening) FAIL(base::text(opening.errors()));
    test::RandomBattle random(seed);
    battle::Session session(test::catalog(), std::move(*opening), seed);
    REQUIRE_FALSE(session.apply(beginning(random, seed)));
    play(session, random.rng, seen, met, 250);
  }
  CAPTURE(met.reports, met.untold, met.orders);
  CHECK(met.reports > battles / 2);
  CHECK(met.untold > battles);
}

}  // namespace plotboard::referee_random

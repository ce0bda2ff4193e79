// Random play of whole battles: random ships, upgrades and obstacles, random legal commands. After every command the
// invariants hold; what check() allows resolve() can do, what it forbids stays forbidden; maneuvers leave no overlap;
// battles come back from their log to the same hash; undo leads back. PLOTBOARD_SOAK=1000 makes it 100,000 rounds.
#include <catch2/catch.hpp>
#include <map>

#include "battle/battle.hpp"
#include "rules/invariants.hpp"
#include "support/random_battle.hpp"
#include "support/soak.hpp"

using namespace plotboard;
using test::catalog;

namespace {

constexpr int kMostCommands = 4000;        // of one battle
constexpr int kRoundsThatUseAll = 20'000;  // so many that every effect must have had its turn

void expect_none(const std::vector<std::string>& broken) {
  if (!broken.empty()) FAIL(broken.front());
}

// Nobody stands on a ship after a maneuver that was flown to its end (2e-overlap-2, -3).
void expect_no_overlap(const state::Table& table, const std::vector<state::Event>& events) {
  for (const state::Event& event : events) {
    const auto* flown = std::get_if<state::ManeuverFlown>(&event);
    const auto* placed = std::get_if<state::WingmatePlaced>(&event);
    const bool at_will =
        flown != nullptr && flown->fully_executed && flown->maneuver.bearing != geom::Bearing::stationary;
    if (!at_will && placed == nullptr) continue;
    const std::string& id = placed != nullptr ? placed->id : flown->id;
    const state::Piece* mover = table.find(id);
    if (mover == nullptr || !mover->in_play() || mover->pose != (placed != nullptr ? placed->to : flown->to)) continue;
    const rules::Field field(catalog(), table);
    const auto* ship = field.ship(id);
    for (const auto& other : field.ships()) {
      if (&other == ship) continue;
      if (geom::gap_mm(ship->moving, other.moving) < -field.tolerance_mm()) {
        // Somebody may have been put under it since: only then do both stand where nobody flew.
        FAIL(id + " flew onto " + field.piece(other).id);
      }
    }
  }
}

// Commands that must be refused now, and change nothing.
void expect_refused(const state::Table& table) {
  const auto refused = [&](const rules::Command& command) {
    const auto answer = rules::check(catalog(), table, command);
    INFO(rules::words_of(command));
    REQUIRE(answer);
    CHECK_FALSE(answer->rule.empty());
    CHECK_FALSE(answer->why.empty());
  };
  refused(rules::StartBattle{});
  refused(rules::TakeTurn{"nobody"});
  refused(rules::FlyManeuver{});
  if (!table.play.choice) {
    refused(rules::Choose{"action", "focus", {}, {}, false, ""});
    return;
  }
  const state::Choice& choice = *table.play.choice;
  refused(rules::Choose{choice.kind, "no such option", {}, {}, false, ""});
  refused(rules::Choose{choice.kind + "x", "", {}, {}, false, ""});
  for (const state::Option& option : choice.options) {
    if (option.legal) continue;
    const auto answer = rules::check(catalog(), table, rules::Choose{choice.kind, option.key, {}, {}, false, ""});
    REQUIRE(answer);
    CHECK(answer->rule == option.rule);
  }
}

// Cards whose effects have not had their turn yet: every other battle is fought with them.
std::vector<std::string> unused_cards() {
  std::vector<std::string> cards;
  for (const rules::Effect& effect : rules::all_effects()) {
    if (rules::times_used(effect) == 0) cards.push_back(effect.card);
  }
  return cards;
}

int play(std::uint64_t seed, int rounds) {
  test::RandomBattle random(seed);
  if (seed % 2 == 0) random.wanted = unused_cards();
  state::Table start = random.table(3, 4, 300'000);
  battle::Session session(catalog(), start, seed);
  rules::StartBattle begin;
  begin.seed = seed;
  begin.typed_dice = random.below(8) == 0;
  begin.first = random.below(2) == 0 ? state::Side::player : state::Side::enemy;
  if (rules::check(catalog(), start, begin)) return 0;  // a side without ships
  REQUIRE_FALSE(session.apply(begin));
  int done = 0;
  for (; done < kMostCommands && session.table().round <= rounds; ++done) {
    const state::Table& table = session.table();
    const auto commands = rules::legal_commands(catalog(), table);
    if (commands.empty()) {
      REQUIRE(table.play.phase == state::Phase::over);
      break;
    }
    const rules::Command command = random.any(commands);
    INFO("seed " << seed << ", command " << done << ": " << rules::words_of(command));
    REQUIRE_FALSE(rules::check(catalog(), table, command));
    REQUIRE_FALSE(session.apply(command));
    expect_none(state::broken_invariants(session.table()));
    expect_none(rules::broken_battle(catalog(), session.table()));
    expect_no_overlap(session.table(), session.log().back().events);
    if (done % 16 == 0) expect_refused(session.table());
  }
  // The battle comes back from its text, and undo leads to its beginning.
  const std::string log = battle::write_log(session);
  const auto again = battle::read_log(log, "log", catalog());
  if (!again) FAIL("seed " << seed << ": " << base::text(again.errors()));
  CHECK(again->table() == session.table());
  CHECK(battle::write_log(*again) == log);
  const std::size_t back = session.log().size() / 2;
  const std::uint64_t hash = session.log()[back].hash;
  session.undo_to(back + 1);
  CHECK(state::hash_of(session.table()) == hash);
  while (session.redo()) continue;
  CHECK(session.table() == again->table());
  return session.table().round;
}

}  // namespace

TEST_CASE("Random battles keep every invariant, and come back from their logs", "[plotboard]") {
  const int wanted = test::tries(100);
  int rounds = 0;
  for (std::uint64_t seed = 1; rounds < wanted; ++seed) rounds += play(seed, 6);
  CHECK(rounds >= wanted);
  if (wanted < kRoundsThatUseAll) return;
  std::string unused;
  for (const rules::Effect& effect : rules::all_effects()) {
    if (rules::times_used(effect) > 0) continue;
    unused += " " + effect.card + "/" + std::to_string(static_cast<int>(effect.window));
  }
  CHECK(unused == "");
}

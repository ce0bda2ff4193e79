// An activation step by step: dial, maneuver, action; what effects grant; the place of a Tallon roll.
#include <catch2/catch.hpp>

#include "battle_activation.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::battle_activation_steps {
using namespace test;
namespace {

using geom::Difficulty;
using rules::Game;
using state::Phase;
using state::Side;
using state::Token;

TEST_CASE("An activation reveals the dial, flies it and then acts",
          "[2e-activation-4][2e-activation-5][2e-maneuver-2]") {
  Arena arena({xwing(), foe()});
  arena.says("action", "focus");
  activated(arena, "2F").expect_all_said();
  CHECK(arena["A"].pose == pose(400, 320));
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].moved);
  CHECK(place_of<state::DialRevealed>(arena) == 0);
  CHECK(place_of<state::ManeuverFlown>(arena) == 1);
  CHECK(place_of<state::ActionDone>(arena) > 1);
  CHECK(place_of<state::ShipActivated>(arena) == static_cast<std::ptrdiff_t>(arena.events.size()) - 1);
  // It lies face up until the next Planning Phase.
  CHECK(arena["A"].ship.revealed);
  CHECK(arena["A"].ship.dial == code("2F"));
  CHECK(executed(arena).maneuver == code("2F"));
}

TEST_CASE("The action is one, or none", "[2e-activation-7]") {
  Arena arena({xwing(), foe()});
  arena.passes("action", "A");
  activated(arena, "2F");
  REQUIRE(arena.offered("action", "pass") != nullptr);
  CHECK(test::count_events<state::ActionDone>(arena) == 0);
  Arena second({xwing(), foe()});
  second.passes("action", "A");
  second.says("action", "focus");
  activated(second, "2F").expect_all_said();
  CHECK(test::times_asked(second, "action") == 1);
}

void apply(state::Table& table, const rules::Command& command) {
  const auto refused = rules::check(catalog(), table, command);
  INFO((refused ? refused->why.english() : std::string()));
  REQUIRE(!refused);
  for (const state::Event& event : rules::resolve(catalog(), table, command)) state::fold(table, event);
}

TEST_CASE("Ships activate whole and one by one, then the Engagement Phase begins",
          "[2e-activation-2][2e-activation-17]") {
  state::Table table = test::table({xwing(), fighter("C", "t65xwing", Side::player, 600, 200), foe(457, 700)}, true);
  table.ruleset = "2e";
  table.pieces[2].initiative = 1;
  apply(table, rules::StartBattle{7, false, Side::player});
  for (const char* id : {"A", "B", "C"}) apply(table, rules::SetDial{id, code("2F")});
  apply(table, rules::Ready{Side::player});
  apply(table, rules::Ready{Side::enemy});
  apply(table, rules::TakeTurn{"B"});
  apply(table, rules::Choose{"action", "pass", {}, {}, false, {}});
  CHECK(rules::whose_turn(catalog(), table) == Ids{"A", "C"});  // in any order
  apply(table, rules::TakeTurn{"C"});
  REQUIRE(table.play.choice);
  CHECK(table.play.choice->kind == "action");
  CHECK(table.find("C")->pose != pose(600, 200));
  CHECK(rules::check(catalog(), table, rules::TakeTurn{"A"}));  // C has not finished
  apply(table, rules::Choose{"action", "focus", {}, {}, false, {}});
  CHECK(table.play.phase == Phase::activation);
  apply(table, rules::TakeTurn{"A"});
  apply(table, rules::Choose{"action", "pass", {}, {}, false, {}});
  CHECK(table.play.phase == Phase::engagement);
}

TEST_CASE("Without a reveal nothing happens after it", "[2e-activation-8][2e-activation-9]") {
  const rules::MadeUpEffects after({made_up(rules::Window::after_reveal, [](Game& game, rules::Occasion& occasion) {
    rules::gain(game, occasion.subject, Token::evade, 1, "plotboard");
  })});
  Arena arena({carrying(xwing()), foe()});
  arena.passes("action", "A");
  activated(arena, "2F");
  CHECK(arena["A"].tokens.evade == 1);
  Arena ion({carrying(xwing()), foe()});
  ion.passes("action", "A");
  ion.edit("A").tokens.ion = 1;
  activated(ion, nullptr);
  CHECK(ion["A"].tokens.evade == 0);
  CHECK_FALSE(ion["A"].ship.dial.has_value());
}

TEST_CASE("A maneuver that an effect grants costs no action", "[2e-maneuver-11][2e-maneuver-12][2e-maneuver-13]") {
  Arena arena({xwing(), foe(400, 265)});
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", {code("1F"), Difficulty::white, false, false}, rules::ManeuverKind::effect);
  });
  CHECK_FALSE(executed(arena).fully);
  CHECK_FALSE(arena["A"].ship.skips_action);
  arena.edit("A").pose = pose(400, 300);
  arena.edit("B").pose = pose(800, 800);
  arena.says("action", "focus");
  activated(arena, "4F").expect_all_said();
  CHECK(arena["A"].tokens.focus == 1);
  // Nothing else makes a ship fly: its activation is one maneuver.
  CHECK(test::count_events<state::ManeuverFlown>(arena) == 2);
  // Off the dial: an X-wing has no stop, and an effect makes it stop in white.
  Arena off({xwing(), foe()});
  off.run([](Game& game) {
    const rules::Flight flight = rules::flight_of(game, "A", code("0O"));
    CHECK(flight.difficulty == Difficulty::white);
    CHECK(rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::effect));
  });
  CHECK(off["A"].pose == pose(400, 200));
}

// The dial's maneuver as a card flies it that makes it so much faster.
rules::Flight flown_with(int steps, const char* dial, int stress = 0) {
  static int faster = 0;
  faster = steps;
  const rules::MadeUpEffects changes(
      {made_up(rules::Window::speed, [](Game&, rules::Occasion& occasion) { occasion.value += faster; })});
  Arena arena({carrying(xwing(400, 300)), foe()});
  arena.edit("A").tokens.stress = stress;
  if (std::string(dial) != "4K") arena.passes("action", "A");  // stressed by it, it has none
  activated(arena, dial);
  return {executed(arena).maneuver, executed(arena).difficulty};
}

TEST_CASE("Cards change the speed as far as there are templates", "[2e-speed-1][2e-speed-2][2e-activation-15]") {
  const auto speed = [](int steps, const char* dial) {
    return static_cast<int>(flown_with(steps, dial).maneuver.speed);
  };
  CHECK(speed(1, "2B") == 3);
  CHECK(speed(1, "3B") == 3);
  CHECK(speed(1, "3N") == 3);
  CHECK(speed(-1, "3N") == 2);
  CHECK(speed(-1, "1B") == 1);
  CHECK(speed(1, "2Y") == 3);
  CHECK(speed(1, "3Y") == 3);
  CHECK(speed(1, "4F") == 5);
  CHECK(speed(2, "4F") == 5);  // as far as it goes
  CHECK(speed(-1, "1F") == 1);
  const rules::Flight turned = flown_with(1, "4K");
  CHECK(turned.maneuver == code("5K"));
  CHECK(turned.difficulty == Difficulty::red);
  CHECK(flown_with(1, "4K", 1).maneuver == code("2F"));  // the substitute stays as it is
  // A stop stays a stop, and nothing becomes one.
  CHECK(speed(1, "0O") == 0);
  CHECK(speed(-1, "0O") == 0);
}

TEST_CASE("A Tallon roll's place is its player's choice among the free ones",
          "[2e-bearing-6][2e-bearing-7][2e-bearing-8]") {
  // 3 left from heading 0: it ends facing 180, its side mark 10 mm back or ahead of the template's end.
  const auto end_of = [](const char* place) {
    Arena arena({xwing(), foe()});
    arena.says("tallon", place);
    activated(arena, "3E").expect_all_said();
    CHECK(executed(arena).fully);
    return arena["A"].pose;
  };
  const geom::Pose back = end_of("back"), middle = end_of("middle"), front = end_of("front");
  CHECK(middle.heading.value == 180000);
  CHECK(back.x == middle.x);
  CHECK(back.y.mm() - middle.y.mm() == Approx(10));
  CHECK(middle.y.mm() - front.y.mm() == Approx(10));

  Arena arena({xwing(), foe()});
  arena.edit("B").pose = {{middle.x.value + 15'000}, {middle.y.value + 38'000}, {0}};  // in the way of back and middle
  activated(arena, "3E");
  CHECK(executed(arena).fully);
  CHECK(arena["A"].pose == front);  // the only one: not asked
  CHECK(arena.question("tallon") == nullptr);

  Arena two({xwing(), foe()});
  two.edit("B").pose = {{middle.x.value + 15'000}, {middle.y.value + 46'000}, {0}};  // of back alone
  two.says("tallon", "front");
  activated(two, "3E").expect_all_said();
  CHECK_FALSE(two.offered("tallon", "back")->legal);
  CHECK(two.offered("tallon", "back")->rule == "2e-bearing-8");
  CHECK(two.offered("tallon", "middle")->ghost == middle);

  Arena none({xwing(), foe()});
  none.edit("B").pose = middle;
  activated(none, "3E");
  CHECK_FALSE(executed(none).fully);
  CHECK(none.question("tallon") == nullptr);
  CHECK(none["A"].pose.heading.value != 180000);
}

}  // namespace
}  // namespace plotboard::battle_activation_steps

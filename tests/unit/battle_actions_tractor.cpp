// Tractor tokens, the move that they allow, and turning a ship about its centre.
#include <catch2/catch.hpp>

#include "rules/board/obstacles.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_actions_tractor {
namespace {

using rules::Game;
using state::Face;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

void tractor(Arena& arena, int tokens, Side by) {
  arena.run([&](Game& game) { rules::gain(game, "A", Token::tractor, tokens, "2e-tractor-3", by); });
}
Arena target(const std::string& ref = "tielnfighter") { return Arena({fighter("A", ref, Side::player, 457, 457)}); }

TEST_CASE("1, 2 or 3 tokens by size make a ship tractored", "[2e-tractor-1]") {
  for (const auto& [ref, needed] : {std::pair{"tielnfighter", 1}, {"arc170starfighter", 2}, {"vt49decimator", 3}}) {
    Arena arena = target(ref);
    arena.edit("A").tokens.tractor = needed - 1;
    CHECK(!rules::is_tractored(rules::second_edition(), arena["A"]));
    arena.edit("A").tokens.tractor = needed;
    CHECK(rules::is_tractored(rules::second_edition(), arena["A"]));
  }
}

TEST_CASE("Becoming tractored lets the player behind it move the ship, once a round",
          "[2e-tractor-3][2e-tractor-7][2e-tractor-13]") {
  Arena arena = target();
  arena.passes("tractor-turn", "A");
  arena.passes("tractor", "A");
  arena.says("tractor", "left-front");
  tractor(arena, 1, Side::enemy);
  arena.expect_all_said();
  CHECK(arena.question("tractor")->side == Side::enemy);
  CHECK(arena.question("tractor")->options.size() == 8);  // 6 rolls, straight, pass
  CHECK(arena.offered("tractor", "straight")->ghost == test::pose(457, 537));
  CHECK(arena["A"].pose == test::pose(377, 467));
  CHECK(arena["A"].ship.actions.empty());
  CHECK(!arena["A"].ship.executed);
  CHECK(arena["A"].tokens.stress == 0);

  const auto questions = arena.asked.size();
  tractor(arena, 1, Side::enemy);  // still tractored
  CHECK(arena.asked.size() == questions);
  arena.edit("A").tokens.tractor = 0;
  tractor(arena, 1, Side::enemy);  // anew, but in the same round
  CHECK(arena.asked.size() == questions);
  state::fold(arena.table, state::RoundStarted{2});
  tractor(arena, 1, Side::enemy);  // another round, but it was tractored all along
  CHECK(arena.asked.size() == questions);
  arena.edit("A").tokens.tractor = 0;
  tractor(arena, 1, Side::enemy);
  CHECK(arena.asked.size() > questions);
}

TEST_CASE("Larger ships need their tokens before they are moved, with the long edge", "[2e-tractor-3][2e-tractor-8]") {
  Arena arena = target("arc170starfighter");
  arena.passes("tractor-turn", "A");
  tractor(arena, 1, Side::enemy);
  CHECK(arena.asked.empty());
  arena.says("tractor", "right-back");
  tractor(arena, 1, Side::enemy);
  CHECK(arena["A"].pose == test::pose(537, 437));
}

TEST_CASE("A tractor move may go onto obstacles, with the effects of moves that are no maneuver",
          "[2e-tractor-4][2e-tractor-5][2e-obstacle-6][2e-obstacle-11][2e-obstacle-14]") {
  SECTION("asteroid") {
    Arena arena({fighter("A", "tielnfighter", Side::player, 457, 457), test::obstacle("R", "coreasteroid0", 377, 457)});
    arena.passes("tractor-turn", "A");
    arena.says("tractor", "left-middle").dice({Face::crit});
    tractor(arena, 1, Side::enemy);
    arena.expect_all_said();
    CHECK(arena["A"].pose == test::pose(377, 457));
    CHECK(arena["A"].ship.faceup(9) == 1);
    CHECK(!arena["A"].ship.skips_action);
  }
  SECTION("debris") {
    Arena arena(
        {fighter("A", "tielnfighter", Side::player, 457, 457), test::obstacle("R", "vt49decimatordebris0", 377, 457)});
    arena.passes("tractor-turn", "A");
    arena.says("tractor", "left-middle").dice({Face::hit});
    tractor(arena, 1, Side::enemy);
    arena.expect_all_said();
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].ship.damage.empty());
  }
  SECTION("gas cloud") {
    Arena arena({fighter("A", "tielnfighter", Side::player, 457, 457), test::obstacle("R", "gascloud1", 377, 457)});
    arena.passes("tractor-turn", "A");
    arena.says("tractor", "left-middle").dice({Face::focus});
    tractor(arena, 1, Side::enemy);
    arena.expect_all_said();
    CHECK(arena["A"].tokens.strain == 1);
    CHECK(!arena["A"].ship.skips_action);
  }
  SECTION("two of them, the nearer one first") {
    Arena arena({fighter("A", "tielnfighter", Side::player, 457, 457), test::obstacle("far", "coreasteroid0", 370, 457),
                 test::obstacle("near", "gascloud1", 415, 475)});
    arena.passes("tractor-turn", "A");
    arena.says("tractor", "left-middle").dice({Face::blank}).dice({Face::hit});
    tractor(arena, 1, Side::enemy);
    arena.expect_all_said();
    CHECK(arena["A"].tokens.strain == 0);
    CHECK(arena["A"].ship.damage.size() == 1);
  }
}

TEST_CASE("Ships and the edge forbid a tractor move", "[2e-tractor-6]") {
  Arena arena(
      {fighter("A", "tielnfighter", Side::player, 457, 20), fighter("B", "tielnfighter", Side::enemy, 377, 30)});
  arena.passes("tractor", "A");
  tractor(arena, 1, Side::enemy);
  const state::Option* ship = arena.offered("tractor", "left-middle");
  REQUIRE(ship != nullptr);
  CHECK(!ship->legal);
  CHECK(ship->rule == "2e-tractor-6");
  const state::Option* edge = arena.offered("tractor", "right-back");
  CHECK(!edge->legal);
  CHECK(edge->rule == "2e-flee-6");

  Arena stuck({fighter("A", "tielnfighter", Side::player, 457, 457),
               fighter("B", "tielnfighter", Side::enemy, 377, 457), fighter("C", "tielnfighter", Side::enemy, 537, 457),
               fighter("D", "tielnfighter", Side::enemy, 457, 537)});
  stuck.passes("tractor", "A");
  tractor(stuck, 1, Side::enemy);
  CHECK(stuck.asked.empty());
  CHECK(stuck["A"].pose == test::pose(457, 457));
  CHECK(rules::is_tractored(rules::second_edition(), stuck["A"]));
}

TEST_CASE("The player behind the tractor may leave the ship where it is", "[2e-tractor-9]") {
  Arena arena = target();
  arena.says("tractor", "pass");
  tractor(arena, 1, Side::enemy);
  CHECK(arena["A"].pose == test::pose(457, 457));
  CHECK(arena.question("tractor-turn") == nullptr);
}

TEST_CASE("After an opponent's tractor move the owner may turn the ship for a stress", "[2e-tractor-10]") {
  for (const auto& [word, heading] : {std::pair{"left", 270}, {"right", 90}}) {
    Arena arena = target();
    arena.says("tractor", "straight").says("tractor-turn", word);
    tractor(arena, 1, Side::enemy);
    arena.expect_all_said();
    CHECK(arena.question("tractor-turn")->side == Side::player);
    CHECK(arena["A"].pose == test::pose(457, 537, heading));
    CHECK(arena["A"].tokens.stress == 1);
  }
  Arena declined = target();
  declined.says("tractor", "straight").says("tractor-turn", "pass");
  tractor(declined, 1, Side::enemy);
  CHECK(declined["A"].tokens.stress == 0);
  CHECK(declined["A"].pose.heading.value == 0);
}

TEST_CASE("Its own player's tractor move gives no turn", "[2e-tractor-11]") {
  const Side by = GENERATE(Side::player, Side::none);
  Arena arena = target();
  arena.says("tractor", "straight");
  tractor(arena, 1, by);
  arena.expect_all_said();
  CHECK(arena.question("tractor")->side == Side::player);
  CHECK(arena.question("tractor-turn") == nullptr);
}

TEST_CASE("Tractored ships act as usual", "[2e-tractor-14]") {
  Arena arena = target();
  arena.edit("A").tokens.tractor = 2;
  arena.run([](Game& game) {
    for (const auto& option : rules::action_options(game, "A", rules::Offer{})) CHECK(option.legal);
  });
  CHECK(!rules::is_disarmed(arena["A"]));
}

TEST_CASE("Turning a ship keeps its centre, is no move and triggers no obstacle",
          "[2e-rotate-ship-1][2e-rotate-ship-3]") {
  // Only the guides of the turned base reach the rock, by 1 mm.
  Arena arena({fighter("A", "tielnfighter", Side::player, 457, 457), test::obstacle("R", "coreasteroid0", 498, 467)});
  arena.run([](Game& game) {
    CHECK(!rules::at_range_zero_of(game, "A", data::ObstacleKind::asteroid));
    CHECK(rules::rotate_ship(game, "A", 90, "2e-rotate-ship-1"));
    CHECK(rules::at_range_zero_of(game, "A", data::ObstacleKind::asteroid));
  });
  CHECK(arena["A"].pose == test::pose(457, 457, 90));
  CHECK(arena["A"].ship.damage.empty());  // and no die was asked for
}

TEST_CASE("A turn onto another ship is skipped", "[2e-rotate-ship-2]") {
  Arena arena(
      {fighter("A", "tielnfighter", Side::player, 457, 457), fighter("B", "tielnfighter", Side::enemy, 498, 457)});
  arena.run([](Game& game) { CHECK(!rules::rotate_ship(game, "A", 90, "2e-rotate-ship-1")); });
  CHECK(arena["A"].pose == test::pose(457, 457));
  arena.table.options.guides = false;  // 1 mm between the plain edges
  arena.run([](Game& game) { CHECK(rules::rotate_ship(game, "A", 90, "2e-rotate-ship-1")); });

  Arena pulled(
      {fighter("A", "tielnfighter", Side::player, 457, 377), fighter("B", "tielnfighter", Side::enemy, 498, 457)});
  pulled.says("tractor", "straight");
  tractor(pulled, 1, Side::enemy);
  pulled.expect_all_said();
  CHECK(pulled.question("tractor-turn") == nullptr);  // there is no room for it: nobody is asked
  CHECK(pulled.told("2e-rotate-ship-2"));
  CHECK(pulled["A"].pose == test::pose(457, 457));
  CHECK(pulled["A"].tokens.stress == 0);
}

}  // namespace
}  // namespace plotboard::battle_actions_tractor

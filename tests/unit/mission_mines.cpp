// Mines A, B and C (fga-4.5.4).
#include <catch2/catch.hpp>

#include "rules/coop/component_attacks.hpp"
#include "rules/coop/components.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"
#include "support/catalog.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_mines {
namespace {

using rules::Game;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using test::campaign;
using test::component;
using test::faces;
using test::fighter;

// All mines attack. They reach 16 mm from their centre.
Arena& attack(Arena& arena) {
  arena.table.play.initiative = 7;
  return arena.run([](Game& game) { rules::components_attack(game); });
}
state::Piece mine(const std::string& kind, double x = 457, double y = 300, Side side = Side::enemy) {
  return component("M", kind, x, y, side);
}
// An X-wing whose base is so far from the mine at (457, 300).
state::Piece prey(double gap, const std::string& id = "A", Side side = Side::player) {
  return fighter(id, "t65xwing", side, 457, 336 + gap);
}
// The ship flies onto or across a mine at that height.
struct OverMine : Arena {
  OverMine(const std::string& kind, Side owner, const char* maneuver, double y)
      : Arena({fighter("A", "t65xwing", Side::player, 457, 300), component("M", kind, 457, y, owner)}, "fga-207",
              Phase::activation) {
    dice(faces("hc"));
    test::flies(*this, maneuver);
    expect_all_said();
  }
};

}  // namespace

TEST_CASE("Mines attack the nearest enemy in any direction", "[fga-4.5.4-1][fga-sheet.mine-1]") {
  Arena arena =
      campaign({mine("mine-b"), fighter("N", "t65xwing", Side::player, 457, 460),
                fighter("S", "t65xwing", Side::player, 380, 210), fighter("F", "t65xwing", Side::enemy, 500, 300)});
  arena.dice(faces("bbbb")).dice(faces("bb"));
  attack(arena);
  arena.expect_all_said();
  CHECK(test::history(arena).front().defender == "S");
  Arena neutral = campaign({mine("mine-b", 457, 300, Side::none), prey(50)});
  attack(neutral);
  CHECK(test::count_events<state::AttackDeclared>(neutral) == 0);
}

TEST_CASE("Mines attack at initiative 7, before the ships of that step", "[fga-4.5.4-2]") {
  Arena arena = campaign({mine("mine-a"), prey(50)});
  CHECK(rules::attacks_at(test::catalog(), arena.table, arena["M"]) == 7);
  arena.table.play.initiative = 6;
  arena.run([](Game& game) { rules::components_attack(game); });
  CHECK(test::count_events<state::AttackDeclared>(arena) == 0);
  // In the round: from the phase's start to the step of the ships.
  Arena round = campaign({mine("mine-a"), test::with_initiative(prey(50), 5)});
  round.table.play.initiative = -1;
  round.dice(faces("bbbb")).dice(faces("bb"));
  round.run([](Game& game) { rules::advance(game); });
  round.expect_all_said();
  CHECK(round["M"].ship.engaged);
  CHECK(round.table.play.initiative == 5);
}

TEST_CASE("Mine A attacks at range 1 only, with 4 dice in all", "[fga-4.5.4.1-2]") {
  Arena near = campaign({mine("mine-a"), prey(60)});
  near.dice(faces("bbbb")).dice(faces("bb"));
  attack(near);
  near.expect_all_said();
  Arena far = campaign({mine("mine-a"), prey(120)});
  attack(far);
  CHECK(test::count_events<state::AttackDeclared>(far) == 0);
}

TEST_CASE("Mine B hits for 1 damage and ion tokens", "[fga-4.5.4.2-2]") {
  Arena near = campaign({mine("mine-b"), prey(60)});
  near.dice(faces("hhcb")).dice(faces("bb"));  // 3 dice and one for range 1
  attack(near);
  near.expect_all_said();
  CHECK(near["A"].ship.shields == 1);  // 3 results: 1 damage and 2 ion tokens
  CHECK(near["A"].ship.damage.empty());
  CHECK(near["A"].tokens.ion == 2);
  Arena at_two = campaign({mine("mine-b"), prey(150)});
  at_two.dice(faces("hbb")).dice(faces("eb"));
  attack(at_two);
  at_two.expect_all_said();
  CHECK(at_two["A"].ship.shields == 2);
  Arena at_three = campaign({mine("mine-b"), prey(210)});
  attack(at_three);
  CHECK(test::count_events<state::AttackDeclared>(at_three) == 0);
}

TEST_CASE("Mine C, hit, launches a missile at its attacker, once", "[fga-4.5.4.3-2]") {
  // It looks south at the mine from range 3; the mine's own attack reaches only range 2.
  state::Piece hunter = prey(210);
  hunter.pose.heading = base::mdeg_from_degrees(180);
  Arena arena = campaign({mine("mine-c"), hunter});
  arena.says("attack", "primary:0>M").dice(faces("hbb")).dice(faces("bb"));  // agility 1, range 3
  arena.says("homing", "no").dice(faces("hhcb")).dice(faces("eb"));          // a missile knows no range
  test::engages(arena);
  arena.expect_all_said();
  CHECK(arena["A"].ship.shields == 0);  // a hit and a critical hit were left
  CHECK(test::damage_on(arena, "M") == 1);
  CHECK(arena["M"].ship.card("mine-c")->charges == 0);
  arena.says("attack", "primary:0>M").dice(faces("hbb")).dice(faces("bb"));
  test::engages(arena);
  arena.expect_all_said();
  CHECK(test::damage_on(arena, "M") == 2);
}

TEST_CASE("A miss launches nothing; a hit that destroys mine C does", "[fga-4.5.4.3-2]") {
  state::Piece hunter = prey(110);
  hunter.pose.heading = base::mdeg_from_degrees(180);
  Arena missed = campaign({mine("mine-c"), hunter});
  missed.says("attack", "primary:0>M").dice(faces("hbb")).dice(faces("e"));
  test::engages(missed);
  missed.expect_all_said();
  CHECK(missed["M"].ship.card("mine-c")->charges == 1);

  Arena last = campaign({mine("mine-c"), hunter});
  last.table.play.initiative = 3;
  last.says("attack", "primary:0>M").dice(faces("cch")).dice(faces("b"));  // 5 of its 4 hull
  last.says("homing", "no").dice(faces("hbbb")).dice(faces("bb"));
  test::engages(last);
  last.expect_all_said();
  CHECK(last["M"].ship.removed);
  CHECK(last["A"].ship.shields == 1);
}

TEST_CASE("Who is attacked by the missile may take 1 hit in place of the dice", "[fga-4.5.4.3-3]") {
  state::Piece hunter = prey(110);
  hunter.pose.heading = base::mdeg_from_degrees(180);
  Arena taken = campaign({mine("mine-c"), hunter});
  taken.says("attack", "primary:0>M").dice(faces("hbb")).dice(faces("b")).says("homing", "yes");
  test::engages(taken);
  taken.expect_all_said();
  CHECK(taken["A"].ship.shields == 1);
  CHECK(test::history(taken).back().hit);
  // An AI ship throws its dice.
  hunter.ai = true;
  hunter.side = Side::enemy;
  Arena ai = campaign({mine("mine-c", 457, 300, Side::player), hunter});
  ai.says("attack", "primary:0>M").dice(faces("hbb")).dice(faces("b")).dice(faces("bbbb")).dice(faces("bb"));
  test::engages(ai);
  ai.expect_all_said();
  CHECK_FALSE(test::was_asked(ai, "homing"));
}

TEST_CASE("Mines are attacked by their agility, a critical hit counting twice", "[fga-4.5.4-4]") {
  for (const auto& [kind, agility] : {std::pair{"mine-a", 3}, std::pair{"mine-b", 2}, std::pair{"mine-c", 1}}) {
    INFO(kind);
    state::Piece hunter = prey(110);
    hunter.pose.heading = base::mdeg_from_degrees(180);
    Arena arena = campaign({mine(kind), hunter});
    arena.says("attack", "primary:0>M")
        .dice(faces("bbb"))
        .dice(std::vector(static_cast<std::size_t>(agility), state::Face::blank));
    test::engages(arena);
    arena.expect_all_said();
    test::suffers(arena, "M", 0, 1);
    CHECK(test::damage_on(arena, "M") == 2);
  }
}

TEST_CASE("AI ships swerve from mines that are hostile to them", "[fga-4.5.4-5]") {
  for (const auto& [owner, swerves] :
       {std::pair{Side::player, true}, std::pair{Side::enemy, false}, std::pair{Side::none, false}}) {
    for (const char* kind : {"mine-a", "mine-b", "mine-c"}) {
      CHECK(test::swerves(test::decides({component("M", kind, 1500, 1580, owner)})) == swerves);
    }
  }
}

TEST_CASE("Ion tokens on a mine become a disarm token before the next activations", "[fga-4.5.4-6]") {
  Arena arena = campaign({mine("mine-b"), prey(60)}, Phase::engagement);
  arena.run([](Game& game) { rules::gain(game, "M", Token::ion, 2, "plotboard"); });
  CHECK(arena["M"].tokens.ion == 2);
  arena.dice(faces("bbbb")).dice(faces("bb"));  // it still attacks in this round
  attack(arena);
  arena.expect_all_said();
  arena.run([](Game& game) { rules::settle_ion_on_mines(game); });
  CHECK(arena["M"].tokens.ion == 0);
  CHECK(arena["M"].tokens.disarm == 1);
  arena.edit("M").ship.engaged = false;
  attack(arena);  // and not in the next
  CHECK(test::count_events<state::AttackDeclared>(arena) == 1);
  arena.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(arena["M"].tokens.disarm == 0);
}

TEST_CASE("A mine goes off under or behind any ship: 1 hit and what two dice show", "[fga-4.5.4-7][fga-4.5.4-8]") {
  for (const char* kind : {"mine-a", "mine-b", "mine-c"}) {
    for (const Side owner : {Side::enemy, Side::player, Side::none}) {
      INFO(kind);
      const OverMine under(kind, owner, "2F", 425);
      CHECK(under["A"].ship.shields == 0);  // 2 hits, and 1 critical hit
      REQUIRE(under["A"].ship.damage.size() == 1);
      CHECK(under["A"].ship.damage[0].faceup);
      CHECK(under["M"].ship.removed);
      CHECK_FALSE(under["A"].ship.skips_action);
    }
  }
  const OverMine through("mine-a", Side::enemy, "4F", 380);
  CHECK(through["A"].ship.shields == 0);
  CHECK(through["M"].ship.removed);
}

}  // namespace plotboard::mission_mines

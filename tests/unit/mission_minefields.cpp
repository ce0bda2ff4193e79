// Minefields (fga-4.4.1): crossing them, shooting past them and at them, swerving from them.
#include <catch2/catch.hpp>

#include "rules/board/measure.hpp"
#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_minefields {
namespace {

using rules::Game;
using state::Phase;
using state::Side;
using test::Arena;
using test::campaign;
using test::component;
using test::faces;
using test::fighter;

// An X-wing "A" that looks north from y = 300, and a minefield (80 mm across) at that height before it.
Arena flight(Side owner, double x = 457, double y = 420) {
  return campaign({fighter("A", "t65xwing", Side::player, 457, 300), component("M", "minefield", x, y, owner)},
                  Phase::activation);
}

}  // namespace

TEST_CASE("A minefield that a ship overlaps costs it its action, whoever owns it", "[fga-4.4.1.1-1]") {
  for (const Side owner : {Side::player, Side::none}) {
    Arena arena = flight(owner);
    test::flies(arena, "2F");  // ends on it
    CHECK(arena["A"].ship.skips_action);
    CHECK(test::count_events<state::DiceRolled>(arena) == 0);
    CHECK(arena["M"].is_component());
  }
  Arena through = flight(Side::player, 457, 370);
  test::flies(through, "4F");  // its base ends 30 mm beyond: the template lay on it
  CHECK(through["A"].ship.skips_action);
  Arena past = flight(Side::player, 527, 420);  // 10 mm beside its base
  test::flies(past, "2F");
  CHECK_FALSE(past["A"].ship.skips_action);
}

TEST_CASE("A hostile minefield goes off with a die for each hull point that it has left, and is gone",
          "[fga-4.4.1.1-2][fga-4.4.1.1-3][fga-4.4.1-1][fga-sheet.obstacle-8]") {
  Arena whole = flight(Side::enemy);
  whole.dice(faces("hch"));
  test::flies(whole, "2F");
  whole.expect_all_said();
  CHECK(whole["A"].ship.skips_action);
  CHECK(whole["A"].ship.shields == 0);
  CHECK(whole["A"].ship.damage.size() == 1);  // two hits on the shields, then the critical hit
  CHECK(whole["A"].ship.damage[0].faceup);
  CHECK(whole["M"].ship.removed);
  CHECK_FALSE(whole["M"].ship.destroyed);

  Arena damaged = flight(Side::enemy);
  test::suffers(damaged, "M", 1, 0);
  damaged.dice(faces("hb"));
  test::flies(damaged, "2F");
  damaged.expect_all_said();
  CHECK(damaged["A"].ship.shields == 1);

  // Crossed with the template alone, and met by a boost: that is no maneuver and costs no step.
  Arena through = flight(Side::enemy, 457, 370);
  through.dice(faces("bbb"));
  test::flies(through, "4F");
  through.expect_all_said();
  CHECK(through["M"].ship.removed);
}

TEST_CASE("A minefield between attacker and target obstructs the attack", "[fga-4.4.1.2-1][fga-sheet.obstacle-8]") {
  Arena arena = campaign({fighter("A", "t65xwing", Side::player, 457, 300),
                          fighter("B", "tielnfighter", Side::enemy, 457, 500, 180),
                          component("M", "minefield", 470, 400, Side::player)});
  arena.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbbb"));  // range 2: 3 and 1
  test::engages(arena);
  arena.expect_all_said();
  CHECK(test::history(arena).front().obstructed_by == Ids{"M"});
  arena.edit("M").pose = test::pose(530, 400);
  const rules::Field field(test::catalog(), arena.table);
  CHECK(rules::measure(field, "A", "B").obstructed_by.empty());
}

TEST_CASE("A minefield can be attacked: agility 1, hull 3, a critical hit is worth two",
          "[fga-4.4.1.3-1][fga-4.4.1.3-2][fga-4.4.1.3-3]") {
  Arena arena = campaign({fighter("A", "t65xwing", Side::player, 457, 300), component("M", "minefield", 457, 510)});
  arena.says("attack", "primary:0>M").dice(faces("chb")).dice(faces("e"));  // range 2; the evade cancels the hit
  test::engages(arena);
  arena.expect_all_said();
  CHECK(test::damage_on(arena, "M") == 2);
  CHECK(arena["M"].is_component());
  test::suffers(arena, "M", 1, 0);
  CHECK(arena["M"].ship.destroyed);
  CHECK(arena["M"].ship.removed);
}

TEST_CASE("AI ships swerve from hostile minefields only", "[fga-4.4.1.4-1][fga-sheet.obstacle-10]") {
  for (const auto& [owner, swerves] :
       {std::pair{Side::player, true}, std::pair{Side::enemy, false}, std::pair{Side::none, false}}) {
    const ai::Decision d = test::decides({component("M", "minefield", 1500, 1580, owner)});
    CHECK(test::swerves(d) == swerves);
    CHECK(test::has_step(d, "fga-3.3.6-1"));
  }
}

}  // namespace plotboard::mission_minefields

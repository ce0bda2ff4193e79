// Class-B containers (fga-4.5.2).
#include <catch2/catch.hpp>

#include "rules/board/measure.hpp"
#include "support/catalog.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_containers {
namespace {

using state::Phase;
using state::Side;
using test::Arena;
using test::campaign;
using test::component;
using test::faces;
using test::fighter;

Arena into_container() {
  return campaign(
      {fighter("A", "t65xwing", Side::player, 457, 300), component("C", "class-b-container", 457, 420, Side::none)},
      Phase::activation);
}

}  // namespace

TEST_CASE("Meeting a container is like meeting an asteroid, and hurts both",
          "[fga-4.5.2-4][fga-4.5.2-5][fga-sheet.component-2]") {
  Arena hit = into_container();
  hit.dice(faces("h"));
  test::flies(hit, "2F");
  hit.expect_all_said();
  CHECK(hit["A"].ship.skips_action);
  CHECK(hit["A"].ship.shields == 1);
  CHECK(test::damage_on(hit, "C") == 1);
  CHECK(hit["C"].is_component());

  Arena crit = into_container();
  crit.dice(faces("c"));
  test::flies(crit, "2F");
  CHECK(crit["A"].ship.shields == 1);
  CHECK(test::damage_on(crit, "C") == 2);  // on its hull (fga-4.5.2-2)

  Arena focus = into_container();
  focus.dice(faces("f"));
  test::flies(focus, "2F");
  CHECK(focus["A"].ship.skips_action);
  CHECK(focus["A"].ship.shields == 2);
  CHECK(test::damage_on(focus, "C") == 0);
}

TEST_CASE("A container is attacked with agility 1, a critical hit counting twice", "[fga-4.5.2-1][fga-4.5.2-2]") {
  Arena arena = campaign(
      {fighter("A", "t65xwing", Side::player, 457, 300), component("C", "class-b-container", 457, 490, Side::none)});
  arena.says("attack", "primary:0>C").dice(faces("chb")).dice(faces("b"));
  test::engages(arena);
  arena.expect_all_said();
  CHECK(arena["C"].ship.removed);  // 2 and 1 of its 3 hull
}

TEST_CASE("AI ships swerve from containers as from asteroids, whoever owns them", "[fga-4.5.2-3]") {
  for (const Side owner : {Side::none, Side::enemy, Side::player}) {
    CHECK(test::swerves(test::decides({component("C", "class-b-container", 1500, 1580, owner)})));
  }
}

TEST_CASE("A container does not obstruct attacks", "[fga-4.5.2-4]") {
  Arena arena = campaign({fighter("A", "t65xwing", Side::player, 457, 300),
                          fighter("B", "tielnfighter", Side::enemy, 457, 500, 180),
                          component("C", "class-b-container", 457, 400, Side::none)});
  CHECK(rules::measure(rules::Field(test::catalog(), arena.table), "A", "B").obstructed_by.empty());
}

}  // namespace plotboard::mission_containers

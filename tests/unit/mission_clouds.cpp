// Clouds and ion storms (fga-4.4.2, fga-4.4.3).
#include <catch2/catch.hpp>

#include "rules/board/measure.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/rulebook.hpp"
#include "support/catalog.hpp"
#include "unit/battle_activation.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_clouds {
namespace {

using rules::Game;
using state::Phase;
using state::Side;
using test::Arena;
using test::campaign;
using test::component;
using test::faces;
using test::fighter;

// Two ships face to face, so many millimetres apart, a cloud of that kind half-way.
Arena duel_across(double gap, const std::string& kind = "cloud", double aside = 0) {
  return campaign({fighter("A", "t65xwing", Side::player, 457, 300),
                   fighter("B", "tielnfighter", Side::enemy, 457, 340 + gap, 180),
                   component("C", kind, 457 + aside, 320 + gap / 2, Side::none)});
}
Arena into_storm(const std::string& ship = "t65xwing") {
  return campaign({fighter("A", ship, Side::player, 457, 300), component("C", "ion-storm", 457, 420, Side::none)},
                  Phase::activation);
}

}  // namespace

TEST_CASE("A cloud does nothing to a ship that overlaps it", "[fga-4.4.2-1][fga-4.4.2.1-1][fga-sheet.obstacle-11]") {
  Arena arena =
      campaign({fighter("A", "t65xwing", Side::player, 457, 300), component("C", "cloud", 457, 420, Side::none)},
               Phase::activation);
  test::flies(arena, "2F");
  CHECK(arena["A"].ship.executed->fully);
  CHECK_FALSE(arena["A"].ship.skips_action);
  CHECK(test::count_events<state::DiceRolled>(arena) == 0);
}

TEST_CASE("Attacks across clouds and ion storms are obstructed at range 1-2", "[fga-4.4.2.2-1][fga-4.4.3-1]") {
  for (const char* kind : {"cloud", "ion-storm"}) {
    Arena arena = duel_across(150, kind);
    arena.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbbb"));  // agility 3 and 1
    test::engages(arena);
    arena.expect_all_said();
    CHECK(test::history(arena).front().obstructed_by == Ids{"C"});
  }
}

TEST_CASE("No attack is possible through a cloud at range 3", "[fga-4.4.2.2-2]") {
  for (const char* kind : {"cloud", "ion-storm"}) {
    Arena blocked = duel_across(250, kind);
    CHECK(test::verdict(blocked, "primary:0>B") == "fga-4.4.2.2-2");
    CHECK(test::verdict(blocked, "primary:0>A", "B") == "fga-4.4.2.2-2");
    Arena near = duel_across(199, kind);
    CHECK(test::verdict(near, "primary:0>B") == "legal");
    Arena past = duel_across(250, kind, 130);
    CHECK(test::verdict(past, "primary:0>B") == "legal");
  }
  Arena mines = duel_across(250, "minefield");  // obstructs, but forbids nothing
  CHECK(test::verdict(mines, "primary:0>B") == "legal");
}

TEST_CASE("An ion storm strikes on a hit: 1 damage, and ionised", "[fga-4.4.3-2][fga-sheet.obstacle-11]") {
  for (const auto& [ship, ions] :
       {std::pair{"t65xwing", 1}, std::pair{"firesprayclasspatrolcraft", 2}, std::pair{"vt49decimator", 3}}) {
    INFO(ship);
    Arena arena = into_storm(ship);
    const int shields = arena["A"].ship.shields;
    arena.dice(faces("h"));
    test::flies(arena, "2F");
    arena.expect_all_said();
    CHECK(arena["A"].ship.shields == shields - 1);
    CHECK(arena["A"].tokens.ion == ions);  // ionised, whatever its size
    CHECK(rules::is_ionised(rules::second_edition(), arena["A"]));
  }
  for (const char* face : {"c", "f", "b"}) {
    Arena arena = into_storm();
    arena.dice(faces(face));
    test::flies(arena, "2F");
    CHECK(arena["A"].ship.shields == 2);
    CHECK(arena["A"].tokens.ion == 0);
  }
}

TEST_CASE("By a setting a critical hit of an ion storm counts too", "[fga-4.4.3-2]") {
  CHECK_FALSE(test::catalog().ruleset("fga-207")->ion_storm_on_crit);
  data::Catalog other = test::catalog();
  other.rulesets.at("fga-207").ion_storm_on_crit = true;
  Arena arena = into_storm();
  arena.table.play.typed_dice = true;
  arena.dice(faces("c"));
  rules::Game game(other, arena.table, {}, &arena);
  rules::execute_maneuver(game, "A", rules::flight_of(game, "A", test::code("2F")), rules::ManeuverKind::activation);
  CHECK(arena["A"].tokens.ion == 1);
}

TEST_CASE("An ion storm does not cost the action", "[fga-4.4.3-3]") {
  Arena arena = into_storm();
  arena.dice(faces("h"));
  test::flies(arena, "2F");
  CHECK_FALSE(arena["A"].ship.skips_action);
}

TEST_CASE("AI ships swerve neither from clouds nor from ion storms", "[fga-4.4.2.3-1]") {
  for (const char* kind : {"cloud", "ion-storm"}) {
    CHECK_FALSE(test::swerves(test::decides({component("C", kind, 1500, 1580, Side::player)})));
  }
}

}  // namespace plotboard::mission_clouds

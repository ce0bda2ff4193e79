// Astromechs of the 1st edition.
#include "cards_u1.hpp"

namespace plotboard::first_cards_u1_1 {
using namespace first_cards_u1;

TEST_CASE("BB-8: a free barrel roll before a green maneuver [1e-upgrade-bb8]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-bb8"});
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle").says("action", "focus");
  activate(arena, "1F");
  CHECK(arena["A"].pose.x.value < 457000 - 40000);
  CHECK(arena["A"].ship.did("barrel-roll"));
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("BB-8: nothing at a white maneuver, nor with stress [1e-upgrade-bb8]", "[first]") {
  Arena white = flight(kXwing, {"1e-upgrade-bb8"});
  white.says("action", "pass");
  activate(white, "2N");
  CHECK(times_asked(white, "action") == 1);

  Arena stressed = flight(kXwing, {"1e-upgrade-bb8"});
  stressed.edit("A").tokens.stress = 1;
  stressed.says("action", "pass");  // that of the step, after the stress has gone
  activate(stressed, "1F");
  CHECK(times_asked(stressed, "action") == 1);
}

TEST_CASE("\"Chopper\" (astromech): another upgrade for a shield [1e-upgrade-chopper-swx72]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-chopper-swx72", "1e-upgrade-ioncannon", "1e-upgrade-fleetofficer"});
  arena.edit("A").ship.shields = 1;
  arena.says("action", "1e-upgrade-chopper-swx72").says("upgrade", "1e-upgrade-ioncannon");
  act(arena);
  CHECK(arena["A"].ship.shields == 2);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-ioncannon"));
  CHECK(has_faceup(arena, "A", "1e-upgrade-fleetofficer"));
  CHECK(arena.question("upgrade")->option("1e-upgrade-chopper-swx72") == nullptr);
}

TEST_CASE("\"Chopper\" (astromech): not without another card [1e-upgrade-chopper-swx72]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-chopper-swx72"});
  arena.says("action", "pass");
  act(arena);
  CHECK(arena.offered("action", "1e-upgrade-chopper-swx72") == nullptr);
}

TEST_CASE("Flight-Assist Astromech: attacks in the firing arc alone [1e-upgrade-flightassistastromech]", "[first]") {
  const auto ships = [] {
    return std::vector<state::Piece>{enemy("B", 150), piloted("C", kTie, Side::enemy, 457, 120, 0)};
  };
  Arena free_fire = fight(kFalcon, {}, ships());
  CHECK(shots_at(free_fire, "A", "C") == 1);
  Arena arena = fight(kFalcon, {"1e-upgrade-flightassistastromech"}, ships());
  CHECK(shots_at(arena, "A", "B") == 1);
  CHECK(shots_at(arena, "A", "C") == 0);
}

TEST_CASE("Flight-Assist Astromech: a free move where no enemy is in the arc [1e-upgrade-flightassistastromech]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-flightassistastromech"}, {piloted("C", kTie, Side::enemy, 457, 120, 0)});
  arena.says("action", "boost").says("boost", "straight").says("action", "pass");
  activate(arena, "1F");
  CHECK(arena["A"].pose.y.value == 300000 + 2 * 80000);
}

TEST_CASE(
    "Flight-Assist Astromech: no move with an enemy in the arc, or after an overlap "
    "[1e-upgrade-flightassistastromech]",
    "[first]") {
  Arena seen = flight(kXwing, {"1e-upgrade-flightassistastromech"}, {enemy("B", 250)});
  seen.says("action", "pass");
  activate(seen, "1F");
  CHECK(times_asked(seen, "action") == 1);

  Arena bumped = flight(kXwing, {"1e-upgrade-flightassistastromech"}, {ally("F", 457, 390)});
  activate(bumped, "1F");
  CHECK(times_asked(bumped, "action") == 0);
}

TEST_CASE("M9-G8: friends may be locked [1e-upgrade-m9g8]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-m9g8"}, {ally("F", 557, 300), enemy("B", 150)});
  arena.says("action", "lock").says("lock", "F");
  act(arena);
  CHECK(arena["A"].lock == "F");

  Arena other = flight(kXwing, {}, {ally("F", 557, 300), enemy("B", 150)});
  other.says("action", "lock");  // of B, the only one
  act(other);
  CHECK(other["A"].lock == "B");
}

TEST_CASE("M9-G8: one die of a locked friend's attack is rerolled, the lock stays [1e-upgrade-m9g8]", "[first]") {
  Arena arena = fight(kXwing, {}, {ally("M", 557, 300, {"1e-upgrade-m9g8"}), enemy("B", 150)});
  arena.edit("M").lock = "A";
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::hit});
  arena.says("modify-attack", "1e-upgrade-m9g8").says("reroll", "0").dice({Face::hit});
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK(arena["M"].lock == "A");
}

TEST_CASE("M9-G8: one die of a locked enemy's attack is rerolled by the defender [1e-upgrade-m9g8]", "[first]") {
  Arena arena =
      fight(kXwing, {}, {enemy("B", 150), piloted("M", kTie, Side::enemy, 557, 490, 180, {"1e-upgrade-m9g8"})});
  arena.edit("M").lock = "A";
  arena.says("attack", "primary:0>B").dice({Face::crit, Face::hit, Face::blank});
  arena.says("modify-attack-defender", "1e-upgrade-m9g8").says("reroll", "0").dice({Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("M9-G8: nothing at the attack of a ship that it has not locked [1e-upgrade-m9g8]", "[first]") {
  Arena arena = fight(kXwing, {}, {ally("M", 557, 300, {"1e-upgrade-m9g8"}), enemy("B", 150)});
  arena.edit("M").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::hit});
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(times_asked(arena, "modify-attack") == 0);
}

TEST_CASE("R2 Astromech: speeds 1 and 2 are green [1e-upgrade-r2astromech]", "[first]") {
  for (const char* code : {"2T", "3T"}) {
    Arena arena = flight(kXwing, {"1e-upgrade-r2astromech"});
    arena.edit("A").tokens.stress = 1;
    if (code[0] == '2') arena.says("action", "pass");
    activate(arena, code);
    CHECK(arena["A"].tokens.stress == (code[0] == '2' ? 0 : 1));
  }
}

TEST_CASE("R2-D2: a shield comes back after a green maneuver [1e-upgrade-r2d2]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-r2d2"});
  arena.edit("A").ship.shields = 0;
  arena.says("effect", "1e-upgrade-r2d2").passes("action");
  activate(arena, "1F");
  CHECK(arena["A"].ship.shields == 1);

  Arena white = flight(kXwing, {"1e-upgrade-r2d2"});
  white.edit("A").ship.shields = 0;
  white.passes("action");
  activate(white, "3F");
  CHECK(white["A"].ship.shields == 0);

  Arena whole = flight(kXwing, {"1e-upgrade-r2d2"});
  whole.passes("action");
  activate(whole, "1F");
  CHECK(whole["A"].ship.shields == 2);
}

TEST_CASE("R2-F2: an action for 1 more agility this round [1e-upgrade-r2f2]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r2f2"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank});
  engage(arena, "B");
  arena.says("action", "1e-upgrade-r2f2");
  act(arena);
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank, Face::blank});
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 4);
}

}  // namespace plotboard::first_cards_u1_1

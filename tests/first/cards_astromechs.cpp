// Astromechs.
#include "rules/first/squad.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_astromechs {
using namespace test::first;

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
  arena.dice(blanks(3));
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
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("M9-G8: nothing at the attack of a ship that it has not locked [1e-upgrade-m9g8]", "[first]") {
  Arena arena = fight(kXwing, {}, {ally("M", 557, 300, {"1e-upgrade-m9g8"}), enemy("B", 150)});
  arena.edit("M").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::hit});
  arena.dice(blanks(3));
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

TEST_CASE("R2-D6: an elite slot for pilots of skill 3 or more that have none [1e-upgrade-r2d6]", "[first]") {
  const auto faults = [](const char* pilot) {
    const state::Piece ship = piloted("A", pilot, Side::player, 457, 300, 0, {"1e-upgrade-r2d6"});
    return rules::first::loadout_faults(catalog(), ship).size();
  };
  CHECK(faults("1e-pilot-redsquadronpilot") == 0);
  CHECK(faults(kXwing) == 1);                    // skill 2
  CHECK(faults("1e-pilot-wedgeantilles") == 1);  // has an elite slot
  CHECK(slots("1e-pilot-redsquadronpilot", {"1e-upgrade-r2d6"}, "elite") == 1);
  CHECK(slots("1e-pilot-redsquadronpilot", {}, "elite") == 0);
}

TEST_CASE("R2-F2: an action for 1 more agility this round [1e-upgrade-r2f2]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r2f2"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice(hits(2)).dice(blanks(2));
  engage(arena, "B");
  arena.says("action", "1e-upgrade-r2f2");
  act(arena);
  arena.says("attack", "primary:0>A").dice(hits(2)).dice(blanks(3));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 4);
}

TEST_CASE("R3-A2: stress for both, as the target is declared [1e-upgrade-r3a2]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r3a2"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("effect", "1e-upgrade-r3a2");
  arena.dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["B"].tokens.stress == 1);
}

TEST_CASE("R3-A2: not outside the firing arc, nor as the defender [1e-upgrade-r3a2]", "[first]") {
  Arena arena = fight(kFalcon, {"1e-upgrade-r3a2"}, {piloted("C", kTie, Side::enemy, 457, 120, 0)});
  arena.says("attack", "primary:0>C");
  arena.dice(blanks(2)).dice(blanks(3));
  engage(arena);
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice({Face::blank});
  engage(arena, "C");
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-r3a2"));
}

TEST_CASE("R3 Astromech: a focus result for an evade token, once a round [1e-upgrade-r3astromech]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r3astromech"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::hit});
  arena.says("modify-attack", "1e-upgrade-r3astromech").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(damage_to(arena, "B") == 1);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "modify-attack") == 1);
}

TEST_CASE("R3 Astromech: only with a primary weapon [1e-upgrade-r3astromech]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r3astromech", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-ioncannon>B").dice({Face::focus, Face::focus, Face::focus});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "modify-attack") == 0);
}

TEST_CASE("R4-D6: down to two hits, a stress token for each [1e-upgrade-r4d6]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 50, {"1e-upgrade-r4d6"}, kXwing)});
  arena.says("attack", "primary:0>B").dice(hits(4));
  arena.dice(blanks(2)).says("effect", "1e-upgrade-r4d6");
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["B"].tokens.stress == 2);
}

TEST_CASE("R4-D6: criticals do not count [1e-upgrade-r4d6]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 50, {"1e-upgrade-r4d6"}, kXwing)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::crit, Face::crit});
  arena.dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 4);
  CHECK(arena["B"].tokens.stress == 0);
}

TEST_CASE("R5 Astromech: a faceup Ship card is turned down in the End phase [1e-upgrade-r5astromech]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r5astromech"});
  arena.edit("A").ship.damage = {{kPilotCard, true}, {kShipCard, true}};
  arena.says("effect", "1e-upgrade-r5astromech").run(rules::first::end_phase);
  CHECK(arena["A"].ship.damage[0].faceup);
  CHECK_FALSE(arena["A"].ship.damage[1].faceup);
  arena.run(rules::first::end_phase);  // nothing of the Ship kind any more
}

TEST_CASE("R5-D8: an action to discard a facedown card by a die [1e-upgrade-r5d8]", "[first]") {
  for (const Face face : {Face::evade, Face::focus, Face::blank}) {
    Arena arena = flight(kXwing, {"1e-upgrade-r5d8"});
    arena.edit("A").ship.damage = {{kShipCard, true}, {kShipCard, false}};
    arena.says("action", "1e-upgrade-r5d8").dice({face});
    act(arena);
    CHECK(arena["A"].ship.damage.size() == (face == Face::blank ? 2 : 1));
    CHECK(arena["A"].ship.damage.front().faceup);
  }
}

TEST_CASE("R5-K6: a spent lock comes back on an evade, but not for this attack [1e-upgrade-r5k6]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r5k6", "1e-upgrade-hansolo"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::focus, Face::focus});
  arena.says("modify-attack", "lock").says("reroll", "0").says("reroll", "done").dice({Face::evade}).dice({Face::hit});
  arena.says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK_FALSE(arena.offered("modify-attack", "lock")->legal);
  CHECK_FALSE(arena.offered("modify-attack", "1e-upgrade-hansolo")->legal);

  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::hit});
  arena.says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(arena.offered("modify-attack", "lock")->legal);
}

TEST_CASE("R5-K6: without an evade the lock is gone [1e-upgrade-r5k6]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r5k6"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::hit});
  arena.says("modify-attack", "lock").says("reroll", "0").says("reroll", "done").dice({Face::focus}).dice({Face::hit});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].lock.empty());
}

TEST_CASE("R5-P9: a focus token for a shield at the end of Combat [1e-upgrade-r5p9]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r5p9"});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").ship.shields = 0;
  arena.says("effect", "1e-upgrade-r5p9").run(rules::first::end_combat);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].ship.shields == 1);
  arena.run(rules::first::end_combat);  // no token is left

  Arena whole = fight(kXwing, {"1e-upgrade-r5p9"});
  whole.edit("A").tokens.focus = 1;
  whole.says("effect", "1e-upgrade-r5p9").run(rules::first::end_combat);
  CHECK(whole["A"].ship.shields == 2);
  CHECK(whole.question("effect")->option("1e-upgrade-r5p9")->unwise);
}

TEST_CASE("R5-X3: discarded for a round without obstacles [1e-upgrade-r5x3]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-r5x3"}, {obstacle("R1", "coreasteroid0", 457, 385), enemy("B", 300)});
  arena.says("effect", "1e-upgrade-r5x3").says("action", "focus");
  activate(arena, "2F");
  CHECK(arena["A"].tokens.focus == 1);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-r5x3"));
  CHECK(shots_at(arena, "A", "B") == 1);
}

TEST_CASE("R5-X3: its own shots are not obstructed, those at it are [1e-upgrade-r5x3][1e-obst-20]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-r5x3"}, {obstacle("R1", "coreasteroid0", 457, 460), enemy("B", 250)});
  arena.says("effect", "1e-upgrade-r5x3").passes("action");
  activate(arena, "1F");
  arena.table.play.phase = Phase::engagement;
  arena.says("attack", "primary:0>B").says("obstruction-line", "R1").dice({Face::hit, Face::hit, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  arena.says("attack", "primary:0>A").says("obstruction-line", "R1").dice(hits(2));
  arena.dice(blanks(3));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 2);
}

TEST_CASE("R5-X3: an ionised ship has no dial to reveal [1e-upgrade-r5x3][1e-act-5]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-r5x3"});
  arena.edit("A").tokens.ion = 1;
  arena.passes("action").run([](Game& game) { rules::activate(game, "A"); });
  CHECK(has_faceup(arena, "A", "1e-upgrade-r5x3"));
}

TEST_CASE("R7 Astromech: the lock on the attacker makes it reroll [1e-upgrade-r7astromech]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-r7astromech"}, kXwing)});
  arena.edit("B").lock = "A";
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit, Face::hit});
  arena.says("modify-attack-defender", "1e-upgrade-r7astromech").says("reroll", "0").says("reroll", "1");
  arena.says("reroll", "done").dice(blanks(2)).dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["B"].lock.empty());

  arena.edit("B").lock = "A";  // once a round
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(2));
  engage(arena);
  CHECK(times_asked(arena, "modify-attack-defender") == 1);
}

TEST_CASE("R7 Astromech: only with a lock on this attacker [1e-upgrade-r7astromech]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-r7astromech"}, kXwing), ally("F", 557, 300)});
  arena.edit("B").lock = "F";
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit, Face::hit}).dice(blanks(2));
  engage(arena);
  CHECK(arena["B"].lock == "F");
}

TEST_CASE("R7-T1: a lock out of the enemy's arc, and a free boost [1e-upgrade-r7t1]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-r7t1"}, {enemy("B", 150), enemy("C", 290)});
  arena.says("action", "1e-upgrade-r7t1").says("take-lock", "yes").says("action", "boost").says("boost", "straight");
  act(arena);
  CHECK(arena["A"].lock == "B");  // C is too far away
  CHECK(arena["A"].ship.did("boost"));
}

TEST_CASE("R7-T1: behind the enemy the boost alone [1e-upgrade-r7t1]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-r7t1"}, {piloted("B", kTie, Side::enemy, 457, 490, 0)});
  arena.says("action", "1e-upgrade-r7t1").says("action", "boost").says("boost", "straight");
  act(arena);
  CHECK(arena["A"].lock.empty());

  Arena far = flight(kXwing, {"1e-upgrade-r7t1"}, {enemy("B", 250)});
  far.says("action", "pass");
  act(far);
  CHECK(far.offered("action", "1e-upgrade-r7t1") == nullptr);
}

TEST_CASE("Targeting Astromech: a lock after a red maneuver [1e-upgrade-targetingastromech][1e-lock-10]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-targetingastromech"}, {enemy("B", 350)});
  arena.says("effect", "1e-upgrade-targetingastromech");
  activate(arena, "4K");
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].lock == "B");

  Arena white = flight(kXwing, {"1e-upgrade-targetingastromech"}, {enemy("B", 350)});
  white.says("action", "pass");
  activate(white, "3F");
  CHECK(white["A"].lock.empty());
}

}  // namespace plotboard::first_cards_astromechs

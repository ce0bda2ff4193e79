// Systems.
#include "support/first.hpp"

namespace plotboard::first_cards_systems {
using namespace test::first;

TEST_CASE(
    "Accuracy Corrector: two hits for the whole roll, and nothing changes them"
    " [1e-upgrade-accuracycorrector][1e-attack-20]",
    "[first]") {
  Arena arena =
      fight("1e-pilot-bluesquadronpilot", {"1e-upgrade-accuracycorrector"}, {enemy("B", 150, {}, kFirespray)});
  SECTION("two hits") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-upgrade-accuracycorrector").says("modify-attack", "lock");
    arena.dice({Face::evade, Face::blank});  // the lock rerolls nothing; an evade cancels
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("none") {
    arena.says("attack", "primary:0>B").dice(hits(3)).says("modify-attack", "1e-upgrade-accuracycorrector:none");
    arena.dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("of no dice") {
    arena.edit("A").ship.pilot = "";
    arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "1e-upgrade-accuracycorrector");
    arena.dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(times_asked(arena, "modify-attack") == 1);  // once
  }
}

TEST_CASE(
    "Advanced Sensors: a free action before the dial is turned up, in place of the step"
    " [1e-upgrade-advancedsensors][1e-act-5]",
    "[first]") {
  Arena arena = flight("1e-pilot-bluesquadronpilot", {"1e-upgrade-advancedsensors"});
  SECTION("used") {
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
    activate(arena, "2F");
    CHECK(times_asked(arena, "action") == 1);
    CHECK(arena["A"].ship.did("barrel-roll"));
    CHECK(arena["A"].pose.x < pose(457, 300).x);
  }
  SECTION("left") {
    arena.says("action", "pass").says("action", "focus");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.says("action", "focus");  // after a green maneuver
    activate(arena, "1F");
    CHECK(times_asked(arena, "action") == 1);
  }
  SECTION("ionised") {
    arena.edit("A").tokens.ion = 1;
    arena.says("action", "pass");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(times_asked(arena, "action") == 1);
  }
}

TEST_CASE(
    "Advanced Targeting Computer: a critical result on a locked ship, and the lock stays"
    " [1e-upgrade-advtargetingcomputer]",
    "[first]") {
  Arena arena =
      fight("1e-pilot-tempestsquadronpilot", {"1e-upgrade-advtargetingcomputer"}, {enemy("B", 150, {}, kFirespray)});
  SECTION("locked") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice(blanks(2));
    arena.says("modify-attack", "1e-upgrade-advtargetingcomputer").dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].lock == "B");
    CHECK(times_asked(arena, "modify-attack") == 1);  // nothing else is left: the lock may not be spent
  }
  SECTION("the lock spent first") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice(blanks(2)).says("modify-attack", "lock").says("reroll", "done");
    arena.dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("not locked") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(2));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-advtargetingcomputer"));
  }
}

TEST_CASE(
    "Collision Detector: obstacles are no bar to moving on them, and their critical results do nothing"
    " [1e-upgrade-collisiondetector][1e-obst-8]",
    "[first]") {
  SECTION("a critical result") {
    Arena arena = flight("1e-pilot-bluesquadronpilot", {"1e-upgrade-collisiondetector"}, {rock(377, 300)});
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle").dice({Face::crit});
    act(arena);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("a hit") {
    Arena arena = flight("1e-pilot-bluesquadronpilot", {"1e-upgrade-collisiondetector"}, {rock(377, 300)});
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle").dice({Face::hit});
    act(arena);
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("without it") {
    Arena arena = flight("1e-pilot-bluesquadronpilot", {}, {rock(377, 300)});
    arena.says("action", "barrel-roll").says("barrel-roll", "right-middle");
    act(arena);
    CHECK(verdict_on(arena, "barrel-roll", "left-middle") == "forbidden");
  }
}

TEST_CASE("Electronic Baffle: stress and ion tokens go at once for 1 damage each [1e-upgrade-electronicbaffle]",
          "[first]") {
  Arena arena = flight("1e-pilot-bluesquadronpilot", {"1e-upgrade-electronicbaffle"});
  SECTION("one of two") {
    arena.says("effect", "1e-upgrade-electronicbaffle").says("effect", "pass");
    gains(arena, "A", Token::ion, 2);
    CHECK(arena["A"].tokens.ion == 1);
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("stress") {
    arena.says("effect", "1e-upgrade-electronicbaffle");
    gains(arena, "A", Token::stress);
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("no other tokens") {
    gains(arena, "A", Token::disarm);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("no hull left [1e-dmg-19]") {
    arena.edit("A").ship.hull = 0;
    gains(arena, "A", Token::stress);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Enhanced Scopes: pilot skill 0 through Activation [1e-upgrade-enhancedscopes]", "[first]") {
  Arena arena = flight("1e-pilot-tennumb", {"1e-upgrade-enhancedscopes"});
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["A"].initiative == 0);
  open(arena, Window::end_of_activation_phase);
  CHECK(arena["A"].initiative == 8);
}

TEST_CASE("Fire-Control System: a lock on the defender after the attack, hit or miss [1e-upgrade-firecontrolsystem]",
          "[first]") {
  Arena arena = fight("1e-pilot-bluesquadronpilot", {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B");
  SECTION("a miss, stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-firecontrolsystem");
    engage(arena);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("the defender destroyed") {
    arena.dice(hits(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Fire-Control System: once after both of two attacks in one [1e-upgrade-firecontrolsystem][1e-attack-37]",
          "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-firecontrolsystem", "1e-upgrade-clustermissiles"}, {enemy("B", 150, {}, kFirespray)});
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-clustermissiles>B").dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(2));
  arena.says("effect", "1e-upgrade-firecontrolsystem");
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(times_asked(arena, "effect") == 1);
}

TEST_CASE("Reinforced Deflectors: a shield back after 3 damage in one attack [1e-upgrade-reinforceddeflectors]",
          "[first]") {
  Arena arena =
      fight("1e-pilot-sigmasquadronpilot", {}, {enemy("B", 150, {"1e-upgrade-reinforceddeflectors"}, kFirespray)});
  arena.says("attack", "primary:0>B");
  SECTION("3") {
    arena.dice({Face::hit, Face::hit, Face::crit, Face::blank}).dice(blanks(2));
    engage(arena);
    CHECK(arena["B"].ship.shields == 2);
  }
  SECTION("2") {
    arena.dice({Face::hit, Face::hit, Face::blank, Face::blank}).dice(blanks(2));
    engage(arena);
    CHECK(arena["B"].ship.shields == 2);
    arena.edit("A").ship.engaged = false;  // another attack of the round counts by itself
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(blanks(2));
    engage(arena);
    CHECK(arena["B"].ship.shields == 1);
  }
}

TEST_CASE("Sensor Jammer: a hit becomes a focus result that the attacker may not reroll [1e-upgrade-sensorjammer]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-sensorjammer"}, kFirespray)});
  arena.says("attack", "primary:0>B");
  SECTION("rerolls") {
    arena.edit("A").lock = "B";
    arena.dice({Face::hit, Face::hit, Face::blank}).says("modify-attack-defender", "1e-upgrade-sensorjammer");
    arena.says("modify-attack", "lock").says("reroll", "1").says("reroll", "2").dice(hits(2));
    arena.dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    for (const state::Choice& choice : arena.asked) {
      if (choice.kind == "reroll") CHECK(choice.option("0") == nullptr);
    }
  }
  SECTION("focus turns it back") {
    arena.edit("A").tokens.focus = 1;
    arena.dice({Face::hit, Face::blank, Face::blank}).says("modify-attack-defender", "1e-upgrade-sensorjammer");
    arena.says("modify-attack", "focus").dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("no critical results") {
    arena.dice({Face::crit, Face::blank, Face::blank}).dice(blanks(2));
    engage(arena);
    CHECK(times_asked(arena, "modify-attack-defender") == 0);
  }
}

TEST_CASE("Targeting Scrambler: its attacks for a condition on a ship at range 1-3 [1e-upgrade-targetingscrambler]",
          "[first]") {
  Arena arena = flight("1e-pilot-bluesquadronpilot", {"1e-upgrade-targetingscrambler"},
                       {enemy("B", 250), enemy("C", 400), wingman("F", 50)});
  SECTION("used") {
    arena.says("effect", "1e-upgrade-targetingscrambler").says("ship", "B");
    open(arena, Window::start_of_planning);
    CHECK(arena["A"].tokens.disarm == 1);
    CHECK(has_faceup(arena, "B", "1e-condition-scrambled"));
    CHECK(arena.offered("ship", "C") == nullptr);
    CHECK(arena.offered("ship", "F") != nullptr);  // of either side
  }
  SECTION("left") {
    arena.says("effect", "pass");
    open(arena, Window::start_of_planning);
    CHECK(arena["A"].tokens.disarm == 0);
  }
}

TEST_CASE(
    "Thrust Corrector: for stress the whole roll becomes one evade, which nothing changes any more"
    " [1e-upgrade-thrustcorrector][1e-stress-12]",
    "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-thrustcorrector"})});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice(hits(3));
  arena.dice({Face::evade, Face::evade, Face::focus});
  SECTION("with 3 stress tokens") {
    arena.edit("B").tokens.stress = 3;
    arena.says("modify-defense", "1e-upgrade-thrustcorrector").says("modify-defense", "evade");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].tokens.stress == 4);
  }
  SECTION("not with 4") {
    arena.edit("B").tokens.stress = 4;
    arena.passes("modify-defense");
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-thrustcorrector"));
  }
}

TEST_CASE(
    "Trajectory Simulator: bombs of the reveal may go ahead, mines may not [1e-upgrade-trajectorysimulator]"
    "[1e-bomb-4]",
    "[first]") {
  SECTION("launched") {
    Arena arena = flight("1e-pilot-cutlasssquadronpilot", {"1e-upgrade-trajectorysimulator", "1e-upgrade-protonbombs"});
    arena.says("drop", "1e-upgrade-protonbombs:launch-straight-5").passes("action");
    activate(arena, "1F");
    REQUIRE(arena.table.pieces.back().type == state::PieceType::device);
    CHECK(arena.table.pieces.back().pose.y > pose(457, 500).y);
    CHECK(arena.offered("drop", "1e-upgrade-protonbombs:straight-1") != nullptr);  // either way
  }
  SECTION("by action") {
    Arena arena =
        flight("1e-pilot-cutlasssquadronpilot", {"1e-upgrade-trajectorysimulator", "1e-upgrade-proximitymines"});
    arena.says("action", "1e-upgrade-proximitymines");
    act(arena);
    CHECK(arena.question("drop") == nullptr);  // there is one way only
    CHECK(arena.table.pieces.back().pose.y < pose(457, 300).y);
  }
}

}  // namespace plotboard::first_cards_systems

// Cannons.
#include "support/first.hpp"

namespace plotboard::first_cards_cannons {
using namespace test::first;

namespace {

constexpr const char* kReady = "1e-upgrade-arccaster-cannon-ready";
constexpr const char* kRecharging = "1e-upgrade-arccaster-cannon-recharging";

}  // namespace

TEST_CASE(
    "ARC Caster: a hit damages another ship near the defender, and it recharges [1e-upgrade-arccaster-cannon-ready]",
    "[first]") {
  Arena arena = fight(kXwing, {kReady}, {enemy("B", 50), enemy("C", 145), enemy("D", 330)});
  arena.says("attack", std::string(kReady) + ">B").dice({Face::hit, Face::blank, Face::blank, Face::blank});
  arena.dice(blanks(3)).says("ship", "C");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "C") == 1);
  CHECK(arena.offered("ship", "A") != nullptr);  // its own ship as well
  CHECK(arena.offered("ship", "B") == nullptr);
  CHECK(arena.offered("ship", "D") == nullptr);
  CHECK(has_faceup(arena, "A", kRecharging));
  CHECK_FALSE(has_faceup(arena, "A", kReady));
}

TEST_CASE("ARC Caster: it recharges after a miss, and hurts nobody then [1e-upgrade-arccaster-cannon-ready]",
          "[first]") {
  Arena arena = fight(kXwing, {kReady}, {enemy("B", 50)});
  arena.says("attack", std::string(kReady) + ">B").dice(blanks(4));
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "A") == 0);
  CHECK(has_faceup(arena, "A", kRecharging));
}

TEST_CASE("ARC Caster: with nobody else near, its own ship [1e-upgrade-arccaster-cannon-ready]", "[first]") {
  Arena arena = fight(kXwing, {kReady}, {enemy("B", 50)});
  arena.says("attack", std::string(kReady) + ">B").dice({Face::hit, Face::blank, Face::blank, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "A") == 1);
}

TEST_CASE(
    "ARC Caster (Recharging): back to its attack side for a weapons disabled token "
    "[1e-upgrade-arccaster-cannon-recharging]",
    "[first]") {
  Arena arena = fight(kXwing, {kRecharging}, {enemy("B", 50)});
  CHECK(shots_at(arena, "A", "B") == 1);  // the primary weapon
  arena.says("effect", kRecharging).run(rules::first::begin_combat);
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(has_faceup(arena, "A", kReady));
  CHECK(shots_at(arena, "A", "B") == 0);
  arena.edit("A").tokens.disarm = 0;
  CHECK(shots_at(arena, "A", "B") == 2);
}

TEST_CASE("Autoblaster: defense dice cancel none of its hits [1e-upgrade-autoblaster]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-autoblaster"}, {enemy("B", 50)});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "1e-upgrade-autoblaster>B").dice({Face::hit, Face::crit, Face::hit});
  arena.dice({Face::evade, Face::blank, Face::blank}).says("modify-defense", "evade");
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK_FALSE(arena["B"].ship.damage.front().faceup);
  CHECK_FALSE(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Autoblaster: other weapons of the ship shoot as ever, and it reaches range 1 [1e-upgrade-autoblaster]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-autoblaster"}, {enemy("B", 150)});
  CHECK(shots_at(arena, "A", "B") == 1);
  arena.says("attack", "primary:0>B").dice(hits(3));
  arena.dice({Face::evade, Face::evade, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Flechette Cannon: 1 damage, and stress where there is none [1e-upgrade-flechettecannon]", "[first]") {
  for (const int stress : {0, 1}) {
    Arena arena = fight(kXwing, {"1e-upgrade-flechettecannon"}, {enemy("B", 150)});
    arena.edit("B").tokens.stress = stress;
    arena.says("attack", "1e-upgrade-flechettecannon>B").dice({Face::hit, Face::hit, Face::crit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.stress == 1);
  }
}

TEST_CASE("Heavy Laser Cannon: criticals of the roll become hits, those of a reroll stay [1e-upgrade-heavylasercannon]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-heavylasercannon"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-heavylasercannon>B").dice({Face::crit, Face::blank, Face::blank, Face::blank});
  arena.says("modify-attack", "lock").says("reroll", "1").says("reroll", "done").dice({Face::crit});
  arena.dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].ship.damage[1].faceup);
  CHECK(shots_at(arena, "A", "B") == 2);
  arena.edit("A").pose = pose(457, 400);
  CHECK(shots_at(arena, "A", "B") == 1);  // it does not reach range 1
}

TEST_CASE("Ion Cannon: a hit is 1 damage and 1 ion token [1e-upgrade-ioncannon][1e-attack-31][1e-attack-35]",
          "[first]") {
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-ioncannon"}, {enemy("B", 250)});
  arena.says("attack", "1e-upgrade-ioncannon>B").dice({Face::hit, Face::crit, Face::hit});
  arena.dice(blanks(3));  // no die more at range 3
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["B"].tokens.ion == 1);
}

TEST_CASE("Jamming Beam: a jam token and no damage [1e-upgrade-jammingbeam]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-jammingbeam"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-jammingbeam>B").dice({Face::hit, Face::hit, Face::crit});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(arena["B"].tokens.jam == 1);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Linked Battery: one die of a primary weapon or a cannon [1e-upgrade-linkedbattery]", "[first]") {
  for (const char* weapon : {"primary:0", "1e-upgrade-manglercannon"}) {
    Arena arena = fight(kXwing, {"1e-upgrade-linkedbattery", "1e-upgrade-manglercannon"}, {enemy("B", 150)});
    arena.says("attack", std::string(weapon) + ">B").dice({Face::blank, Face::blank, Face::focus});
    arena.says("modify-attack", "1e-upgrade-linkedbattery").says("reroll", "0").dice({Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "modify-attack") == 1);
  }
}

TEST_CASE("Linked Battery: not with a turret [1e-upgrade-linkedbattery]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-linkedbattery", "1e-upgrade-ioncannonturret"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-ioncannonturret>B").dice({Face::blank, Face::blank, Face::focus});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "modify-attack") == 0);
}

TEST_CASE("\"Mangler\" Cannon: one hit may be a critical [1e-upgrade-manglercannon]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-manglercannon"}, {enemy("B", 250)});
  arena.says("attack", "1e-upgrade-manglercannon>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-manglercannon").dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].ship.damage[1].faceup);

  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});  // of no other weapon
  arena.dice({Face::evade, Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(times_asked(arena, "modify-attack") == 1);
}

TEST_CASE("Tractor Beam: a tractor beam token and no damage [1e-upgrade-tractorbeam]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-tractorbeam"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-tractorbeam>B").dice({Face::hit, Face::hit, Face::crit});
  arena.dice(blanks(3)).says("tractor", "straight");
  engage(arena);
  CHECK(arena["B"].tokens.tractor == 1);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(arena["B"].pose.y.value < 490000);
}

}  // namespace plotboard::first_cards_cannons

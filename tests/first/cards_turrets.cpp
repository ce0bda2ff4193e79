// Turrets.
#include "support/first.hpp"

namespace plotboard::first_cards_turrets {
using namespace test::first;

namespace {

state::Piece behind(const std::string& id = "B") { return piloted(id, kTie, Side::enemy, 457, 130); }

}  // namespace

TEST_CASE("Autoblaster Turret: evades cancel criticals alone [1e-upgrade-autoblasterturret][1e-evade-6]", "[first]") {
  const std::string card = "1e-upgrade-autoblasterturret";
  Arena arena = fight(kXwing, {card}, {behind()});
  arena.edit("B").pose = pose(457, 210, 0);
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", card + ">B").dice({Face::hit, Face::crit}).dice({Face::evade, Face::blank, Face::blank});
  arena.says("modify-defense", "evade");
  engage(arena);
  REQUIRE(damage_to(arena, "B") == 1);
  CHECK_FALSE(arena["B"].ship.damage.front().faceup);
  Arena far = fight(kXwing, {card}, {behind()});
  CHECK(shots(far, card).empty());
}

TEST_CASE("Blaster Turret: 3 dice all round for a focus token [1e-upgrade-blasterturret][1e-attack-13]", "[first]") {
  const std::string card = "1e-upgrade-blasterturret";
  Arena arena = fight(kXwing, {card}, {behind()});
  CHECK(shots(arena).empty());
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", card + ">B").dice({Face::focus, Face::hit, Face::hit}).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].tokens.focus == 0);
  Arena far = fight(kXwing, {card}, {piloted("B", kTie, Side::enemy, 457, 30)});
  far.edit("A").tokens.focus = 1;
  CHECK(shots(far, card).empty());
}

TEST_CASE("Dorsal Turret: a die more at range 1 [1e-upgrade-dorsalturret]", "[first]") {
  const std::string card = "1e-upgrade-dorsalturret";
  for (const bool near : {true, false}) {
    Arena arena = fight(kXwing, {card}, {behind()});
    if (near) arena.edit("B").pose = pose(457, 210, 0);
    arena.says("attack", card + ">B").dice(hits(near ? 3 : 2)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == (near ? 3 : 2));
  }
}

TEST_CASE("Ion Cannon Turret: a hit is 1 damage and 1 ion token [1e-upgrade-ioncannonturret][1e-attack-31]",
          "[first]") {
  const std::string card = "1e-upgrade-ioncannonturret";
  Arena arena = fight(kXwing, {card}, {behind()});
  arena.says("attack", card + ">B").dice({Face::hit, Face::crit, Face::hit}).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["B"].tokens.ion == 1);
}

TEST_CASE("Synced Turret: in its arc as many rerolls as its primary weapon has dice [1e-upgrade-syncedturret]",
          "[first]") {
  const std::string card = "1e-upgrade-syncedturret";
  SECTION("in its arc") {
    Arena arena = fight("1e-pilot-goldsquadronpilot", {card}, {enemy("B", 150)});
    CHECK(shots(arena, card).empty());
    arena.edit("A").lock = "B";
    arena.says("attack", card + ">B").dice(blanks(3)).says("modify-attack", card);
    arena.says("reroll", "0").says("reroll", "1").dice(hits(2)).says("modify-attack", "done").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].lock == "B");  // kept
  }
  SECTION("astern") {
    Arena arena = fight("1e-pilot-goldsquadronpilot", {card}, {behind()});
    arena.edit("A").lock = "B";
    arena.says("attack", card + ">B").dice(hits(3)).says("modify-attack", "done").dice(blanks(3));
    engage(arena);
    CHECK_FALSE(question(arena, "modify-attack").option(card));
  }
}

TEST_CASE("Twin Laser Turret: two attacks, 1 damage for each that hits [1e-upgrade-twinlaserturret][1e-attack-36]",
          "[first]") {
  const std::string card = "1e-upgrade-twinlaserturret";
  Arena arena = fight(kXwing, {card}, {behind()});
  arena.says("attack", card + ">B").dice({Face::hit, Face::hit, Face::crit}).dice(blanks(3));
  SECTION("both hit") {
    arena.dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("one hits") {
    arena.dice({Face::hit, Face::blank, Face::blank}).dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  CHECK(times_asked(arena, "attack") == 1);
}

}  // namespace plotboard::first_cards_turrets

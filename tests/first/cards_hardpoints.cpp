// Hardpoints.
#include "data/catalog.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_hardpoints {
using namespace test::first;

namespace {

// Energy on every card of the ship that holds some.
void charge(Arena& arena, int energy) {
  for (state::Card& card : arena.edit("A").ship.cards) {
    const data::Upgrade* upgrade = catalog().upgrade(card.id);
    if (upgrade != nullptr && upgrade->energy_limit > 0) card.charges = energy;
  }
}

}  // namespace

TEST_CASE("Dual Laser Turret: 3 dice at range 1 to 3, wherever, for 1 energy off the card [1e-upgrade-duallaserturret]",
          "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-duallaserturret"}, {before_bow("B", 32)});
  charge(arena, 1);
  arena.says("attack", "1e-upgrade-duallaserturret>B").dice(hits(3)).dice(blanks(3));  // no die more at range 1
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK(arena["A"].ship.cards[0].charges == 0);

  Arena abeam = fight(kGozanti, {"1e-upgrade-duallaserturret"}, {piloted("B", kTie, Side::enemy, 650, 0)});
  CHECK(shots(abeam).empty());
  charge(abeam, 1);
  REQUIRE(shots(abeam).size() == 1);
  CHECK(shots(abeam).front().range == 3);
}

TEST_CASE("Heavy Laser Turret: 4 dice at range 2 and 3, wherever, for 2 energy [1e-upgrade-heavylaserturret]",
          "[first]") {
  Arena arena = fight("1e-pilot-croccruiser", {"1e-upgrade-heavylaserturret"},
                      {piloted("B", kXwing, Side::enemy, 650, 100, 180)});
  charge(arena, 1);
  CHECK(shots(arena).empty());
  charge(arena, 2);
  arena.says("attack", "1e-upgrade-heavylaserturret>B").dice(hits(4)).dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 4);
  CHECK(arena["A"].ship.cards[0].charges == 0);

  Arena near = fight("1e-pilot-croccruiser", {"1e-upgrade-heavylaserturret"}, {before_bow("B", 50)});
  charge(near, 2);
  CHECK(shots(near).empty());
}

TEST_CASE(
    "Ion Cannon Battery: one critical damage and an ion token, whatever is left"
    " [1e-upgrade-ioncannonbattery][1e-attack-31]",
    "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-ioncannonbattery"}, {before_bow("B", 150)});
  charge(arena, 2);
  arena.says("attack", "1e-upgrade-ioncannonbattery>B").dice({Face::hit, Face::hit, Face::crit, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].tokens.ion == 1);
  CHECK(arena["A"].ship.cards[0].charges == 0);

  Arena miss = fight(kGozanti, {"1e-upgrade-ioncannonbattery"}, {before_bow("B", 150)});
  charge(miss, 2);
  miss.says("attack", "1e-upgrade-ioncannonbattery>B").dice(blanks(4)).dice(blanks(3));
  engage(miss);
  CHECK(miss["B"].tokens.ion == 0);
}

TEST_CASE(
    "Quad Laser Cannons: a miss is made good once, for 1 energy more, at any target"
    " [1e-upgrade-quadlasercannons][1e-huge-11]",
    "[first]") {
  state::Piece other = piloted("C", kTie, Side::enemy, 520, 500, 180);
  Arena arena = fight(kGozanti, {"1e-upgrade-quadlasercannons"}, {before_bow("B", 150), other});
  charge(arena, 2);
  SECTION("a miss") {
    arena.says("attack", "1e-upgrade-quadlasercannons>B").dice(blanks(3)).dice(blanks(3));
    arena.says("effect", "1e-upgrade-quadlasercannons").says("attack", "1e-upgrade-quadlasercannons>C");
    arena.dice(blanks(3)).dice(blanks(3));
    arena.edit("A").ship.cards[0].charges = 3;  // energy alone would do for a third
    engage(arena);
    CHECK(times_asked(arena, "effect") == 1);
    CHECK(arena["A"].ship.cards[0].charges == 1);
  }
  SECTION("a hit") {
    arena.says("attack", "1e-upgrade-quadlasercannons>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
    CHECK(arena["A"].ship.cards[0].charges == 1);
  }
  SECTION("no energy left") {
    charge(arena, 1);
    arena.says("attack", "1e-upgrade-quadlasercannons>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE(
    "Single Turbolasers: twice the agility, obstruction undoubled, and one focus result hits"
    " [1e-upgrade-singleturbolasers][1e-huge-10]",
    "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-singleturbolasers"}, {before_bow("B", 330, {}, kXwing), rock(457, 600)});
  charge(arena, 2);
  arena.edit("B").tokens.tractor = 1;  // agility 1 less: 1, doubled 2, and 1 for the rock
  arena.says("attack", "1e-upgrade-singleturbolasers>B").says("obstruction-line", "R");
  arena.dice({Face::focus, Face::focus, Face::blank, Face::blank});
  arena.says("modify-attack", "1e-upgrade-singleturbolasers").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

}  // namespace plotboard::first_cards_hardpoints

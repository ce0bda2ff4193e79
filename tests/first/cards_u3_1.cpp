// Elite talents and hardpoints, single cards.
#include "first/cards_u3.hpp"

namespace plotboard::first_cards_u3_1 {
using namespace first_cards_u3;

TEST_CASE(
    "Swarm Tactics: a friend at range 1 has its skill to the end of Combat, even after its end"
    " [1e-upgrade-swarmtactics][1e-golden-13]",
    "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-swarmtactics"}, {wingman("F", 50)});
  arena.says("effect", "1e-upgrade-swarmtactics");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["F"].initiative == 9);
  arena.run([](Game& game) {
    rules::destroy(game, "A", "1e-dmg-1", {});
    game.emit(state::ShipRemoved{"A"});
  });
  CHECK(arena["F"].initiative == 9);
  open(arena, Window::end_of_combat);
  CHECK(arena["F"].initiative == 2);

  Arena far = fight("1e-pilot-wedgeantilles", {"1e-upgrade-swarmtactics"}, {wingman("F", 150)});
  open(far, Window::start_of_engagement_phase);
  CHECK(far.asked.empty());
}

TEST_CASE("Swarm Tactics: a skill that has been lent is handed on [1e-upgrade-swarmtactics][1e-ps-4]", "[first]") {
  Arena arena = fight("1e-pilot-howlrunner", {"1e-upgrade-swarmtactics"},
                      {wingman("K", 50, {"1e-upgrade-swarmtactics"}, "1e-pilot-blacksquadronpilot"),
                       piloted("L", kTie, Side::player, 670, 300)});
  arena.says("order", "0").says("effect", "1e-upgrade-swarmtactics");  // K alone stands near
  arena.says("effect", "1e-upgrade-swarmtactics").says("ship", "L");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["K"].initiative == 8);
  CHECK(arena["L"].initiative == 8);
  open(arena, Window::end_of_combat);  // nobody has to put their ends in order
  CHECK(arena["K"].initiative == 4);
  CHECK(arena["L"].initiative == 1);
}

TEST_CASE("Trick Shot: one die more across an obstacle, if its player likes [1e-upgrade-trickshot][1e-attack-18]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-trickshot"}, {enemy("B", 150), rock(457, 400)});
  SECTION("taken") {
    arena.says("attack", "primary:0>B").says("obstruction-line", "R").says("effect", "1e-upgrade-trickshot");
    arena.dice(hits(4)).dice(
        {Face::evade, Face::evade, Face::evade, Face::blank});  // obstruction helps it all the same
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("left") {
    arena.says("attack", "primary:0>B").says("obstruction-line", "R").says("effect", "pass");
    arena.dice(hits(3)).dice(blanks(4));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Trick Shot: not along a clear line [1e-upgrade-trickshot]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-trickshot"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Veteran Instincts: pilot skill 2 higher [1e-upgrade-veteraninstincts]", "[first]") {
  Arena arena = flight("1e-pilot-wedgeantilles", {"1e-upgrade-veteraninstincts"});
  CHECK(arena["A"].initiative == 11);
  CHECK(catalog().upgrade("1e-upgrade-veteraninstincts")->skill == 2);
}

TEST_CASE("Wingman: one stressed friend at range 1 loses a stress token, and has to [1e-upgrade-wingman]", "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-wingman"}, {wingman("F", 50), wingman("G", 150)});
  arena.edit("A").tokens.stress = 1;
  arena.edit("F").tokens.stress = 2;
  arena.edit("G").tokens.stress = 1;  // too far away
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena.asked.empty());
  CHECK(arena["F"].tokens.stress == 1);
  CHECK(arena["G"].tokens.stress == 1);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Wired: while stressed any focus results are rerolled, in attack and defense [1e-upgrade-wired]", "[first]") {
  Arena arena = fight("1e-pilot-jekporkins", {"1e-upgrade-wired"},
                      {enemy("B", 150, {"1e-upgrade-wired"}, "1e-pilot-soontirfel")});
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.edit("B").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::focus});
    arena.says("modify-attack", "1e-upgrade-wired").says("reroll", "0").says("reroll", "2");
    arena.dice({Face::hit, Face::focus});  // a rerolled die is not rerolled again
    arena.dice({Face::focus, Face::blank, Face::blank}).says("modify-defense", "1e-upgrade-wired:defense");
    arena.says("reroll", "0").dice({Face::evade});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena.offered("reroll", "1") == nullptr);  // only focus results
  }
  SECTION("calm") {
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::focus});
    arena.dice({Face::focus, Face::blank, Face::blank});
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-wired"));
    CHECK_FALSE(offered_card(arena, "1e-upgrade-wired:defense"));
  }
}

namespace {

// Energy on every card of the ship that holds some.
void charge(Arena& arena, int energy) {
  for (state::Card& card : arena.edit("A").ship.cards) {
    const data::Upgrade* upgrade = catalog().upgrade(card.id);
    if (upgrade != nullptr && upgrade->energy_limit > 0) card.charges = energy;
  }
}

// So many mm before the bow of a Gozanti or C-ROC at A's place.
state::Piece ahead(const std::string& id, double gap, const std::string& pilot = kTie) {
  return piloted(id, pilot, Side::enemy, 457, 418 + gap, 180);
}

}  // namespace

TEST_CASE("Dual Laser Turret: 3 dice at range 1 to 3, wherever, for 1 energy off the card [1e-upgrade-duallaserturret]",
          "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-duallaserturret"}, {ahead("B", 32)});
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

  Arena near = fight("1e-pilot-croccruiser", {"1e-upgrade-heavylaserturret"}, {ahead("B", 50)});
  charge(near, 2);
  CHECK(shots(near).empty());
}

TEST_CASE(
    "Ion Cannon Battery: one critical damage and an ion token, whatever is left"
    " [1e-upgrade-ioncannonbattery][1e-attack-31]",
    "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-ioncannonbattery"}, {ahead("B", 150)});
  charge(arena, 2);
  arena.says("attack", "1e-upgrade-ioncannonbattery>B").dice({Face::hit, Face::hit, Face::crit, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].tokens.ion == 1);
  CHECK(arena["A"].ship.cards[0].charges == 0);

  Arena miss = fight(kGozanti, {"1e-upgrade-ioncannonbattery"}, {ahead("B", 150)});
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
  Arena arena = fight(kGozanti, {"1e-upgrade-quadlasercannons"}, {ahead("B", 150), other});
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
  Arena arena = fight(kGozanti, {"1e-upgrade-singleturbolasers"}, {ahead("B", 330, kXwing), rock(457, 600)});
  charge(arena, 2);
  arena.edit("B").tokens.tractor = 1;  // agility 1 less: 1, doubled 2, and 1 for the rock
  arena.says("attack", "1e-upgrade-singleturbolasers>B").says("obstruction-line", "R");
  arena.dice({Face::focus, Face::focus, Face::blank, Face::blank});
  arena.says("modify-attack", "1e-upgrade-singleturbolasers").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

}  // namespace plotboard::first_cards_u3_1

// Missiles.
#include "rules/first/squad.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_missiles {
using namespace test::first;

namespace {

// A has a lock on B and fires that missile; the dice of both.
void fires(Arena& arena, const std::string& missile, const std::vector<Face>& attack) {
  arena.says("attack", missile + ">B").dice(attack);
}

}  // namespace

TEST_CASE("Adv. Homing Missiles: a face-up card past the shields, and no more [1e-upgrade-advhomingmissiles][1e-dmg-5]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-advhomingmissiles"}, {enemy("B", 150, {}, kXwing)});
  CHECK(shots(arena, "1e-upgrade-advhomingmissiles").empty());  // without a lock
  arena.edit("A").lock = "B";
  fires(arena, "1e-upgrade-advhomingmissiles", hits(3));
  arena.dice(blanks(2)).passes("modify-attack");
  engage(arena);
  CHECK(arena["B"].ship.shields == 2);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(arena["A"].lock == "B");  // kept
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-advhomingmissiles"));
}

TEST_CASE("Assault Missiles: 1 damage to all others at range 1 of the ship that is hit [1e-upgrade-assaultmissiles]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-assaultmissiles"},
                      {enemy("B", 150), piloted("C", kTie, Side::enemy, 557, 490, 180),
                       piloted("D", kTie, Side::enemy, 700, 490, 180), piloted("F", kXwing, Side::player, 357, 490)});
  arena.edit("A").lock = "B";
  SECTION("a hit") {
    fires(arena, "1e-upgrade-assaultmissiles", {Face::hit, Face::blank, Face::blank, Face::blank});
    arena.dice(blanks(3)).says("ship-order", "rest");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(damage_to(arena, "C") == 1);
    CHECK(damage_to(arena, "F") == 1);
    CHECK(damage_to(arena, "D") == 0);
    CHECK(damage_to(arena, "A") == 0);  // at range 2
    CHECK(arena["A"].lock.empty());
    CHECK(side_asked(arena, "ship-order") == Side::player);
  }
  SECTION("a miss") {
    fires(arena, "1e-upgrade-assaultmissiles", blanks(4));
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "C") == 0);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-assaultmissiles"));
  }
}

TEST_CASE("Chardaan Refit: 2 points off for the missile slot of an A-wing [1e-upgrade-chardaanrefit]", "[first]") {
  state::Piece plain = piloted("A", "1e-pilot-prototypepilot", Side::player, 457, 300);
  state::Piece refit = piloted("A", "1e-pilot-prototypepilot", Side::player, 457, 300, 0, {"1e-upgrade-chardaanrefit"});
  CHECK(*rules::first::points_of(catalog(), refit) == *rules::first::points_of(catalog(), plain) - 2);
  CHECK(rules::first::loadout_faults(catalog(), refit).empty());
  refit.ship.cards.push_back({"1e-upgrade-concussionmissiles"});
  CHECK_FALSE(rules::first::loadout_faults(catalog(), refit).empty());
}

TEST_CASE(
    "Cluster Missiles: two attacks of 3 dice at one target, each by itself [1e-upgrade-clustermissiles][1e-attack-36]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-clustermissiles"}, {enemy("B", 150, {}, kFirespray)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "1e-upgrade-clustermissiles>B");
  arena.dice({Face::hit, Face::blank, Face::focus}).says("modify-attack", "done").dice({Face::evade, Face::blank});
  arena.dice({Face::hit, Face::focus, Face::focus}).says("modify-attack", "focus").dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK(arena["A"].lock.empty());
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-clustermissiles"));
  CHECK(times_asked(arena, "attack") == 1);
}

TEST_CASE("Concussion Missiles: one blank is a hit [1e-upgrade-concussionmissiles]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-concussionmissiles"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  fires(arena, "1e-upgrade-concussionmissiles", {Face::blank, Face::blank, Face::hit, Face::focus});
  arena.says("modify-attack", "1e-upgrade-concussionmissiles").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("Cruise Missiles: as many dice more as its speed this round, 4 at most [1e-upgrade-cruisemissiles]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-cruisemissiles"}, {enemy("B", 150, {}, kFirespray)});
  arena.edit("A").lock = "B";
  arena.passes("modify-attack");
  SECTION("speed 3") {
    arena.edit("A").ship.executed = state::Executed{*geom::maneuver_from_code("3F"), geom::Difficulty::white, true};
    fires(arena, "1e-upgrade-cruisemissiles", hits(4));
  }
  SECTION("speed 5") {
    arena.edit("A").ship.executed = state::Executed{*geom::maneuver_from_code("5F"), geom::Difficulty::white, true};
    fires(arena, "1e-upgrade-cruisemissiles", hits(5));
  }
  SECTION("no maneuver") { fires(arena, "1e-upgrade-cruisemissiles", hits(1)); }
  arena.dice(blanks(2));
  engage(arena);
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Harpoon Missiles: a hit brings its condition once the attack is over [1e-upgrade-harpoonmissiles]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-harpoonmissiles"}, {enemy("B", 150, {}, kFirespray)});
  arena.edit("A").lock = "B";
  arena.passes("modify-attack");
  SECTION("a hit") {
    fires(arena, "1e-upgrade-harpoonmissiles", {Face::crit, Face::blank, Face::blank, Face::blank});
    arena.dice(blanks(2));
    engage(arena);
    CHECK(has_faceup(arena, "B", "1e-condition-harpooned"));  // this critical result has not set it off
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("a miss") {
    fires(arena, "1e-upgrade-harpoonmissiles", blanks(4));
    arena.dice(blanks(2));
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "B", "1e-condition-harpooned"));
  }
  SECTION("destroyed") {
    arena.edit("B").ship.shields = 0;
    arena.edit("B").ship.hull = 1;
    fires(arena, "1e-upgrade-harpoonmissiles", hits(4));
    arena.dice(blanks(2));
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "B", "1e-condition-harpooned"));
  }
}

TEST_CASE("Homing Missiles: no evade tokens against them [1e-upgrade-homingmissiles]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-homingmissiles"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("B").tokens.evade = 1;
  arena.edit("B").tokens.focus = 1;
  arena.passes("modify-attack");
  SECTION("missiles") {
    fires(arena, "1e-upgrade-homingmissiles", hits(4));
    arena.dice({Face::focus, Face::evade, Face::evade}).says("modify-defense", "focus");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.evade == 1);
    CHECK(verdict_on(arena, "modify-defense", "evade") == "forbidden");
  }
  SECTION("lasers") {
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3)).says("modify-defense", "evade");
    arena.says("modify-defense", "done");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
}

TEST_CASE("Ion Pulse Missiles: 1 damage and 2 ion tokens [1e-upgrade-ionpulsemissiles]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ionpulsemissiles"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.passes("modify-attack");
  fires(arena, "1e-upgrade-ionpulsemissiles", hits(3));
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["B"].tokens.ion == 2);
}

TEST_CASE("Proton Rockets: as many dice more as its agility, 3 at most [1e-upgrade-protonrockets]", "[first]") {
  SECTION("agility 3 and a card more") {
    Arena arena =
        fight("1e-pilot-prototypepilot", {"1e-upgrade-protonrockets", "1e-upgrade-stealthdevice"}, {enemy("B", 50)});
    arena.edit("A").tokens.focus = 1;
    arena.passes("modify-attack");
    fires(arena, "1e-upgrade-protonrockets", hits(5));
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("agility 2, less a tractor beam") {
    Arena arena = fight(kXwing, {"1e-upgrade-protonrockets"}, {enemy("B", 50)});
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").tokens.tractor = 1;
    arena.passes("modify-attack");
    fires(arena, "1e-upgrade-protonrockets", hits(3));
    arena.dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE(
    "Scrambler Missiles: a jam token for the defender and all at range 1 of it, no damage"
    " [1e-upgrade-scramblermissiles][1e-jam-9]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-scramblermissiles"},
                      {enemy("B", 150), piloted("C", kTie, Side::enemy, 557, 490, 180),
                       piloted("D", kTie, Side::enemy, 700, 490, 180), piloted("F", kXwing, Side::player, 357, 490)});
  arena.edit("A").lock = "B";
  arena.passes("modify-attack");
  fires(arena, "1e-upgrade-scramblermissiles", hits(3));
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
  for (const char* id : {"B", "C", "F"}) CHECK(arena[id].tokens.jam == 1);
  for (const char* id : {"A", "D"}) CHECK(arena[id].tokens.jam == 0);
}

TEST_CASE("Unguided Rockets: only focus tokens change their dice [1e-upgrade-unguidedrockets]", "[first]") {
  Arena arena = fight("1e-pilot-gammasquadronveteran", {"1e-upgrade-unguidedrockets", "1e-upgrade-guidancechips"},
                      {enemy("B", 150, {"1e-upgrade-sensorjammer"}, kFirespray)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  fires(arena, "1e-upgrade-unguidedrockets", {Face::hit, Face::focus, Face::blank});
  arena.says("modify-attack", "focus").dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(times_asked(arena, "modify-attack-defender") == 0);  // its jammer finds no die to turn
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind != "modify-attack") continue;
    for (const char* key : {"lock", "1e-upgrade-guidancechips:blank"}) {
      if (choice.option(key) != nullptr) CHECK_FALSE(choice.option(key)->legal);
    }
  }
  CHECK(has_faceup(arena, "A", "1e-upgrade-unguidedrockets"));
}

TEST_CASE("XX-23 S-Thread Tracers: a hit lets friends at range 1-2 lock the target [1e-upgrade-xx23sthreadtracers]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-xx23sthreadtracers"},
                      {enemy("B", 150), wingman("F", 150), wingman("G", 50), wingman("H", 250),
                       piloted("J", kXwing, Side::player, 457, 120)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("F").tokens.stress = 1;  // no action: no bar
  fires(arena, "1e-upgrade-xx23sthreadtracers", hits(3));
  arena.passes("modify-attack").dice(blanks(3));
  arena.says("effect", "1e-upgrade-xx23sthreadtracers").says("effect", "1e-upgrade-xx23sthreadtracers");
  arena.says("effect", "pass");
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["F"].lock == "B");
  CHECK(arena["G"].lock.empty());
  CHECK(arena["H"].lock.empty());  // too far from A
  CHECK(arena["J"].lock.empty());  // too far from B
  CHECK(damage_to(arena, "B") == 0);
  CHECK(times_asked(arena, "effect") == 3);
}

}  // namespace plotboard::first_cards_missiles

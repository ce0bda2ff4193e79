// Techs.
#include "support/first.hpp"

namespace plotboard::first_cards_techs {
using namespace test::first;

namespace {

constexpr const char* kSynchronizer = "1e-upgrade-targetingsynchronizer";
constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";
// A attacks B; its friend F at that distance has the card.
Arena synchronized(double gap) {
  return fight(kXwing, {kTorpedoes}, {wingman("F", gap, {kSynchronizer}), enemy("B", 150)});
}

}  // namespace

TEST_CASE("Advanced Optics: one focus token at most, which stays in the End phase [1e-upgrade-advancedoptics]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-advancedoptics"});
  gains(arena, "A", Token::focus, 2);
  CHECK(arena["A"].tokens.focus == 1);
  gains(arena, "A", Token::evade, 2);  // others come and go as ever
  CHECK(arena["A"].tokens.evade == 2);
  arena.says("action", "focus");  // allowed, for nothing
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
  end_round(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.evade == 0);
}

TEST_CASE("Comm Relay: one evade token at most, which stays in the End phase [1e-upgrade-commrelay]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-commrelay"});
  gains(arena, "A", Token::evade);
  gains(arena, "A", Token::evade);
  gains(arena, "A", Token::focus, 2);
  CHECK(arena["A"].tokens.evade == 1);
  end_round(arena);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.focus == 0);
}

TEST_CASE("Primed Thrusters: boost and barrel roll with up to 2 stress tokens [1e-upgrade-primedthrusters]",
          "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-primedthrusters"});
  SECTION("two") {
    arena.edit("A").tokens.stress = 2;
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
    act(arena);
    CHECK(arena["A"].pose.x < pose(457, 300).x);
    CHECK_FALSE(question(arena, "action").option("focus")->legal);
    CHECK(arena.offered("action", "boost") == nullptr);  // without the icon
  }
  SECTION("three") {
    arena.edit("A").tokens.stress = 3;
    act(arena);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Sensor Cluster: a focus token turns a blank into an evade [1e-upgrade-sensorcluster]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-sensorcluster"})});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::blank, Face::blank, Face::evade});
  SECTION("once an attack") {
    arena.edit("B").tokens.focus = 2;
    arena.says("modify-defense", "1e-upgrade-sensorcluster").says("modify-defense", "done");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.focus == 1);
    CHECK(arena.offered("modify-defense", "1e-upgrade-sensorcluster") == nullptr);
  }
  SECTION("not without the token") {
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
}

TEST_CASE(
    "Targeting Synchronizer: a friend's weapon is paid with its carrier's lock [1e-upgrade-targetingsynchronizer]",
    "[first]") {
  SECTION("near") {
    Arena arena = synchronized(50);
    arena.edit("F").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(hits(4)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 4);
    CHECK(arena["F"].lock.empty());
  }
  SECTION("too far away, or no lock on that ship") {
    Arena arena = synchronized(250);
    CHECK(shots(arena, kTorpedoes).empty());
    arena.edit("F").lock = "B";
    CHECK(shots(arena, kTorpedoes).empty());
  }
  SECTION("not for itself: it has its own") {
    Arena arena = fight(kXwing, {kTorpedoes, kSynchronizer}, {enemy("B", 150)});
    CHECK(shots(arena, kTorpedoes).empty());
  }
}

TEST_CASE("Targeting Synchronizer: dice are rerolled with its carrier's lock [1e-upgrade-targetingsynchronizer]",
          "[first]") {
  Arena arena = synchronized(50);
  arena.edit("F").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::hit});
  arena.says("modify-attack", kSynchronizer).says("reroll", "0").says("reroll", "1").says("reroll", "done");
  arena.dice(hits(2)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK(arena["F"].lock.empty());
}

TEST_CASE(
    "Targeting Synchronizer: its carrier's lock goes in place of the friend's own"
    " [1e-upgrade-targetingsynchronizer]",
    "[first]") {
  for (const bool instead : {true, false}) {
    Arena arena = synchronized(50);
    arena.edit("F").lock = arena.edit("A").lock = "B";
    arena.passes("modify-attack");
    arena.says("attack", "1e-upgrade-protontorpedoes>B").says("effect", instead ? kSynchronizer : "pass");
    arena.dice(blanks(4)).dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].lock.empty() != instead);
    CHECK(arena["F"].lock.empty() == instead);
  }
}

TEST_CASE("Threat Tracker: its lock moves it away before the enemy attacks [1e-upgrade-threattracker]", "[first]") {
  SECTION("used") {
    Arena arena = fight(kTie, {"1e-upgrade-threattracker"}, {enemy("B", 150)});
    arena.edit("A").lock = "B";
    arena.says("effect", "1e-upgrade-threattracker").says("action", "barrel-roll").says("barrel-roll", "left-middle");
    arena.passes("attack");
    engage(arena, "B");
    CHECK(arena["A"].pose.x < pose(457, 300).x);
    CHECK(arena["A"].lock.empty());
    CHECK(question(arena, "action").option("boost") == nullptr);  // no icon
  }
  SECTION("beyond range 2") {
    Arena arena = fight(kTie, {"1e-upgrade-threattracker"}, {enemy("B", 250)});
    arena.edit("A").lock = "B";
    arena.passes("attack");
    engage(arena, "B");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("out of its arc") {
    Arena arena = fight(kTie, {"1e-upgrade-threattracker"}, {piloted("B", kTie, Side::enemy, 457, 180)});
    arena.edit("A").lock = "B";
    arena.passes("attack");
    engage(arena, "B");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("stressed, it spends nothing [1e-stress-2]") {
    Arena arena = fight(kTie, {"1e-upgrade-threattracker"}, {enemy("B", 150)});
    arena.edit("A").lock = "B";
    arena.edit("A").tokens.stress = 1;
    arena.passes("attack");
    engage(arena, "B");
    CHECK(arena["A"].lock == "B");
  }
}

TEST_CASE("Weapons Guidance: a focus token turns a blank into a hit [1e-upgrade-weaponsguidance][1e-focus-6]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-weaponsguidance"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::focus});
  SECTION("once an attack, and a second token for the usual effect") {
    arena.edit("A").tokens.focus = 2;
    arena.says("modify-attack", "1e-upgrade-weaponsguidance").says("modify-attack", "focus").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("not without the token") {
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

}  // namespace plotboard::first_cards_techs

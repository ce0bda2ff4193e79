// The last techs; titles that move ships, and of single ship types.
#include "first/cards_u4.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::first_cards_u4_2 {
using namespace first_cards_u4;

namespace {

constexpr const char* kSynchronizer = "1e-upgrade-targetingsynchronizer";
constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";

// A attacks B; its friend F at that distance has the card.
Arena synchronized(double gap) {
  return fight(kXwing, {kTorpedoes}, {wingman("F", gap, {kSynchronizer}), enemy("B", 150)});
}

}  // namespace

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

TEST_CASE(
    "Adaptive Ailerons: a white maneuver of speed 1 before the dial, if not stressed"
    " [1e-upgrade-adaptiveailerons]",
    "[first]") {
  Arena arena = flight("1e-pilot-scarifdefender", {"1e-upgrade-adaptiveailerons"});
  SECTION("unstressed, it has to") {
    arena.says("ailerons", "1F").passes("action");
    activate(arena, "2F");
    CHECK(arena["A"].pose.y == pose(457, 300 + 2 * 40 + 3 * 40).y);
    CHECK(question(arena, "ailerons").options.size() == 3);
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("2F"));
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.passes("action");
    activate(arena, "2F");
    CHECK(arena.question("ailerons") == nullptr);
  }
  SECTION("ionised: no dial") {
    arena.edit("A").tokens.ion = 1;
    arena.passes("action");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena.question("ailerons") == nullptr);
  }
}

TEST_CASE("Adaptive Ailerons: whom it overlaps costs no action [1e-upgrade-adaptiveailerons]", "[first]") {
  Arena arena = flight("1e-pilot-scarifdefender", {"1e-upgrade-adaptiveailerons"}, {enemy("B", 10)});
  arena.says("ailerons", "1F").says("action", "focus");
  activate(arena, "1Y");
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Adaptive Ailerons: an asteroid under it costs no action either [1e-upgrade-adaptiveailerons][1e-obst-8]",
          "[first]") {
  Arena arena = flight("1e-pilot-scarifdefender", {"1e-upgrade-adaptiveailerons"}, {rock(450, 390)});
  arena.says("ailerons", "1B").dice({Face::hit}).says("action", "focus");
  activate(arena, "3F");
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(damage_to(arena, "A") == 1);
}

TEST_CASE("Duchess need not use her ailerons [1e-pilot-duchess][1e-upgrade-adaptiveailerons]", "[first]") {
  Arena arena = flight("1e-pilot-duchess", {"1e-upgrade-adaptiveailerons"});
  SECTION("left") {
    arena.says("effect", "pass").passes("action");
    activate(arena, "2F");
    CHECK(arena["A"].pose.y == pose(457, 300 + 3 * 40).y);
  }
  SECTION("used") {
    arena.says("effect", "1e-upgrade-adaptiveailerons").says("ailerons", "1F").passes("action");
    activate(arena, "2F");
    CHECK(arena["A"].pose.y == pose(457, 300 + 5 * 40).y);
  }
}

TEST_CASE("Advanced Ailerons: a slip before the dial, and white banks of speed 3 [1e-upgrade-advancedailerons]",
          "[first]") {
  Arena arena = flight("1e-pilot-scarifbasepilot", {"1e-upgrade-advancedailerons"});
  CHECK(colour(arena, "3B") == geom::Difficulty::white);
  CHECK(colour(arena, "3N") == geom::Difficulty::white);
  CHECK(colour(arena, "2T") == geom::Difficulty::red);
  CHECK(colour(arena, "1N") == geom::Difficulty::white);
  arena.says("ailerons", "1F").passes("action");
  activate(arena, "3B");
  CHECK(arena["A"].tokens.stress == 0);
  arena.edit("A").ship.revealed = false;
  arena.edit("A").tokens.stress = 1;
  activate(arena, "1F");
  CHECK(times_asked(arena, "ailerons") == 1);
}

TEST_CASE("Alliance Overhaul: a die more ahead, a critical hit for a focus result astern [1e-upgrade-allianceoverhaul]",
          "[first]") {
  SECTION("ahead") {
    Arena arena = fight("1e-pilot-thanekyrell", {"1e-upgrade-allianceoverhaul"}, {enemy("B", 150)});
    arena.says("attack", "primary:0:front>B").dice({Face::focus, Face::hit, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-allianceoverhaul"));
  }
  SECTION("astern") {
    Arena arena =
        fight("1e-pilot-thanekyrell", {"1e-upgrade-allianceoverhaul"}, {piloted("B", kTie, Side::enemy, 457, 110)});
    arena.says("attack", "primary:0:rear>B").dice({Face::focus, Face::focus});
    arena.says("modify-attack", "1e-upgrade-allianceoverhaul").dice(blanks(3));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("no die for a secondary weapon") {
    Arena arena = fight("1e-pilot-thanekyrell", {"1e-upgrade-allianceoverhaul", kTorpedoes}, {enemy("B", 150)});
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("Andrasta: two bomb slots more [1e-upgrade-andrasta]", "[first]") {
  const Cards bombs{"1e-upgrade-andrasta", "1e-upgrade-seismiccharges", "1e-upgrade-protonbombs",
                    "1e-upgrade-ionbombs"};
  CHECK(slots(kFirespray, {}, "bomb") == 1);
  CHECK(slots(kFirespray, {"1e-upgrade-andrasta"}, "bomb") == 3);
  CHECK(fault(kFirespray, bombs).empty());
  CHECK(fault(kXwing, {"1e-upgrade-andrasta"}) == "1e-squad-14");
}

TEST_CASE("A-wing Test Pilot: an elite slot more from skill 2 on, for another card [1e-upgrade-awingtestpilot]",
          "[first]") {
  const std::string green = "1e-pilot-greensquadronpilot";
  CHECK(slots(green, {"1e-upgrade-awingtestpilot"}, "elite") == 2);
  CHECK(fault(green, {"1e-upgrade-awingtestpilot", "1e-upgrade-outmaneuver", "1e-upgrade-juke"}).empty());
  CHECK(fault(green, {"1e-upgrade-awingtestpilot", "1e-upgrade-outmaneuver", "1e-upgrade-outmaneuver"}) ==
        "1e-upgrade-awingtestpilot");
  CHECK(fault("1e-pilot-prototypepilot", {"1e-upgrade-awingtestpilot"}) == "1e-upgrade-awingtestpilot");
}

TEST_CASE(
    "Black One: a boost or roll shakes off a lock on it or a friend at range 1 [1e-upgrade-blackone]"
    "[1e-action-11]",
    "[first]") {
  const std::string poe = "1e-pilot-poedameron";
  SECTION("its own") {
    Arena arena = flight(poe, {"1e-upgrade-blackone"}, {enemy("B", 150)});
    arena.edit("B").lock = "A";
    arena.says("action", "boost").says("boost", "straight").says("ship", "B");
    act(arena);
    CHECK(arena["B"].lock.empty());
  }
  SECTION("a friend's, near where it now stands") {
    Arena arena = flight(poe, {"1e-upgrade-blackone"}, {wingman("F", 50), enemy("B", 150), enemy("C", 300)});
    arena.edit("B").lock = "F";
    arena.edit("C").lock = "A";
    arena.says("action", "boost").says("boost", "bank-right").says("ship", "B");
    act(arena);
    CHECK(arena["B"].lock.empty());
    CHECK(arena["C"].lock == "A");  // one lock alone
  }
  SECTION("not that of a friend far away, nor after another action") {
    Arena arena = flight(poe, {"1e-upgrade-blackone"}, {wingman("F", 200), enemy("B", 150)});
    arena.edit("B").lock = "F";
    arena.says("action", "boost").says("boost", "straight");
    act(arena);
    arena.edit("B").lock = "A";
    arena.says("action", "focus");
    act(arena);
    CHECK(arena.question("ship") == nullptr);
  }
}

}  // namespace plotboard::first_cards_u4_2

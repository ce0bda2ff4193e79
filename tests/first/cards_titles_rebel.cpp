// Titles of ships that the Rebel Alliance or the Resistance has.
#include "support/first.hpp"

namespace plotboard::first_cards_titles_rebel {
using namespace test::first;

namespace {

constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";

}  // namespace

TEST_CASE("A-wing Test Pilot: an elite slot more from skill 2 on, for another card [1e-upgrade-awingtestpilot]",
          "[first]") {
  const std::string green = "1e-pilot-greensquadronpilot";
  CHECK(slots(green, {"1e-upgrade-awingtestpilot"}, "elite") == 2);
  CHECK(fault(green, {"1e-upgrade-awingtestpilot", "1e-upgrade-outmaneuver", "1e-upgrade-juke"}).empty());
  CHECK(fault(green, {"1e-upgrade-awingtestpilot", "1e-upgrade-outmaneuver", "1e-upgrade-outmaneuver"}) ==
        "1e-upgrade-awingtestpilot");
  CHECK(fault("1e-pilot-prototypepilot", {"1e-upgrade-awingtestpilot"}) == "1e-upgrade-awingtestpilot");
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

TEST_CASE("BTL-A4 Y-wing: no turret out of its arc, but one after the primary weapon [1e-upgrade-btla4ywing]",
          "[first]") {
  const Cards cards{"1e-upgrade-btla4ywing", "1e-upgrade-ioncannonturret"};
  const std::string pilot = "1e-pilot-goldsquadronpilot";
  Arena arena = fight(pilot, cards, {enemy("B", 150), piloted("C", kTie, Side::enemy, 457, 180)});
  for (const rules::Shot& shot : shots(arena)) CHECK(shot.defender == "B");
  SECTION("hit or miss") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(hits(3)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(times_asked(arena, "attack") == 2);
  }
  SECTION("the turret opens nothing") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "attack") == 1);
  }
  SECTION("nor where it may attack no more [1e-attack-42]") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    arena.edit("A").ship.marks.push_back(rules::kNoMoreAttacks);
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
    CHECK(times_asked(arena, "attack") == 1);
  }
}

TEST_CASE(
    "Crossfire Formation: another Resistance ship near the attacker adds a focus result"
    " [1e-upgrade-crossfireformation]",
    "[first]") {
  const auto bombed = [](double x, const std::string& helper) {
    return fight(kXwing, {},
                 {enemy("B", 170, {"1e-upgrade-crossfireformation"}, "1e-pilot-crimsonsquadronpilot"),
                  piloted("F", helper, Side::enemy, x, 300, 0)});
  };
  SECTION("near") {
    Arena arena = bombed(600, "1e-pilot-bluesquadronnovice");
    arena.edit("B").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(1));
    arena.says("modify-defense", "1e-upgrade-crossfireformation").says("modify-defense", "focus");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("no ship of the Resistance") {
    Arena arena = bombed(600, kXwing);
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(1));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-crossfireformation"));
  }
  SECTION("range 3") {
    Arena arena = bombed(750, "1e-pilot-bluesquadronnovice");
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(1));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-crossfireformation"));
  }
}

TEST_CASE("Havoc: a system and a unique salvaged astromech for the crew [1e-upgrade-havoc]", "[first]") {
  const std::string pilot = "1e-pilot-lokrevenant";
  CHECK(slots(pilot, {}, "crew") == 1);
  CHECK(slots(pilot, {"1e-upgrade-havoc"}, "crew") == 0);
  CHECK(slots(pilot, {"1e-upgrade-havoc"}, "system") == 1);
  CHECK(fault(pilot, {"1e-upgrade-havoc", "1e-upgrade-genius"}).empty());
  CHECK(fault(pilot, {"1e-upgrade-havoc", "1e-upgrade-salvagedastromech"}) == "1e-upgrade-havoc");
}

TEST_CASE("Millennium Falcon: the evade icon [1e-upgrade-millenniumfalcon]", "[first]") {
  Arena arena = flight(kFalcon, {"1e-upgrade-millenniumfalcon"});
  CHECK(has_icon(arena, "evade"));
  arena.says("action", "evade");
  act(arena);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE(
    "Millennium Falcon: after a bank of speed 3 it turns round for stress [1e-upgrade-millenniumfalcon-swx57]"
    "[1e-stress-12]",
    "[first]") {
  const std::string card = "1e-upgrade-millenniumfalcon-swx57";
  const auto heading = [](const Arena& arena) { return arena["A"].pose.heading.degrees(); };
  Arena arena = flight(kFalcon, {card}, {piloted("B", kTie, Side::enemy, 800, 800, 180)});
  SECTION("turned") {
    arena.says("effect", card);
    activate(arena, "3B");
    CHECK(heading(arena) == Approx(135));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("another speed") {
    arena.passes("action");
    activate(arena, "2B");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("another maneuver") {
    arena.passes("action");
    activate(arena, "3F");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    activate(arena, "3B");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("touching a ship") {
    Arena alone = flight(kFalcon, {card});
    alone.says("effect", "pass").passes("action");
    activate(alone, "3B");
    arena.edit("B").pose = alone["A"].pose;  // where it would come to rest
    activate(arena, "3B");
    REQUIRE_FALSE(arena["A"].ship.bumped.empty());
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Moldy Crow: focus tokens stay [1e-upgrade-moldycrow]", "[first]") {
  Arena arena = flight("1e-pilot-rebeloperative", {"1e-upgrade-moldycrow"});
  gains(arena, "A", Token::focus, 3);
  gains(arena, "A", Token::evade);
  end_round(arena);
  CHECK(arena["A"].tokens.focus == 3);
  CHECK(arena["A"].tokens.evade == 0);
}

TEST_CASE("Outrider: its cannon fires all round, in place of the primary weapon [1e-upgrade-outrider][1e-squad-15]",
          "[first]") {
  Arena arena = fight("1e-pilot-wildspacefringer", {"1e-upgrade-outrider", "1e-upgrade-ioncannon"},
                      {enemy("B", 150), piloted("C", kTie, Side::enemy, 457, 120)});
  CHECK(shots(arena, "1e-upgrade-ioncannon").size() == 2);
  CHECK(shots(arena, "primary:0").empty());
  arena.run([](Game& game) { rules::discard_card(game, "A", "1e-upgrade-ioncannon", "1e-squad-15"); });
  CHECK(shots(arena, "1e-upgrade-ioncannon").empty());
  CHECK(shots(arena, "primary:0").size() == 2);
}

TEST_CASE("Pivot Wing (Attack): agility 1 higher, and over after a maneuver [1e-upgrade-pivotwing-title-attack]",
          "[first]") {
  const std::string attack = "1e-upgrade-pivotwing-title-attack", landing = "1e-upgrade-pivotwing-title-landing";
  Arena arena = flight("1e-pilot-partisanrenegade", {attack});
  const auto agility = [&] {
    int value = 0;
    arena.run([&](Game& game) { value = rules::agility_of(game, "A"); });
    return value;
  };
  CHECK(agility() == 2);
  SECTION("after a maneuver") {
    arena.says("effect", attack).passes("action");
    activate(arena, "1F");
    CHECK(has_faceup(arena, "A", landing));
    CHECK_FALSE(has_faceup(arena, "A", attack));
    CHECK(agility() == 1);
  }
  SECTION("left") {
    arena.says("effect", "pass").passes("action");
    activate(arena, "1F");
    CHECK(agility() == 2);
  }
  SECTION("as it is placed [1e-squad-21]") {
    arena.says("effect", attack);
    open(arena, Window::setup);
    CHECK(has_faceup(arena, "A", landing));
  }
}

TEST_CASE("Pivot Wing (Landing): a stop turns it round [1e-upgrade-pivotwing-title-landing]", "[first]") {
  const std::string attack = "1e-upgrade-pivotwing-title-attack", landing = "1e-upgrade-pivotwing-title-landing";
  Arena arena = flight("1e-pilot-partisanrenegade", {landing});
  SECTION("a stop, and over after it") {
    arena.says("effect", landing).says("effect", landing);
    activate(arena, "0O");
    CHECK(arena["A"].pose.heading.degrees() == Approx(180));
    CHECK(arena["A"].ship.executed.has_value());
    CHECK(arena["A"].tokens.stress == 1);  // it is a red one
    CHECK(has_faceup(arena, "A", attack));
  }
  SECTION("another maneuver") {
    arena.says("effect", "pass").passes("action");
    activate(arena, "1F");
    CHECK(arena["A"].pose.heading.degrees() == Approx(0));
    CHECK(times_asked(arena, "effect") == 1);
  }
}

TEST_CASE("Sabine's Masterpiece: a crew and an illicit slot more [1e-upgrade-sabinesmasterpiece]", "[first]") {
  const std::string pilot = "1e-pilot-sabinewren-tiefighter", title = "1e-upgrade-sabinesmasterpiece";
  CHECK(slots(pilot, {}, "crew") == 0);
  CHECK(slots(pilot, {title}, "crew") == 1);
  CHECK(slots(pilot, {title}, "illicit") == 1);
  CHECK(fault(pilot, {title}).empty());
  CHECK(fault(kTie, {title}) == "1e-squad-3");  // no Rebel
}

}  // namespace plotboard::first_cards_titles_rebel

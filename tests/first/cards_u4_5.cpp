// Titles, from Royal Guard TIE on.
#include "first/cards_u4.hpp"

namespace plotboard::first_cards_u4_5 {
using namespace first_cards_u4;

TEST_CASE("Royal Guard TIE: two different modifications from skill 5 on [1e-upgrade-royalguardtie]", "[first]") {
  const std::string pilot = "1e-pilot-royalguardpilot", title = "1e-upgrade-royalguardtie";
  CHECK(slots(pilot, {title}, "modification") == 2);
  CHECK(fault(pilot, {title, "1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"}).empty());
  CHECK(fault(pilot, {title, "1e-upgrade-hullupgrade", "1e-upgrade-hullupgrade"}) == title);
  CHECK(fault("1e-pilot-sabersquadronpilot", {title}) == title);
  CHECK_FALSE(fault(pilot, {"1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"}).empty());
}

TEST_CASE("Sabine's Masterpiece: a crew and an illicit slot more [1e-upgrade-sabinesmasterpiece]", "[first]") {
  const std::string pilot = "1e-pilot-sabinewren-tiefighter", title = "1e-upgrade-sabinesmasterpiece";
  CHECK(slots(pilot, {}, "crew") == 0);
  CHECK(slots(pilot, {title}, "crew") == 1);
  CHECK(slots(pilot, {title}, "illicit") == 1);
  CHECK(fault(pilot, {title}).empty());
  CHECK(fault(kTie, {title}) == "1e-squad-3");  // no Rebel
}

TEST_CASE("Shadow Caster: a tractor beam for whom it hit in its mobile arc [1e-upgrade-shadowcaster]", "[first]") {
  const auto hunt = [](double gap) {
    return fight("1e-pilot-shadowporthunter", {"1e-upgrade-shadowcaster"}, {enemy("B", gap + 20)});
  };
  SECTION("range 2") {
    Arena arena = hunt(150);
    arena.edit("A").ship.turret = state::Turret::right;
    arena.edit("B").pose = pose(640, 300, 0);
    arena.says("attack", "primary:0:turret-right>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    arena.says("effect", "1e-upgrade-shadowcaster").says("tractor", "pass");
    engage(arena);
    CHECK(arena["B"].tokens.tractor == 1);
  }
  SECTION("no hit") {
    Arena arena = hunt(150);
    arena.says("attack", "primary:0:front>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("range 3") {
    Arena arena = hunt(250);
    arena.says("attack", "primary:0:front>B").dice(hits(3)).dice(blanks(4));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("its marker points elsewhere") {
    Arena arena = hunt(150);
    arena.edit("A").ship.turret = state::Turret::left;
    arena.says("attack", "primary:0:front>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Slave I: a torpedo slot more [1e-upgrade-slavei]", "[first]") {
  CHECK(slots(kFirespray, {}, "torpedo") == 0);
  CHECK(slots(kFirespray, {"1e-upgrade-slavei"}, "torpedo") == 1);
  CHECK(fault(kFirespray, {"1e-upgrade-slavei", "1e-upgrade-protontorpedoes"}).empty());
}

TEST_CASE(
    "Special Ops Training: a die more ahead, or an attack astern after it [1e-upgrade-specialopstraining]"
    "[1e-timing-6]",
    "[first]") {
  const std::string card = "1e-upgrade-specialopstraining";
  Arena arena = fight("1e-pilot-zetaspecialist", {card}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 457, 110)});
  SECTION("the die") {
    arena.says("attack", "primary:0:front>B").says("effect", card).dice(hits(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "attack") == 1);
  }
  SECTION("the attack") {
    arena.says("attack", "primary:0:front>B").says("effect", "pass").dice(blanks(2)).dice(blanks(3));
    arena.says("attack", "primary:0>C").dice(hits(2)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "C") == 2);
    CHECK(times_asked(arena, "attack") == 2);
    for (const state::Option& shot : question(arena, "attack").options) {
      CHECK((!shot.legal || shot.key == "pass" || shot.piece == "C"));
    }
  }
  SECTION("neither after an attack astern") {
    arena.says("attack", "primary:0:rear>C").dice(hits(2)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "attack") == 1);
  }
  SECTION("nor where it may attack no more [1e-attack-42]") {
    arena.edit("A").ship.marks.push_back(rules::kNoMoreAttacks);
    arena.says("attack", "primary:0:front>B").says("effect", "pass").dice(blanks(2)).dice(blanks(3));
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
    CHECK(times_asked(arena, "attack") == 1);
  }
}

TEST_CASE("ST-321: its locks reach everywhere [1e-upgrade-st321]", "[first]") {
  for (const bool titled : {true, false}) {
    Arena arena = flight("1e-pilot-omicrongrouppilot", titled ? Cards{"1e-upgrade-st321"} : Cards{},
                         {piloted("B", kTie, Side::enemy, 880, 880, 180)});
    CHECK(has_icon(arena, "lock"));
    arena.run([](Game& game) { rules::acquire_lock(game, "A", true); });
    CHECK((arena["A"].lock == "B") == titled);
  }
}

TEST_CASE("StarViper Mk.II: it rolls along a bank, and carries a second title [1e-upgrade-starvipermkii][1e-roll-8]",
          "[first]") {
  const std::string pilot = "1e-pilot-princexizor", title = "1e-upgrade-starvipermkii";
  Arena arena = flight(pilot, {title});
  arena.says("action", "barrel-roll").says("barrel-roll", "left-forward-middle");
  act(arena);
  CHECK(arena["A"].pose.heading != pose(0, 0, 0).heading);
  CHECK(arena.offered("barrel-roll", "left-middle") == nullptr);
  CHECK(arena.offered("barrel-roll", "right-backward-middle") != nullptr);
  CHECK(slots(pilot, {title}, "title") == 2);
  CHECK(fault(pilot, {title, "1e-upgrade-virago"}).empty());
  CHECK_FALSE(fault(pilot, {title, title}).empty());
  CHECK(points(pilot, {title}) == points(pilot, {}) - 3);
}

TEST_CASE("Suppressor: once a round a token goes with its lock [1e-upgrade-suppressor]", "[first]") {
  Arena arena =
      flight(kGozanti, {"1e-upgrade-suppressor"}, {enemy("B", 200), piloted("C", kXwing, Side::enemy, 600, 300)});
  CHECK(arena["A"].ship.sections[0].energy_limit == 6);
  const auto lock = [&](const char* target) {
    arena.run([target](Game& game) { rules::acquire_lock_on(game, "A", target); });
  };
  SECTION("a token") {
    arena.edit("B").tokens.focus = 2;
    arena.edit("B").tokens.evade = 1;
    arena.says("effect", "1e-upgrade-suppressor").says("pick", "focus");
    lock("B");
    CHECK(arena["B"].tokens.focus == 1);
    CHECK(arena["B"].tokens.evade == 1);
    lock("B");  // not a second time
    CHECK(arena["B"].tokens.focus == 1);
  }
  SECTION("its lock") {
    arena.edit("C").lock = "A";
    arena.says("effect", "1e-upgrade-suppressor");
    lock("C");
    CHECK(arena["C"].lock.empty());
  }
  SECTION("nothing there") {
    lock("B");
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Tantive IV: a crew and a team slot on its fore section [1e-upgrade-tantiveiv]", "[first]") {
  const auto fore = [](const Cards& titles, const char* slot) {
    Cards cards = titles;
    cards.push_back("1e-pilot-cr90corvetteaft");
    const state::Piece ship = piloted("A", "1e-pilot-cr90corvettefore", Side::player, 457, 300, 0, cards);
    int count = 0;
    for (const auto& place : rules::first::slots_of(catalog(), ship)) {
      count += place.slot == Id(slot) && place.section == state::Section::fore ? 1 : 0;
    }
    return count;
  };
  for (const char* slot : {"crew", "team"}) CHECK(fore({"1e-upgrade-tantiveiv"}, slot) == fore({}, slot) + 1);
}

TEST_CASE("TIE/D: after a cheap cannon the primary weapon, once a round [1e-upgrade-tied][1e-timing-6]", "[first]") {
  const std::string pilot = "1e-pilot-onyxsquadronpilot";
  SECTION("hit or miss") {
    Arena arena = fight(pilot, {"1e-upgrade-tied", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
    arena.says("attack", "1e-upgrade-ioncannon>B").dice(blanks(3)).dice(blanks(3));
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(question(arena, "attack").option("1e-upgrade-ioncannon>B") == nullptr);
    arena.says("attack", "1e-upgrade-ioncannon>B").dice(blanks(3)).dice(blanks(3));  // another attack of the round
    engage(arena);
    CHECK(times_asked(arena, "attack") == 3);
  }
  SECTION("not after a dear one") {
    Arena arena = fight(pilot, {"1e-upgrade-tied", "1e-upgrade-heavylasercannon"}, {enemy("B", 150)});
    arena.says("attack", "1e-upgrade-heavylasercannon>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "attack") == 1);
  }
  SECTION("nor after the primary weapon") {
    Arena arena = fight(pilot, {"1e-upgrade-tied", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "attack") == 1);
  }
}

TEST_CASE("TIE Shuttle: crew of at most 4 points for its ordnance [1e-upgrade-tieshuttle]", "[first]") {
  const std::string pilot = "1e-pilot-scimitarsquadronpilot", title = "1e-upgrade-tieshuttle";
  for (const char* slot : {"torpedo", "missile", "bomb"}) {
    CHECK(slots(pilot, {}, slot) > 0);
    CHECK(slots(pilot, {title}, slot) == 0);
  }
  CHECK(slots(pilot, {title}, "crew") == 2);
  CHECK(fault(pilot, {title, "1e-upgrade-tactician"}).empty());
  CHECK(fault(pilot, {title, "1e-upgrade-gunner"}) == title);  // 5 points
}

TEST_CASE("TIE/v1: a free evade action with each lock [1e-upgrade-tiev1][1e-action-6]", "[first]") {
  Arena arena = flight("1e-pilot-sienartestpilot", {"1e-upgrade-tiev1"}, {enemy("B", 150)});
  SECTION("by action") {
    arena.says("action", "lock").says("action", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK_FALSE(has_icon(arena, "evade"));
  }
  SECTION("stressed, by a card") {
    arena.edit("A").tokens.stress = 1;
    arena.run([](Game& game) { rules::acquire_lock(game, "A", false); });
    CHECK(arena["A"].lock == "B");
    CHECK(arena["A"].tokens.evade == 0);
  }
}

TEST_CASE("TIE/x1: a system slot, and its card 4 points cheaper [1e-upgrade-tiex1]", "[first]") {
  const std::string pilot = "1e-pilot-tempestsquadronpilot", title = "1e-upgrade-tiex1";
  CHECK(slots(pilot, {title}, "system") == 1);
  CHECK(fault(pilot, {title, "1e-upgrade-accuracycorrector"}).empty());
  CHECK(points(pilot, {title, "1e-upgrade-accuracycorrector"}) == points(pilot, {}));  // 3 points, not below 0
  CHECK(points(pilot, {title, "1e-upgrade-reinforceddeflectors"}) == points(pilot, {}));
}

TEST_CASE("TIE/x7: fast and clear of everything, a free evade action [1e-upgrade-tiex7][1e-overlap-15]", "[first]") {
  const std::string pilot = "1e-pilot-deltasquadronpilot", title = "1e-upgrade-tiex7";
  for (const char* slot : {"cannon", "missile"}) {
    CHECK(slots(pilot, {}, slot) == 1);
    CHECK(slots(pilot, {title}, slot) == 0);
  }
  CHECK(points(pilot, {title}) == points(pilot, {}) - 2);
  SECTION("speed 3") {
    Arena arena = flight(pilot, {title});
    arena.says("action", "evade").says("action", "focus");
    activate(arena, "3F");
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("speed 2") {
    Arena arena = flight(pilot, {title});
    arena.says("action", "pass");
    activate(arena, "2F");
    CHECK(times_asked(arena, "action") == 1);
  }
  SECTION("onto a ship") {
    Arena arena = flight(pilot, {title}, {enemy("B", 110)});
    activate(arena, "3F");
    CHECK(arena.asked.empty());
  }
  SECTION("across an obstacle") {
    Arena arena = flight(pilot, {title}, {rock(457, 370)});
    arena.dice(blanks(1));
    activate(arena, "5F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("stressed") {
    Arena arena = flight(pilot, {title});
    arena.edit("A").tokens.stress = 1;
    activate(arena, "3B");
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Vaksai: cheaper upgrades, three different modifications [1e-upgrade-vaksai]", "[first]") {
  const std::string pilot = "1e-pilot-cartelmarauder", title = "1e-upgrade-vaksai";
  CHECK(slots(pilot, {title}, "modification") == 3);
  const Cards modified{title, "1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"};
  CHECK(fault(pilot, modified).empty());
  CHECK(points(pilot, modified) == points(pilot, {}) + 2 + 2);  // 3 points each
  CHECK(fault(pilot, {title, "1e-upgrade-hullupgrade", "1e-upgrade-hullupgrade"}) == title);
}

TEST_CASE("Virago: a system and an illicit slot from skill 4 on [1e-upgrade-virago]", "[first]") {
  const std::string pilot = "1e-pilot-princexizor", title = "1e-upgrade-virago";
  CHECK(slots(pilot, {title}, "system") == 1);
  CHECK(slots(pilot, {title}, "illicit") == 1);
  CHECK(fault(pilot, {title, "1e-upgrade-firecontrolsystem"}).empty());
  CHECK(fault("1e-pilot-blacksunvigo", {title}) == title);
}

TEST_CASE(
    "Xg-1 Assault Configuration: disabled, it fires cheap cannons [1e-upgrade-xg1assaultconfiguration]"
    "[1e-token-4]",
    "[first]") {
  const std::string pilot = "1e-pilot-nusquadronpilot", title = "1e-upgrade-xg1assaultconfiguration";
  CHECK(slots(pilot, {title}, "cannon") == 2);
  Arena arena = fight(pilot, {title, "1e-upgrade-flechettecannon", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  CHECK(shots(arena).size() == 3);
  arena.edit("A").tokens.disarm = 1;
  REQUIRE(shots(arena).size() == 1);
  CHECK(shots(arena).front().weapon.id == "1e-upgrade-flechettecannon");
  arena.says("attack", "1e-upgrade-flechettecannon>B").dice(hits(3)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  arena.edit("A").tokens.cloak = 1;
  CHECK(shots(arena).empty());
}

}  // namespace plotboard::first_cards_u4_5

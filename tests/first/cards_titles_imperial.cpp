// Titles of ships that the Galactic Empire or the First Order has.
#include "support/first.hpp"

namespace plotboard::first_cards_titles_imperial {
using namespace test::first;

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

TEST_CASE("Andrasta: two bomb slots more [1e-upgrade-andrasta]", "[first]") {
  const Cards bombs{"1e-upgrade-andrasta", "1e-upgrade-seismiccharges", "1e-upgrade-protonbombs",
                    "1e-upgrade-ionbombs"};
  CHECK(slots(kFirespray, {}, "bomb") == 1);
  CHECK(slots(kFirespray, {"1e-upgrade-andrasta"}, "bomb") == 3);
  CHECK(fault(kFirespray, bombs).empty());
  CHECK(fault(kXwing, {"1e-upgrade-andrasta"}) == "1e-squad-14");
}

TEST_CASE("Dauntless: after an overlap a free action, then stress [1e-upgrade-dauntless][1e-overlap-9]", "[first]") {
  const std::string pilot = "1e-pilot-patrolleader";
  SECTION("done") {
    Arena arena = flight(pilot, {"1e-upgrade-dauntless"}, {enemy("B", 70)});
    arena.says("action", "focus");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(times_asked(arena, "action") == 1);  // Perform Action is lost
  }
  SECTION("left") {
    Arena arena = flight(pilot, {"1e-upgrade-dauntless"}, {enemy("B", 70)});
    arena.says("action", "pass");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("no overlap") {
    Arena arena = flight(pilot, {"1e-upgrade-dauntless"});
    arena.says("action", "focus");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("First Order Vanguard: a die is rerolled against the only ship in its arc [1e-upgrade-firstordervanguard]",
          "[first]") {
  const std::string pilot = "1e-pilot-sienarjaemusanalyst";
  SECTION("alone") {
    Arena arena = fight(pilot, {"1e-upgrade-firstordervanguard"}, {enemy("B", 150), wingman("F", 50)});
    arena.says("attack", "primary:0>B").dice(blanks(3));
    arena.says("modify-attack", "1e-upgrade-firstordervanguard").says("reroll", "0").dice(hits(1)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("not with a friend there") {
    Arena arena = fight(pilot, {"1e-upgrade-firstordervanguard"},
                        {enemy("B", 150), piloted("F", kXwing, Side::player, 500, 560)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-firstordervanguard"));
  }
}

TEST_CASE("First Order Vanguard: discarded, its whole defense roll is thrown again [1e-upgrade-firstordervanguard]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-firstordervanguard"}, "1e-pilot-sienarjaemusanalyst")});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::blank, Face::evade, Face::blank});
  arena.says("modify-defense", "1e-upgrade-firstordervanguard").dice({Face::evade, Face::evade, Face::evade});
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
  CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-firstordervanguard"));
}

TEST_CASE("Kylo Ren's Shuttle: a calm enemy, or another in its place, is stressed [1e-upgrade-kylorensshuttle]",
          "[first]") {
  Arena arena = fight("1e-pilot-starkillerbasepilot", {"1e-upgrade-kylorensshuttle"},
                      {enemy("B", 120), piloted("C", kTie, Side::enemy, 600, 300), enemy("D", 280)});
  SECTION("in exchange") {
    arena.edit("C").tokens.stress = 1;
    arena.says("ship", "C");
    open(arena, Window::end_of_combat);
    CHECK(arena["B"].tokens.stress == 0);
    CHECK(arena["C"].tokens.stress == 2);
    CHECK(question(arena, "ship").side == Side::enemy);
    CHECK(question(arena, "ship").option("D") == nullptr);  // range 3
    CHECK(question(arena, "ship").option("pass") == nullptr);
  }
  SECTION("nobody is calm") {
    arena.edit("B").tokens.stress = arena.edit("C").tokens.stress = 1;
    open(arena, Window::end_of_combat);
    CHECK(arena.asked.empty());
    CHECK(arena["D"].tokens.stress == 0);
  }
}

TEST_CASE(
    "Os-1 Arsenal Loadout: disabled, torpedoes and missiles at locked ships [1e-upgrade-os1arsenalloadout]"
    "[1e-token-4]",
    "[first]") {
  const std::string pilot = "1e-pilot-nusquadronpilot";
  CHECK(slots(pilot, {"1e-upgrade-os1arsenalloadout"}, "torpedo") == 2);
  CHECK(slots(pilot, {"1e-upgrade-os1arsenalloadout"}, "missile") == 2);
  Arena arena =
      fight(pilot, {"1e-upgrade-os1arsenalloadout", "1e-upgrade-protontorpedoes", "1e-upgrade-unguidedrockets"},
            {enemy("B", 150), piloted("C", kTie, Side::enemy, 560, 490, 180)});
  arena.edit("A").tokens.focus = 1;  // what the rockets ask for
  arena.edit("A").lock = "B";
  CHECK(shots(arena, "1e-upgrade-unguidedrockets").size() == 2);
  CHECK(shots(arena, "primary:0").size() == 2);
  arena.edit("A").tokens.disarm = 1;
  REQUIRE(shots(arena, "1e-upgrade-unguidedrockets").size() == 1);
  CHECK(shots(arena, "1e-upgrade-unguidedrockets").front().defender == "B");
  CHECK(shots(arena, "1e-upgrade-protontorpedoes").size() == 1);
  CHECK(shots(arena, "primary:0").empty());
  SECTION("the lock may pay") {
    arena.says("attack", "1e-upgrade-protontorpedoes>B").passes("modify-attack").dice(hits(4)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 4);
  }
  SECTION("cloaked") {
    arena.edit("A").tokens.cloak = 1;
    CHECK(shots(arena).empty());
  }
  SECTION("without a lock") {
    arena.edit("A").lock = "";
    CHECK(shots(arena).empty());
  }
}

TEST_CASE("Royal Guard TIE: two different modifications from skill 5 on [1e-upgrade-royalguardtie]", "[first]") {
  const std::string pilot = "1e-pilot-royalguardpilot", title = "1e-upgrade-royalguardtie";
  CHECK(slots(pilot, {title}, "modification") == 2);
  CHECK(fault(pilot, {title, "1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"}).empty());
  CHECK(fault(pilot, {title, "1e-upgrade-hullupgrade", "1e-upgrade-hullupgrade"}) == title);
  CHECK(fault("1e-pilot-sabersquadronpilot", {title}) == title);
  CHECK_FALSE(fault(pilot, {"1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"}).empty());
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
    Arena arena = flight(kShuttle, titled ? Cards{"1e-upgrade-st321"} : Cards{},
                         {piloted("B", kTie, Side::enemy, 880, 880, 180)});
    CHECK(has_icon(arena, "lock"));
    arena.run([](Game& game) { rules::acquire_lock(game, "A", true); });
    CHECK((arena["A"].lock == "B") == titled);
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

}  // namespace plotboard::first_cards_titles_imperial

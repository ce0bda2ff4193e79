// Crew of the Galactic Empire and the First Order.
#include "support/first.hpp"

namespace plotboard::first_cards_crew_imperial {
using namespace test::first;

TEST_CASE("Admiral Ozzel: up to three shields for as much energy [1e-upgrade-admiralozzel]", "[first]") {
  Arena arena = flight(kGozanti, {"1e-upgrade-admiralozzel"});
  arena.says("energy", "1e-upgrade-admiralozzel:3");
  use_energy(arena);
  CHECK(energy_of(arena) == 3);
  CHECK(arena["A"].ship.sections[0].shields == 2);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(arena["A"].ship.damage.empty());

  Arena weak = flight(kGozanti, {"1e-upgrade-admiralozzel"});
  set_shields(weak, 1);
  weak.says("energy", "done");
  use_energy(weak);
  CHECK(weak.offered("energy", "1e-upgrade-admiralozzel:1") != nullptr);
  CHECK(weak.offered("energy", "1e-upgrade-admiralozzel:2") == nullptr);
}

TEST_CASE("Admiral Ozzel: from either section [1e-upgrade-admiralozzel]", "[first]") {
  Arena arena =
      flight("1e-pilot-raiderclasscorvettefore", {"1e-upgrade-admiralozzel", "1e-pilot-raiderclasscorvetteaft"});
  arena.says("energy", "1e-upgrade-admiralozzel:2").says("give-shield", "fore").says("give-shield", "aft");
  use_energy(arena);
  CHECK(arena["A"].ship.sections[0].shields == 5);
  CHECK(arena["A"].ship.sections[1].shields == 3);
  CHECK(energy_of(arena, 1) == 2);
}

TEST_CASE("Agent Kallus: one enemy is marked for the game, by one focus result [1e-upgrade-agentkallus]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-agentkallus"},
                      {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180),
                       piloted("H", kGozanti, Side::enemy, 200, 600, 90)},
                      Phase::planning);
  arena.says("ship", "B").run(rules::first::begin_planning);
  CHECK(times_asked(arena, "ship") == 1);
  CHECK(arena.offered("ship", "H") == nullptr);  // huge
  arena.run([](Game& game) { game.emit(state::RoundStarted{2}); }).run(rules::first::begin_planning);
  CHECK(times_asked(arena, "ship") == 1);

  arena.table.play.phase = Phase::engagement;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-agentkallus").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  arena.says("attack", "primary:0>A").dice(hits(2)).dice({Face::focus, Face::focus});
  arena.says("modify-defense", "1e-upgrade-agentkallus");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 1);
  arena.says("attack", "primary:0>C").dice({Face::focus, Face::focus, Face::blank}).dice(blanks(3));
  engage(arena);  // no mark on C
  CHECK(damage_to(arena, "C") == 0);
}

TEST_CASE("Captain Needa: a die for each obstacle in place of the card [1e-upgrade-captainneeda][huge-overlap-11]",
          "[first]") {
  const auto fly_over = [](Arena& arena) {
    arena.run([](Game& game) {
      rules::execute_maneuver(game, "A", {{1, geom::Bearing::straight}, geom::Difficulty::white},
                              rules::ManeuverKind::effect);
    });
  };
  const auto rocks = [] {
    return std::vector<state::Piece>{obstacle("R1", "coreasteroid0", 457, 300),
                                     obstacle("R2", "coreasteroid1", 457, 380)};
  };
  SECTION("hit and critical result are 1 damage each") {
    Arena arena = flight(kGozanti, {"1e-upgrade-captainneeda"}, rocks());
    arena.dice({Face::hit}).says("section", "fore").dice({Face::crit}).says("section", "fore");
    fly_over(arena);
    CHECK(arena["A"].ship.sections[0].shields == 3);
    CHECK(arena["A"].ship.damage.empty());
    CHECK(arena.table.find("R1") == nullptr);
  }
  SECTION("other results are none") {
    Arena arena = flight(kGozanti, {"1e-upgrade-captainneeda"}, rocks());
    arena.dice({Face::focus}).dice({Face::blank});
    fly_over(arena);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("without obstacles no die") {
    Arena arena = flight(kGozanti, {"1e-upgrade-captainneeda"});
    fly_over(arena);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("without him the card") {
    Arena arena = flight(kGozanti, {}, rocks());
    arena.says("section", "fore");
    fly_over(arena);
    CHECK(arena["A"].ship.damage.size() == 1);
  }
}

TEST_CASE("Darth Vader: 2 damage for a critical, hit or miss [1e-upgrade-darthvader]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-darthvader"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-darthvader");
  engage(arena);
  CHECK(damage_to(arena, "A") == 2);
  REQUIRE(damage_to(arena, "B") == 1);
  CHECK(arena["B"].ship.damage.front().faceup);
}

TEST_CASE("Darth Vader: with 1 hull left, but not with none [1e-upgrade-darthvader][1e-dmg-19]", "[first]") {
  for (const std::size_t cards : {2U, 3U}) {
    Arena arena = fight(kXwing, {"1e-upgrade-darthvader"}, {enemy("B", 150)});
    arena.edit("A").ship.shields = 0;
    arena.edit("A").ship.damage.assign(cards, {kShipCard, false});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    if (cards == 2) arena.says("effect", "1e-upgrade-darthvader");
    engage(arena);
    CHECK(damage_to(arena, "B") == (cards == 2 ? 1 : 0));
  }
}

TEST_CASE("Death Troopers: stress for who attacks a friend beside them [1e-upgrade-deathtroopers]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-deathtroopers"}, {ally("F", 520, 300), enemy("B", 150)});
  arena.says("attack", "primary:0>F").dice(blanks(2)).dice(blanks(2));
  engage(arena, "B");
  CHECK(arena["B"].tokens.stress == 1);
}

TEST_CASE("Death Troopers: not for themselves, too far away, or outside the arc [1e-upgrade-deathtroopers]",
          "[first]") {
  Arena itself = fight(kXwing, {"1e-upgrade-deathtroopers"}, {enemy("B", 150)});
  itself.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
  engage(itself, "B");
  CHECK(itself["B"].tokens.stress == 0);

  Arena far = fight(kXwing, {"1e-upgrade-deathtroopers"}, {ally("F", 620, 300), enemy("B", 150)});
  far.says("attack", "primary:0>F").dice(blanks(2)).dice(blanks(2));
  engage(far, "B");
  CHECK(far["B"].tokens.stress == 0);

  Arena outside = fight(kXwing, {"1e-upgrade-deathtroopers"},
                        {ally("F", 520, 300), piloted("B", kTie, Side::enemy, 560, 360, 180)});
  outside.says("attack", "primary:0>F").dice(blanks(3)).dice(blanks(2));
  engage(outside, "B");
  CHECK(outside["B"].tokens.stress == 0);
}

TEST_CASE(
    "Director Krennic: Optimized Prototype for an Imperial ship of three shields at most "
    "[1e-upgrade-directorkrennic]",
    "[first]") {
  Arena arena = fight(kShuttle, {"1e-upgrade-directorkrennic"},
                      {ally("F", 557, 300, {}, kTie), ally("G", 657, 300, {}, "1e-pilot-epsilonsquadronpilot"),
                       ally("X", 357, 300), enemy("B", 150)},
                      Phase::setup);
  arena.says("ship", "G").run([](Game& game) { rules::moment_for_all(game, Window::before_forces); });
  CHECK(has_faceup(arena, "G", "1e-condition-optimizedprototype"));
  CHECK(arena.offered("ship", "F") != nullptr);
  CHECK(arena.offered("ship", "A") == nullptr);  // five shields
  CHECK(arena.offered("ship", "X") == nullptr);  // a Rebel
  CHECK(arena.offered("ship", "B") == nullptr);  // an enemy
}

TEST_CASE("Emperor Palpatine: a friend's attack die is set and stays so [1e-upgrade-emperorpalpatine]", "[first]") {
  Arena arena = fight(kTie, {}, {ally("P", 700, 300, {"1e-upgrade-emperorpalpatine"}, kShuttle), enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").says("name-face", "crit").dice(blanks(2)).says("set-die", "1");
  arena.says("modify-attack", "lock").says("reroll", "0").dice({Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(arena.offered("reroll", "1") == nullptr);
  REQUIRE(damage_to(arena, "B") == 1);
  CHECK(arena["B"].ship.damage.front().faceup);

  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(3));  // once a round
  engage(arena, "B");
  CHECK(times_asked(arena, "name-face") == 1);
}

TEST_CASE("Emperor Palpatine: a friend's defense die [1e-upgrade-emperorpalpatine]", "[first]") {
  Arena arena = fight(kTie, {}, {ally("P", 700, 300, {"1e-upgrade-emperorpalpatine"}, kShuttle), enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).says("name-face", "evade");
  arena.dice(blanks(3)).says("set-die", "0");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Emperor Palpatine: he may wait, and enemies' dice are none of his [1e-upgrade-emperorpalpatine]",
          "[first]") {
  Arena arena = fight(kTie, {}, {ally("P", 700, 300, {"1e-upgrade-emperorpalpatine"}, kShuttle), enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("name-face", "pass").dice(blanks(2)).dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "name-face") == 1);
  CHECK(times_asked(arena, "set-die") == 0);
}

TEST_CASE(
    "Fleet Officer: focus for two friends wholly within range 2, then stress [1e-upgrade-fleetofficer][1e-range-5]",
    "[first]") {
  // The ruler reaches to y 520: G's base stands across that line, at range 2 and not within it.
  Arena arena = flight(kXwing, {"1e-upgrade-fleetofficer"}, {ally("F", 457, 480), ally("G", 420, 525), enemy("B", 50)});
  arena.says("action", "1e-upgrade-fleetofficer").says("ship", "F").says("ship", "A");
  act(arena);
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.offered("ship", "G") == nullptr);
  CHECK(arena.offered("ship", "B") == nullptr);
}

TEST_CASE("Fleet Officer: one friend is enough [1e-upgrade-fleetofficer]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-fleetofficer"}, {ally("F", 457, 480)});
  arena.says("action", "1e-upgrade-fleetofficer").says("ship", "F").says("ship", "pass");
  act(arena);
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("General Hux: focus for three, devotion for one of them, stress [1e-upgrade-generalhux]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-generalhux"},
                       {ally("F", 457, 480), ally("G", 557, 300), ally("H", 357, 300), ally("I", 457, 600)});
  arena.says("action", "1e-upgrade-generalhux").says("ship", "F").says("ship", "G").says("ship", "A").says("ship", "G");
  act(arena);
  for (const char* ship : {"F", "G", "A"}) CHECK(arena[ship].tokens.focus == 1);
  CHECK(arena["H"].tokens.focus == 0);
  CHECK(has_faceup(arena, "G", "1e-condition-fanaticaldevotion"));
  CHECK_FALSE(has_faceup(arena, "F", "1e-condition-fanaticaldevotion"));
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.offered("ship", "H") == nullptr);  // not picked for the focus token
}

TEST_CASE("General Hux: at range 1-2, and fewer if he likes [1e-upgrade-generalhux]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-generalhux"}, {ally("F", 457, 480), ally("I", 457, 600)});
  arena.says("action", "1e-upgrade-generalhux").says("ship", "F").says("ship", "pass");
  act(arena);
  CHECK(has_faceup(arena, "F", "1e-condition-fanaticaldevotion"));
  CHECK(arena.offered("ship", "I") == nullptr);
}

TEST_CASE("Grand Moff Tarkin: a focus token given or taken at range 1-4 [1e-upgrade-grandmofftarkin]", "[first]") {
  const auto ships = [] { return std::vector<state::Piece>{enemy("B", 370), enemy("C", 520)}; };
  Arena arena = fight(kGozanti, {"1e-upgrade-grandmofftarkin"}, ships());
  arena.edit("B").tokens.focus = 1;
  arena.says("effect", "1e-upgrade-grandmofftarkin").says("give-or-take", "take").run(rules::first::begin_combat);
  CHECK(arena["B"].tokens.focus == 0);  // at range 4; C is farther away
  arena.says("effect", "1e-upgrade-grandmofftarkin").run(rules::first::begin_combat);
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("ISB Slicer: a second ship at range 1 is jammed with the first [1e-upgrade-isbslicer]", "[first]") {
  state::Piece beside = piloted("C", kTie, Side::enemy, 540, 560, 180);
  Arena arena = flight("1e-pilot-scarifbasepilot", {"1e-upgrade-isbslicer"}, {enemy("B", 150), beside});
  arena.says("action", "jam").says("effect", "1e-upgrade-isbslicer");
  SECTION("another one") {
    act(arena);
    CHECK(arena["B"].tokens.jam == 1);
    CHECK(arena["C"].tokens.jam == 1);
    CHECK(arena["A"].tokens.jam == 0);
  }
  SECTION("not one that is jammed already") {
    arena.edit("C").tokens.jam = 1;
    state::Piece third = enemy("D", 240);
    arena.table.pieces.push_back(third);
    act(arena);
    CHECK(arena["C"].tokens.jam == 1);
    CHECK(arena["D"].tokens.jam == 1);
  }
}

TEST_CASE("ISB Slicer: jam tokens of other causes do not count [1e-upgrade-isbslicer]", "[first]") {
  state::Piece beside = piloted("C", kTie, Side::enemy, 540, 560, 180);
  Arena arena = flight(kXwing, {"1e-upgrade-isbslicer"}, {enemy("B", 150), beside});
  arena.run([](Game& game) { rules::gain(game, "B", Token::jam, 1, "1e-jam-2"); });
  CHECK(arena["C"].tokens.jam == 0);
}

TEST_CASE("Kylo Ren: shows an enemy the dark side [1e-upgrade-kyloren]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-kyloren"}, {enemy("B", 250)});
  arena.next_cards(Side::enemy, {201});  // a pilot card to lie on the condition
  arena.says("action", "1e-upgrade-kyloren");
  act(arena);
  CHECK(rules::has_card(arena["B"], "1e-condition-illshowyouthedarkside"));
}

TEST_CASE("Mara Jade: unstressed enemies at range 1 are stressed as Combat ends [1e-upgrade-marajade]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-marajade"},
            {ally("F", 397, 300), enemy("B", 50), enemy("C", 150), piloted("D", kTie, Side::enemy, 540, 300)});
  arena.edit("D").tokens.stress = 1;
  open(arena, Window::end_of_combat);
  CHECK(arena["B"].tokens.stress == 1);
  CHECK(arena["C"].tokens.stress == 0);
  CHECK(arena["D"].tokens.stress == 1);
  CHECK(arena["F"].tokens.stress == 0);
}

TEST_CASE("Moff Jerjerrod: a crew card goes, and the damage card is turned down [1e-upgrade-moffjerjerrod]",
          "[first]") {
  const Cards cards{"1e-upgrade-moffjerjerrod", "1e-upgrade-rebelcaptive", "1e-upgrade-juke"};
  Arena arena = flight(kTie, cards);
  arena.next_cards(Side::player, {213});  // Thrust Control Fire: a stress token
  SECTION("faceup") {
    arena.says("effect", "1e-upgrade-moffjerjerrod").says("upgrade", "1e-upgrade-rebelcaptive");
    arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
    CHECK(arena.offered("upgrade", "1e-upgrade-juke") == nullptr);
    CHECK(arena["A"].ship.card("1e-upgrade-rebelcaptive")->discarded);
    CHECK(!arena["A"].ship.card("1e-upgrade-moffjerjerrod")->discarded);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("not for a facedown one") {
    arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-attack-34"); });
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Rear Admiral Chiraneau: one more straight 1 [1e-upgrade-rearadmiralchiraneau]", "[first]") {
  Arena arena({ally("A", 457, 300, {"1e-upgrade-rearadmiralchiraneau"}, kGozanti)}, "huge-1e");
  const auto before = arena["A"].pose.y;
  arena.says("action", "1e-upgrade-rearadmiralchiraneau");
  act(arena);
  CHECK(arena["A"].pose.y > before);
  CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("1F"));
  CHECK(energy_of(arena) == 0);  // 1e-act-12
}

TEST_CASE("Rebel Captive: the first who attacks its carrier in a round is stressed [1e-upgrade-rebelcaptive]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-rebelcaptive"}, {enemy("B", 150), enemy("C", 250)});
  for (const char* enemy : {"B", "C"}) {
    arena.says("attack", std::string("primary:0>") + "A").dice(blanks(2));
    arena.dice(std::vector<Face>(enemy[0] == 'B' ? 2 : 3, Face::blank));
    engage(arena, enemy);
  }
  CHECK(arena["B"].tokens.stress == 1);
  CHECK(arena["C"].tokens.stress == 0);
}

TEST_CASE("Systems Officer: a friend at range 1 locks after a green maneuver [1e-upgrade-systemsofficer]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-systemsofficer"}, {ally("F", 557, 300), enemy("B", 250)});
  arena.passes("action");
  const bool green = GENERATE(true, false);
  if (green) arena.says("effect", "1e-upgrade-systemsofficer");
  activate(arena, green ? "1F" : "3F");
  CHECK(arena["F"].lock.empty() == !green);
  CHECK(arena["A"].lock.empty());
}

TEST_CASE("Tactical Officer: the coordinate icon [1e-upgrade-tacticalofficer][1e-coord-1]", "[first]") {
  for (const bool equipped : {false, true}) {
    Arena arena =
        flight(kShuttle, equipped ? Cards{"1e-upgrade-tacticalofficer"} : Cards{}, {ally("F", 557, 300, {}, kTie)});
    if (equipped) arena.says("action", "coordinate");
    arena.says("action", "focus");
    act(arena);
    CHECK(arena[equipped ? "F" : "A"].tokens.focus == 1);
  }
}

TEST_CASE("Ysanne Isard: a free evade action for a damaged ship without shields [1e-upgrade-ysanneisard]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ysanneisard"});
  arena.edit("A").ship.damage = {{212, false, 1, {}}};
  SECTION("without") {
    arena.edit("A").ship.shields = 0;
    arena.says("effect", "1e-upgrade-ysanneisard").says("action", "evade");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].ship.did("evade"));
  }
  SECTION("not with one") {
    arena.edit("A").ship.shields = 1;
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.evade == 0);
  }
}

}  // namespace plotboard::first_cards_crew_imperial

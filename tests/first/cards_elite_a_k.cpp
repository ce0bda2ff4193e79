// Elite talents, A to K.
#include <algorithm>

#include "support/first.hpp"

namespace plotboard::first_cards_elite_a_k {
using namespace test::first;

TEST_CASE("A Score to Settle: a critical hit against the ship with the debt [1e-upgrade-ascoretosettle]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ascoretosettle"}, {enemy("B", 150), enemy("C", 250)});
  arena.says("ship", "B");
  open(arena, Window::before_forces);
  CHECK(rules::has_card(arena["B"], "1e-condition-adebttopay"));
  const bool debtor = GENERATE(true, false);
  arena.says("attack", debtor ? "primary:0>B" : "primary:0>C").dice({Face::focus, Face::blank, Face::blank});
  if (debtor) arena.says("modify-attack", "1e-upgrade-ascoretosettle");
  arena.dice(std::vector<Face>(debtor ? 3 : 4, Face::blank));
  engage(arena);
  CHECK(damage_to(arena, "B") == (debtor ? 1 : 0));
}

TEST_CASE(
    "Adaptability: pilot skill 1 higher or lower once all stand "
    "[1e-upgrade-adaptability-elite-plus][1e-upgrade-adaptability-elite-minus][1e-squad-22]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-adaptability-elite-plus"},
                       {enemy("B", 150, {"1e-upgrade-adaptability-elite-minus"}, kXwing)});
  CHECK(arena["A"].initiative == 2);
  open(arena, Window::setup);
  CHECK(arena["A"].initiative == 3);
  CHECK(arena["B"].initiative == 1);
}

TEST_CASE("Adrenaline Rush: a red maneuver is flown as white [1e-upgrade-adrenalinerush]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-adrenalinerush"});
  const int stress = GENERATE(0, 1);
  arena.edit("A").tokens.stress = stress;
  if (stress == 0) arena.passes("action");
  SECTION("red") {
    arena.says("effect", "1e-upgrade-adrenalinerush");
    activate(arena, "4K");
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("4K"));
    CHECK(arena["A"].tokens.stress == stress);
    CHECK(arena["A"].ship.card("1e-upgrade-adrenalinerush")->discarded);
  }
  SECTION("not offered for others") {
    activate(arena, "4F");
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Attanni Mindlink: focus and stress tokens are shared [1e-upgrade-attannimindlink]", "[first]") {
  Arena arena({ally("A", 457, 300, {"1e-upgrade-attannimindlink"}), ally("F", 857, 300, {"1e-upgrade-attannimindlink"}),
               ally("G", 557, 300)},
              "1e");
  arena.run([](Game& game) { rules::gain(game, "A", Token::focus, 2, "1e-focus-1"); });
  CHECK(arena["F"].tokens.focus == 1);  // one copy: 1e-stress-11
  CHECK(arena["G"].tokens.focus == 0);
  CHECK(arena["A"].tokens.focus == 2);
  arena.run([](Game& game) { rules::gain(game, "F", Token::stress, 1, "1e-stress-6"); });
  CHECK(arena["A"].tokens.stress == 1);
  arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 1, "1e-stress-6"); });
  CHECK(arena["F"].tokens.stress == 1);  // who has one gets no more
  arena.run([](Game& game) { rules::gain(game, "A", Token::evade, 1, "1e-evade-1"); });
  CHECK(arena["F"].tokens.evade == 0);
}

TEST_CASE("Bodyguard: 1 agility more for a better pilot at range 1 [1e-upgrade-bodyguard]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-bodyguard"},
                      {ally("F", 557, 300, {}, "1e-pilot-wedgeantilles"), ally("G", 397, 300),
                       ally("H", 757, 300, {}, "1e-pilot-wedgeantilles")});
  arena.edit("A").tokens.focus = 1;
  arena.says("effect", "1e-upgrade-bodyguard");  // F alone: G is no better, H too far
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.focus == 0);
  arena.run([](Game& game) {
    CHECK(rules::agility_of(game, "F") == 3);
    CHECK(rules::agility_of(game, "A") == 2);
  });
}

TEST_CASE("Calculation: a focus token for a critical hit [1e-upgrade-calculation]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-calculation"}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-calculation").says("modify-attack", "focus").dice(blanks(3));  // 1e-focus-6
  engage(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Calculation: not without a token [1e-upgrade-calculation]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-calculation"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Cool Hand: a token of either kind as it is stressed [1e-upgrade-coolhand]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-coolhand"});
  arena.says("effect", "1e-upgrade-coolhand").says("pick", "evade");
  for (int i = 0; i < 2; ++i) {
    arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 1, "1e-stress-6"); });
  }
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].ship.card("1e-upgrade-coolhand")->discarded);
}

TEST_CASE("Crack Shot: cancels an evade of a ship in its arc [1e-upgrade-crackshot]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-crackshot"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  SECTION("an evade") {
    arena.dice({Face::evade, Face::evade, Face::blank}).says("effect", "1e-upgrade-crackshot");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].ship.card("1e-upgrade-crackshot")->discarded);
  }
  SECTION("nothing to cancel") {
    arena.dice(blanks(3));
    engage(arena);
    CHECK(!arena["A"].ship.card("1e-upgrade-crackshot")->discarded);
  }
}

TEST_CASE("Crack Shot: not beside the arc of a turret ship [1e-upgrade-crackshot]", "[first]") {
  Arena arena = fight(kFalcon, {"1e-upgrade-crackshot"}, {piloted("B", kTie, Side::enemy, 680, 300)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice({Face::evade, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("Daredevil: a hard turn, stress, and dice without the boost icon [1e-upgrade-daredevil]", "[first]") {
  const bool booster = GENERATE(true, false);
  Arena arena = flight(booster ? "1e-pilot-prototypepilot" : kXwing, {"1e-upgrade-daredevil"});
  arena.says("action", "1e-upgrade-daredevil").says("turn-side", "1Y");
  if (!booster) arena.dice({Face::hit, Face::blank});
  act(arena);
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(90));
  CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(damage_to(arena, "A") == (booster ? 0 : 1));
}

TEST_CASE("Cards that the FAQ amended are read as amended [1e-golden-4]", "[first]") {
  CHECK(fault("1e-pilot-norrawexley", {"1e-upgrade-deadeye"}).empty());
  CHECK_FALSE(
      fault("1e-pilot-bobafett-firespray31-galacticempire", {"1e-upgrade-deadeye"}).empty());  // small ships only
  CHECK(fault("1e-pilot-lothalrebel", {"1e-upgrade-tactician", "1e-upgrade-navigator"}).empty());
  CHECK_FALSE(fault("1e-pilot-lothalrebel", {"1e-upgrade-tactician", "1e-upgrade-tactician"}).empty());  // limited
}

TEST_CASE("Deadeye: a focus token in place of the lock that a weapon needs [1e-upgrade-deadeye][1e-attack-13]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-deadeye", "1e-upgrade-protontorpedoes"}, {enemy("B", 150)});
  arena.edit("A").ship.cards[1].charges = 1;  // an ordnance token
  SECTION("opens the header and is spent for it") {
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "1e-upgrade-protontorpedoes>B").says("discard", "token");
    arena.dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("or is spent in place of a lock that is there") {
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").says("effect", "1e-upgrade-deadeye").says("discard", "token");
    arena.dice({Face::hit, Face::blank, Face::blank, Face::blank}).passes("modify-attack").dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.focus == 0);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("without either there is no attack") {
    arena.run([](Game& game) {
      rules::ShotFilter filter;
      filter.weapons = {"1e-upgrade-protontorpedoes"};
      CHECK(rules::shots_of(game, "A", filter).empty());
    });
  }
}

TEST_CASE("Debris Gambit: an evade token for each obstacle at range 1, two at most [1e-upgrade-debrisgambit]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-debrisgambit"});
  const int near = GENERATE(1, 3);
  for (int i = 0; i < near; ++i) {
    arena.table.pieces.push_back(obstacle("R" + std::to_string(i), "coreasteroid0", 377 + 90 * i, 370));
  }
  arena.table.pieces.push_back(obstacle("far", "coreasteroid0", 457, 650));
  arena.says("action", "1e-upgrade-debrisgambit");
  act(arena);
  CHECK(arena["A"].tokens.evade == std::min(near, 2));
}

TEST_CASE("Decoy: two ships swap pilot skills until Combat ends [1e-upgrade-decoy]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-decoy"}, {ally("F", 557, 300, {}, "1e-pilot-wedgeantilles"), ally("G", 857, 300)});
  arena.says("effect", "1e-upgrade-decoy");  // G is too far
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].initiative == 9);
  CHECK(arena["F"].initiative == 2);
  SECTION("both alive") {}
  SECTION("the carrier gone") { arena.edit("A").ship.removed = true; }
  open(arena, Window::end_of_combat);
  if (!arena["A"].ship.removed) CHECK(arena["A"].initiative == 2);
  CHECK(arena["F"].initiative == 9);
}

TEST_CASE("Determination: faceup pilot cards go at once [1e-upgrade-determination]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-determination"});
  const bool pilot = GENERATE(true, false);
  arena.next_cards(Side::player, {pilot ? 201 : 212});  // Blinded Pilot, Structural Damage
  arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
  CHECK(arena["A"].ship.damage.size() == (pilot ? 0 : 1));
  CHECK(arena.table.play.decks[0].discard.size() == (pilot ? 1 : 0));
}

TEST_CASE("Determination: not for a card that lies facedown [1e-upgrade-determination]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-determination"});
  arena.next_cards(Side::player, {201});
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-attack-34"); });
  CHECK(arena["A"].ship.damage.size() == 1);
}

TEST_CASE("Draw Their Fire: a friend at range 1 takes one critical hit [1e-upgrade-drawtheirfire]", "[first]") {
  const double x = GENERATE(557, 657);
  Arena arena = fight(kXwing, {}, {ally("H", x, 300, {"1e-upgrade-drawtheirfire"}), enemy("B", 150, {}, kXwing)});
  const bool near = x < 600;
  arena.says("attack", "primary:0>A").dice({Face::crit, Face::crit, Face::blank}).dice(blanks(2));
  if (near) arena.says("effect", "1e-upgrade-drawtheirfire");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == (near ? 1 : 2));
  CHECK(damage_to(arena, "H") == (near ? 1 : 0));
}

TEST_CASE("Draw Their Fire: not where the weapon cancels its results [1e-upgrade-drawtheirfire][1e-attack-33]",
          "[first]") {
  Arena arena =
      fight(kXwing, {},
            {ally("H", 557, 300, {"1e-upgrade-drawtheirfire"}), enemy("B", 150, {"1e-upgrade-ioncannon"}, kXwing)});
  arena.says("attack", "1e-upgrade-ioncannon>A").dice({Face::crit, Face::crit, Face::blank});
  arena.dice(blanks(2));
  engage(arena, "B");
  CHECK(damage_to(arena, "H") == 0);
}

TEST_CASE("Elusiveness: a stress token makes the attacker reroll a die [1e-upgrade-elusiveness]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-elusiveness"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice(hits(2));
  SECTION("unstressed") {
    arena.says("modify-attack-defender", "1e-upgrade-elusiveness").says("reroll", "0").dice({Face::blank});
    arena.dice(blanks(2));
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.dice(blanks(2));
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 2);
  }
}

TEST_CASE("Expert Handling: a barrel roll, stress without the icon, a lock off [1e-upgrade-experthandling]",
          "[first]") {
  const bool icon = GENERATE(true, false);
  Arena arena = flight(icon ? kTie : kXwing, {"1e-upgrade-experthandling"}, {enemy("B", 250, {}, kXwing)});
  arena.edit("B").lock = "A";
  arena.says("action", "1e-upgrade-experthandling").says("barrel-roll", "left-middle").says("ship", "B");
  act(arena);
  CHECK(arena["A"].pose.x < base::um_from_mm(457));
  CHECK(arena["A"].tokens.stress == (icon ? 0 : 1));
  CHECK(arena["B"].lock.empty());
  CHECK(arena["A"].ship.did("barrel-roll"));  // 1e-action-5
}

TEST_CASE("Expertise: focus results are hits for an unstressed ship [1e-upgrade-expertise]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-expertise"}, {enemy("B", 150)});
  const int stress = GENERATE(0, 1);
  arena.edit("A").tokens.stress = stress;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  if (stress == 0) arena.says("modify-attack", "1e-upgrade-expertise");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (stress == 0 ? 2 : 0));
}

TEST_CASE("Expose: 1 more on the primary weapon, 1 agility less, for the round [1e-upgrade-expose]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-expose", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  arena.says("action", "1e-upgrade-expose");
  act(arena);
  arena.run([](Game& game) {
    CHECK(rules::agility_of(game, "A") == 1);
    CHECK(rules::weapon_named(game, "A", "primary:0")->weapon.dice == 4);
    CHECK(rules::weapon_named(game, "A", "1e-upgrade-ioncannon")->weapon.dice == 3);
  });
}

TEST_CASE("Fearlessness: one hit more face to face at range 1 [1e-upgrade-fearlessness]", "[first]") {
  const double gap = GENERATE(50, 150);
  const double heading = GENERATE(180, 90);
  Arena arena(
      {ally("A", 457, 300, {"1e-upgrade-fearlessness"}), piloted("B", kTie, Side::enemy, 457, 340 + gap, heading)},
      "1e", Phase::engagement);
  const bool works = gap < 100 && heading > 100;
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(gap < 100 ? 4 : 3, Face::blank));
  if (works) arena.says("modify-attack", "1e-upgrade-fearlessness");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (works ? 1 : 0));
}

TEST_CASE(
    "Intensity: a token after a boost or a roll, and the card is exhausted "
    "[1e-upgrade-intensity-elite-ready][1e-upgrade-intensity-elite-exhausted]",
    "[first]") {
  Arena arena = flight("1e-pilot-alphasquadronpilot", {"1e-upgrade-intensity-elite-ready"});
  SECTION("boost") {
    arena.says("action", "boost").says("boost", "straight").says("effect", "1e-upgrade-intensity-elite-ready");
    arena.says("pick", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") == nullptr);
    REQUIRE(arena["A"].ship.card("1e-upgrade-intensity-elite-exhausted") != nullptr);
    arena.edit("A").ship.actions.clear();
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");  // nothing while exhausted
    act(arena);
    arena.says("effect", "1e-upgrade-intensity-elite-exhausted");
    open(arena, Window::end_of_combat);
    CHECK(arena["A"].tokens.evade == 0);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") != nullptr);
  }
  SECTION("no other action") {
    arena.says("action", "focus");
    act(arena);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") != nullptr);
  }
  SECTION("the card stays as it is without the token") {
    arena.says("action", "boost").says("boost", "straight").passes("effect");
    act(arena);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") != nullptr);
  }
}

TEST_CASE("Intimidation: enemies that it touches have 1 agility less [1e-upgrade-intimidation]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-intimidation"}, {ally("F", 417, 300), enemy("B", 0.1), enemy("C", 50)});
  arena.edit("A").ship.bumped = {"B", "F"};
  arena.run([](Game& game) {
    CHECK(rules::agility_of(game, "B") == 2);
    CHECK(rules::agility_of(game, "C") == 3);
    CHECK(rules::agility_of(game, "F") == 2);  // a friend keeps its own
  });
}

TEST_CASE("Juke: with an evade token an evade result becomes a focus result [1e-upgrade-juke]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-juke"}, {enemy("B", 150)});
  const int evade = GENERATE(1, 0);
  arena.edit("A").tokens.evade = evade;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.dice({Face::evade, Face::blank, Face::blank});
  if (evade > 0) arena.says("modify-defense-attacker", "1e-upgrade-juke");
  engage(arena);
  CHECK(damage_to(arena, "B") == evade);
  CHECK(arena["A"].tokens.evade == evade);
}

}  // namespace plotboard::first_cards_elite_a_k

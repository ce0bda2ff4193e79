// The damage deck of the original core set; cards with the same text in both decks stand here too.
#include "first/damage_cards.hpp"
#include "rules/first/free_action.hpp"

namespace plotboard::first_cards_damage_core_set {
using namespace first_damage_cards;

TEST_CASE("Blinded Pilot, core: the next attack rolls no dice, then it is turned down [1e-deck0-2]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  lay(arena, "A", 101);
  SECTION("an attack") {
    arena.says("attack", "primary:0>B").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
    CHECK(faceup(arena, "A", 101) == 0);
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("none made") {
    arena.says("attack", "pass");
    engage(arena);
    CHECK(faceup(arena, "A", 101) == 1);
  }
  SECTION("an attack on it is none of its own") {
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
    engage(arena, "B");
    CHECK(faceup(arena, "A", 101) == 1);
  }
}

TEST_CASE("Console Fire: a die as each Combat phase starts; its action turns it down [1e-deck0-3][1e-deckf-6]",
          "[first]") {
  const int number = GENERATE(102, 205);
  Arena arena = fight(kXwing, {});
  lay(arena, "A", number);
  SECTION("hit") {
    arena.dice({Face::hit});
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].ship.shields == 1);
    CHECK(faceup(arena, "A", number) == 1);
  }
  SECTION("critical hit") {
    arena.dice({Face::crit});
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].ship.shields == 2);
  }
  SECTION("put out without a die") {
    repair(arena, number);
    CHECK(faceup(arena, "A", number) == 0);
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].ship.shields == 2);
  }
}

TEST_CASE("Damaged Cockpit: skill 0 from the next round until it is turned down [1e-deck0-4][1e-deckf-3]", "[first]") {
  const int number = GENERATE(103, 202);
  Arena arena = flight(kXwing, {});
  deal(arena, "A", number);
  CHECK(arena["A"].initiative == 2);  // this round still
  open(arena, Window::start_of_planning);
  CHECK(arena["A"].initiative == 0);
  open(arena, Window::start_of_planning);
  CHECK(arena["A"].initiative == 0);
  arena.run([](Game& game) { rules::repair_faceup(game, "A", 0, "1e-dmg-11"); });
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].initiative == 2);
}

TEST_CASE("Damaged Cockpit: discarded it is over as well [1e-deck0-4][1e-deckf-3]", "[first]") {
  Arena arena = flight(kXwing, {});
  lay(arena, "A", 202);
  open(arena, Window::start_of_planning);
  CHECK(arena["A"].initiative == 0);
  arena.run([](Game& game) { game.emit(state::DamageDiscarded{"A", 0}); });
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].initiative == 2);
}

TEST_CASE("Damaged Engine: turns are red, and nothing else [1e-deck0-5][1e-deckf-7]", "[first]") {
  const int number = GENERATE(104, 206);
  Arena arena = flight(kXwing, {});
  CHECK(colour(arena, "2T") == geom::Difficulty::white);
  lay(arena, "A", number);
  CHECK(colour(arena, "2T") == geom::Difficulty::red);
  CHECK(colour(arena, "3Y") == geom::Difficulty::red);
  CHECK(colour(arena, "1F") == geom::Difficulty::blue);
  CHECK(colour(arena, "3B") == geom::Difficulty::white);
}

TEST_CASE("Damaged Sensor Array, core: nothing of the action bar [1e-deck0-6]", "[first]") {
  SECTION("what it forbids") {
    Arena arena = flight("1e-pilot-wedgeantilles", {"1e-upgrade-marksmanship"}, {enemy("B", 150)});
    lay(arena, "A", 105);
    arena.says("action", "1e-upgrade-marksmanship");
    act(arena);
    CHECK(verdict_on(arena, "action", "focus") == "forbidden");
    CHECK(verdict_on(arena, "action", "lock") == "forbidden");
    CHECK(arena["A"].ship.did("1e-upgrade-marksmanship"));
  }
  SECTION("free ones: in the bar or not") {
    Arena arena = flight(kXwing, {});
    lay(arena, "A", 105);
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"focus"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.focus == 0);
    arena.says("action", "evade");
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"evade"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.evade == 1);
  }
  CHECK(repaired_by(105) == "hit ");
}

TEST_CASE("Direct Hit! counts as 2 while faceup [1e-deck0-7][1e-deckf-9][1e-destroy-2]", "[first]") {
  const int number = GENERATE(106, 208);
  Arena arena = fight(kXwing, {});
  deal(arena, "A", number);
  CHECK(arena["A"].ship.hull_left() == 1);
  SECTION("turned down it counts 1") {
    arena.run([](Game& game) { rules::repair_faceup(game, "A", 0, "1e-dmg-11"); });
    CHECK(arena["A"].ship.hull_left() == 2);
  }
  SECTION("with another card a hull of 3 is gone") {
    arena.run([](Game& game) { rules::deal_card(game, "A", false, "1e-dmg-5"); });
    CHECK(arena["A"].ship.destroyed);
  }
}

TEST_CASE("Injured Pilot: neither the pilot nor elite upgrades [1e-deck0-8]", "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-predator"}, {enemy("B", 150)});
  lay(arena, "A", 107);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::evade, Face::blank, Face::blank});  // agility 3 all the same, and nothing is rerolled
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK_FALSE(offered_card(arena, "1e-upgrade-predator"));
}

TEST_CASE("Minor Explosion: a die at once, then it is turned down [1e-deck0-9]", "[first]") {
  Arena arena = fight(kXwing, {});
  arena.edit("A").ship.shields = 0;
  SECTION("hit: one facedown card more") {
    arena.dice({Face::hit});
    deal(arena, "A", 108);
    REQUIRE(cards_on(arena, "A") == 2);
    CHECK_FALSE(arena["A"].ship.damage[0].faceup);
    CHECK_FALSE(arena["A"].ship.damage[1].faceup);
  }
  SECTION("critical hit: nothing") {
    arena.dice({Face::crit});
    deal(arena, "A", 108);
    CHECK(cards_on(arena, "A") == 1);
    CHECK(faceup(arena, "A", 108) == 0);
  }
}

TEST_CASE("Minor Hull Breach: a die after each red maneuver [1e-deck0-10]", "[first]") {
  Arena arena = flight(kXwing, {});
  lay(arena, "A", 109);
  SECTION("red") {
    arena.dice({Face::hit});
    activate(arena, "4K");
    CHECK(arena["A"].ship.shields == 1);
  }
  SECTION("red, a critical hit") {
    arena.dice({Face::crit});
    activate(arena, "4K");
    CHECK(arena["A"].ship.shields == 2);
  }
  SECTION("white") {
    arena.says("action", "pass");
    activate(arena, "3F");
    CHECK(arena["A"].ship.shields == 2);
  }
}

TEST_CASE("Munitions Failure: one secondary weapon goes, of its player's choice [1e-deck0-11]", "[first]") {
  SECTION("two") {
    Arena arena =
        fight(kXwing, {"1e-upgrade-protontorpedoes", "1e-upgrade-concussionmissiles", "1e-upgrade-r2astromech"});
    arena.says("munitions", "1e-upgrade-protontorpedoes");
    deal(arena, "A", 110);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-protontorpedoes"));
    CHECK(has_faceup(arena, "A", "1e-upgrade-concussionmissiles"));
    CHECK(arena.offered("munitions", "1e-upgrade-r2astromech") == nullptr);
    CHECK(side_asked(arena, "munitions") == Side::player);
    CHECK(faceup(arena, "A", 110) == 0);
  }
  SECTION("none") {
    Arena arena = fight(kXwing, {"1e-upgrade-r2astromech"});
    deal(arena, "A", 110);
    CHECK(has_faceup(arena, "A", "1e-upgrade-r2astromech"));
    CHECK(faceup(arena, "A", 110) == 0);
  }
}

TEST_CASE("Structural Damage: agility 1 lower, at least 0 [1e-deck0-12][1e-deckf-13]", "[first]") {
  const int number = GENERATE(111, 212);
  Arena arena = fight(kXwing, {});
  lay(arena, "A", number);
  CHECK(agility(arena) == 1);
  lay(arena, "A", number);
  CHECK(agility(arena) == 0);
  lay(arena, "A", number);
  CHECK(agility(arena) == 0);
  CHECK(repaired_by(number) == (number == 111 ? "hit " : "hit crit "));
}

TEST_CASE("Stunned Pilot, core: 1 damage where its maneuver overlaps something [1e-deck0-13]", "[first]") {
  SECTION("a ship") {
    Arena arena = flight(kXwing, {}, {enemy("B", 80)});
    lay(arena, "A", 112);
    activate(arena, "3F");
    CHECK(arena["A"].ship.shields == 1);
  }
  SECTION("an obstacle under the base, beside its own die") {
    Arena arena = flight(kXwing, {}, {rock(457, 480)});
    lay(arena, "A", 112);
    arena.dice({Face::hit});
    activate(arena, "4F");
    CHECK(arena["A"].ship.shields == 0);
  }
  SECTION("an obstacle under the template alone costs its own die and no more") {
    Arena arena = flight(kXwing, {}, {rock(457, 400)});
    lay(arena, "A", 112);
    arena.dice({Face::hit});
    activate(arena, "4F");
    CHECK(arena["A"].ship.shields == 1);
  }
  SECTION("an obstacle that Dash Rendar ignores") {
    Arena arena = flight("1e-pilot-dashrendar", {}, {rock(457, 440)});
    lay(arena, "A", 112);
    arena.says("action", "pass");
    activate(arena, "4F");
    CHECK(damage_to(arena, "A") == 1);  // the card itself
  }
  SECTION("nothing in the way") {
    Arena arena = flight(kXwing, {});
    lay(arena, "A", 112);
    arena.says("action", "pass");
    activate(arena, "3F");
    CHECK(arena["A"].ship.shields == 2);
  }
}

TEST_CASE("Thrust Control Fire: 1 stress at once, then it is turned down [1e-deck0-14][1e-deckf-14]", "[first]") {
  const int number = GENERATE(113, 213);
  Arena arena = fight(kXwing, {});
  deal(arena, "A", number);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(faceup(arena, "A", number) == 0);
  CHECK(cards_on(arena, "A") == 1);
}

TEST_CASE("Weapon Malfunction: the primary value 1 lower, at least 0 [1e-deck0-15]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-protontorpedoes"}, {enemy("B", 150)});
  lay(arena, "A", 114);
  for (const rules::Shot& shot : shots(arena)) {
    CHECK(shot.weapon.weapon.dice == (shot.weapon.id == Id("primary:0") ? 2 : 4));
  }
  for (int i = 0; i < 3; ++i) lay(arena, "A", 114);
  CHECK(shots(arena, "primary:0").front().weapon.weapon.dice == 0);
  CHECK(repaired_by(114) == "hit crit ");
}

}  // namespace plotboard::first_cards_damage_core_set

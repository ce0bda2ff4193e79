// The damage deck of The Force Awakens core set, where it differs from the original one.
#include "first/damage_cards.hpp"
#include "rules/first/free_action.hpp"
#include "rules/play/battle_commands.hpp"

namespace plotboard::first_cards_damage_force_awakens {
using namespace first_damage_cards;

TEST_CASE("Blinded Pilot: no attack, until its next turn to attack is over [1e-deckf-2]", "[first]") {
  SECTION("with a target") {
    Arena arena = fight(kXwing, {"1e-upgrade-protontorpedoes"}, {enemy("B", 150)});
    arena.edit("A").lock = "B";
    lay(arena, "A", 201);
    engage(arena);
    CHECK(times_asked(arena, "attack") == 0);
    CHECK(faceup(arena, "A", 201) == 0);
  }
  SECTION("without one") {
    Arena arena = fight(kXwing, {});
    lay(arena, "A", 201);
    engage(arena);
    CHECK(faceup(arena, "A", 201) == 0);
  }
  SECTION("another ship's turn is not its own") {
    Arena arena = fight(kXwing, {}, {enemy("B", 150)});
    lay(arena, "A", 201);
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
    engage(arena, "B");
    CHECK(faceup(arena, "A", 201) == 1);
  }
}

namespace {

std::optional<rules::Refusal> verdict_on_dial(const Arena& arena, const char* code) {
  return rules::check_battle(catalog(), arena.table, rules::SetDial{"A", geom::maneuver_from_code(code)});
}
int straights_listed(const Arena& arena) {
  int listed = 0;
  for (const rules::Command& command : rules::legal_commands(catalog(), arena.table)) {
    const auto* dial = get_if<rules::SetDial>(&command);
    if (dial != nullptr && dial->maneuver && dial->maneuver->bearing == geom::Bearing::straight) ++listed;
  }
  return listed;
}

}  // namespace

TEST_CASE("Shaken Pilot: no straight on the dial [1e-deckf-4]", "[first]") {
  Arena arena = fight(kXwing, {}, {}, Phase::planning);
  CHECK_FALSE(verdict_on_dial(arena, "2F").has_value());
  CHECK(straights_listed(arena) > 0);
  lay(arena, "A", 203);
  REQUIRE(verdict_on_dial(arena, "2F").has_value());
  CHECK(verdict_on_dial(arena, "2F")->rule == Id("1e-deckf-4"));
  CHECK_FALSE(verdict_on_dial(arena, "2B").has_value());
  CHECK_FALSE(verdict_on_dial(arena, "4K").has_value());
  CHECK(straights_listed(arena) == 0);
}

TEST_CASE("Shaken Pilot: turned down when the dial is revealed [1e-deckf-4]", "[first]") {
  Arena arena = flight(kXwing, {});
  lay(arena, "A", 203);
  SECTION("no straight") {
    arena.says("action", "pass");
    activate(arena, "2B");
    CHECK(times_asked(arena, "turn-dial") == 0);
    CHECK(faceup(arena, "A", 203) == 0);
  }
  SECTION("a straight all the same: the opponent picks another") {
    arena.says("turn-dial", "3Y").says("action", "pass");
    activate(arena, "2F");
    CHECK(side_asked(arena, "turn-dial") == Side::enemy);
    CHECK(arena.offered("turn-dial", "1F") == nullptr);
    CHECK(arena.offered("turn-dial", "4K") != nullptr);
    CHECK(arena["A"].ship.executed->maneuver.bearing == geom::Bearing::turn_right);
    CHECK(faceup(arena, "A", 203) == 0);
  }
  SECTION("stressed: no red one") {
    arena.edit("A").tokens.stress = 1;
    arena.says("turn-dial", "2N");
    activate(arena, "2F");
    CHECK(arena.offered("turn-dial", "4K") == nullptr);
  }
}

TEST_CASE("Stunned Pilot: 1 damage when it touches a ship or lies on an obstacle [1e-deckf-5]", "[first]") {
  SECTION("backed up") {
    Arena arena = flight(kXwing, {}, {enemy("B", 80)});
    lay(arena, "A", 204);
    activate(arena, "3F");
    CHECK(arena["A"].ship.shields == 1);
  }
  SECTION("an obstacle under the template alone") {
    Arena arena = flight(kXwing, {}, {rock(457, 375)});
    lay(arena, "A", 204);
    arena.dice({Face::blank});
    activate(arena, "5K");
    CHECK(arena["A"].ship.shields == 2);
  }
  SECTION("an obstacle under the base") {
    Arena arena = flight(kXwing, {}, {rock(457, 460)});
    lay(arena, "A", 204);
    arena.dice({Face::blank});
    activate(arena, "3F");
    CHECK(arena["A"].ship.shields == 1);
  }
}

TEST_CASE("Damaged Sensor Array: no actions but those of damage cards [1e-deckf-8]", "[first]") {
  Arena arena = flight("1e-pilot-wedgeantilles", {"1e-upgrade-marksmanship"}, {enemy("B", 150)});
  lay(arena, "A", 207);
  lay(arena, "A", 205);
  SECTION("its own step") {
    repair(arena, 205);
    CHECK(verdict_on(arena, "action", "focus") == "forbidden");
    CHECK(verdict_on(arena, "action", "1e-upgrade-marksmanship") == "forbidden");
    CHECK(faceup(arena, "A", 205) == 0);
    CHECK(faceup(arena, "A", 207) == 1);
  }
  SECTION("a free action, in the bar or not") {
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"focus"}, "1e-free-1"); });
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"evade"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.focus == 0);
    CHECK(arena["A"].tokens.evade == 0);
  }
  CHECK(repaired_by(207) == "hit crit ");
}

TEST_CASE("Loose Stabilizer: 1 stress after a white maneuver [1e-deckf-10]", "[first]") {
  Arena arena = flight(kXwing, {});
  lay(arena, "A", 209);
  SECTION("white") {
    activate(arena, "3F");
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("green") {
    arena.says("action", repair_of(209));
    activate(arena, "1F");
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(faceup(arena, "A", 209) == 0);
  }
  SECTION("red: its own stress only") {
    activate(arena, "4K");
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("ionised: a white straight 1") {
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Major Explosion: a hit is 1 critical damage; then it is turned down [1e-deckf-11]", "[first]") {
  Arena arena = fight(kFirespray, {});
  arena.edit("A").ship.shields = 0;
  SECTION("a second one is thrown for too") {
    arena.next_cards(Side::player, {210, 210, 212}).dice({Face::hit}).dice({Face::hit});
    arena.run([](Game& game) { rules::deal_card(game, "A", true, "1e-dmg-5"); });
    CHECK(cards_on(arena, "A") == 3);
    CHECK(faceup(arena, "A", 210) == 0);
    CHECK(faceup(arena, "A", 212) == 1);
  }
  SECTION("a critical hit is none") {
    arena.dice({Face::crit});
    deal(arena, "A", 210);
    CHECK(cards_on(arena, "A") == 1);
    CHECK(faceup(arena, "A", 210) == 0);
  }
}

TEST_CASE("Major Hull Breach: from the next round every card is dealt faceup [1e-deckf-12]", "[first]") {
  Arena arena = fight(kFirespray, {});
  arena.edit("A").ship.shields = 0;
  deal(arena, "A", 211);
  arena.next_cards(Side::player, {212, 212});
  SECTION("the round in which it came") {
    suffers(arena, "A", 2);
    CHECK(faceup(arena, "A", 212) == 0);
  }
  SECTION("the next") {
    arena.edit("A").ship.marks.clear();
    suffers(arena, "A", 2);
    CHECK(faceup(arena, "A", 212) == 2);
  }
  SECTION("a new copy does not hold the old one up") {
    arena.edit("A").ship.marks.clear();
    deal(arena, "A", 211);
    suffers(arena, "A", 1);
    CHECK(faceup(arena, "A", 212) == 1);
  }
  SECTION("turned down by its action") {
    arena.edit("A").ship.marks.clear();
    repair(arena, 211);
    suffers(arena, "A", 1);
    CHECK(faceup(arena, "A", 212) == 0);
  }
}

TEST_CASE("Weapons Failure: 1 attack die less, with any weapon [1e-deckf-15]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-protontorpedoes"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  lay(arena, "A", 214);
  SECTION("primary") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).passes("modify-attack").dice(blanks(3));
    engage(arena);
  }
  SECTION("secondary") {
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
  CHECK(repaired_by(214) == "hit crit ");
}

}  // namespace plotboard::first_cards_damage_force_awakens

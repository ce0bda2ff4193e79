// Crew of the 1st edition, Fleet Officer to Han Solo.
#include "cards_u1.hpp"

namespace plotboard::first_cards_u1_7 {
using namespace first_cards_u1;

namespace {

const std::vector<Face> kMiss3{Face::blank, Face::blank, Face::blank};
const std::vector<Face> kMiss2{Face::blank, Face::blank};

}  // namespace

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

TEST_CASE("Flight Instructor: a focus result, or a blank against low skill [1e-upgrade-flightinstructor]", "[first]") {
  Arena low = fight(kXwing, {"1e-upgrade-flightinstructor"}, {enemy("B", 150)});  // skill 1
  low.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::evade});
  low.says("modify-defense", "1e-upgrade-flightinstructor").says("reroll", "0").dice({Face::evade});
  engage(low, "B");
  CHECK(low.offered("reroll", "1") == nullptr);
  CHECK(damage_to(low, "A") == 0);

  Arena high = fight(kXwing, {"1e-upgrade-flightinstructor"}, {enemy("B", 150, {}, "1e-pilot-obsidiansquadronpilot")});
  high.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::focus});
  high.says("modify-defense", "1e-upgrade-flightinstructor").says("reroll", "1").dice({Face::evade});
  engage(high, "B");
  CHECK(high.offered("reroll", "0") == nullptr);

  Arena none = fight(kXwing, {"1e-upgrade-flightinstructor"}, {enemy("B", 150, {}, "1e-pilot-obsidiansquadronpilot")});
  none.says("attack", "primary:0>A").dice(kMiss2).dice({Face::blank, Face::evade});
  engage(none, "B");
  CHECK(times_asked(none, "modify-defense") == 0);
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

TEST_CASE("\"Gonk\": a shield token is stored, and taken by another action [1e-upgrade-gonk][1e-action-4]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-gonk"});
  arena.edit("A").ship.shields = 0;
  arena.says("action", "1e-upgrade-gonk:store");
  act(arena);
  CHECK(arena.offered("action", "1e-upgrade-gonk:take") == nullptr);  // nothing was stored
  CHECK(arena["A"].ship.cards[0].charges == 1);
  arena.says("action", "1e-upgrade-gonk:take");
  act(arena);
  CHECK(arena["A"].ship.cards[0].charges == 0);
  CHECK(arena["A"].ship.shields == 1);
  CHECK_FALSE(arena.offered("action", "1e-upgrade-gonk:store")->legal);  // once a round
}

TEST_CASE("Greedo: the first card of the first attack is faceup [1e-upgrade-greedo]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-greedo"}, {enemy("B", 150, {}, "1e-pilot-scimitarsquadronpilot")});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank}).dice(kMiss2);
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK_FALSE(arena["B"].ship.damage[1].faceup);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss2);
  engage(arena);
  CHECK_FALSE(arena["B"].ship.damage[2].faceup);
}

TEST_CASE("Greedo: and that of the first defense [1e-upgrade-greedo]", "[first]") {
  Arena arena = fight("1e-pilot-scimitarsquadronpilot", {"1e-upgrade-greedo"}, {enemy("B", 150)});
  for (int i = 0; i < 2; ++i) {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice(kMiss2);
    engage(arena, "B");
  }
  REQUIRE(arena["A"].ship.damage.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(arena["A"].ship.damage[i].faceup == (i == 0));
}

TEST_CASE("Greedo: an attack without a card uses the chance up [1e-upgrade-greedo]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-greedo"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
  engage(arena);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(arena);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
}

TEST_CASE("Gunner: after a miss a primary attack, once [1e-upgrade-gunner][1e-timing-6]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-gunner", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-ioncannon>B").dice(kMiss3).dice(kMiss3);
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
  engage(arena);
  CHECK(arena.offered("attack", "1e-upgrade-ioncannon>B") == nullptr);
  CHECK(times_asked(arena, "attack") == 2);
  CHECK(arena["A"].ship.has_mark(rules::kNoMoreAttacks));
  engage(arena);
  CHECK(times_asked(arena, "attack") == 2);
}

TEST_CASE("Gunner: not after a hit; without the attack there is no bar [1e-upgrade-gunner]", "[first]") {
  Arena hit = fight(kXwing, {"1e-upgrade-gunner"}, {enemy("B", 150)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(hit);
  CHECK(times_asked(hit, "attack") == 1);

  Arena declined = fight(kXwing, {"1e-upgrade-gunner"}, {enemy("B", 150)});
  declined.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3).says("attack", "pass");
  engage(declined);
  CHECK_FALSE(declined["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE(
    "Gunner: a ship that Darth Vader's price destroys still makes the second attack [1e-upgrade-gunner][1e-timing-7]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-gunner", "1e-upgrade-darthvader"}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{kShipCard, false}, {kShipCard, false}};
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3).says("effect", "1e-upgrade-darthvader");
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].ship.destroyed);
}

TEST_CASE("Han Solo: the lock turns all focus results into hits [1e-upgrade-hansolo][1e-lock-12]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-hansolo"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-hansolo").dice(kMiss3);
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].lock.empty());
  CHECK(times_asked(arena, "modify-attack") == 1);  // no reroll by that lock
}

TEST_CASE("Han Solo: only with a lock on the defender [1e-upgrade-hansolo]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-hansolo"}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180)});
  arena.edit("A").lock = "C";
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank}).dice(kMiss3);
  engage(arena);
  CHECK(arena["A"].lock == "C");
}

}  // namespace plotboard::first_cards_u1_7

// Whom an AI ship attacks and which tokens it spends: the manual's general rules.
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_ai_attack {
namespace {

using rules::Game;
using state::Face;
using state::Side;
using test::Arena;
using test::fighter;

state::Piece ai(state::Piece piece, int number = 1) {
  piece.ai = true;
  piece.number = number;
  return piece;
}

// An AI ship A (X-wing, enemy) against B, face to face.
std::vector<state::Piece> duel(const std::string& b = "t65xwing", const std::vector<std::string>& cards = {}) {
  return {ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180, cards)), fighter("B", b, Side::player, 457, 400)};
}

std::vector<state::Die> dice(const std::vector<Face>& faces) {
  std::vector<state::Die> made;
  for (const Face face : faces) made.push_back({face, false, false});
  return made;
}

state::Choice question(const std::string& kind, const std::string& ship, Side side,
                       const std::vector<std::string>& keys) {
  state::Choice choice;
  choice.kind = kind;
  choice.ship = ship;
  choice.side = side;
  for (const std::string& key : keys) choice.options.push_back(rules::option(key, {}));
  return choice;
}

std::string advised(Arena& arena, const state::Choice& choice) {
  Game game(test::catalog(), arena.table, {}, nullptr);
  const ai::Advice advice = ai::advise(game, choice);
  CHECK(!advice.why.empty());
  return advice.answer.key;
}

void attack(Arena& arena, const std::vector<Face>& roll, const Ids& obstructed = {},
            const std::string& weapon = "primary:0") {
  state::Attack made;
  made.attacker = "A";
  made.defender = "B";
  made.weapon = weapon;
  made.range = 2;
  made.step = state::AttackStep::modify_attack;
  made.obstructed_by = obstructed;
  made.attack_dice = dice(roll);
  arena.table.play.attack = made;
}

const std::vector<std::string> kTokens{"focus", "lock", "done"};

TEST_CASE("A lock is spent only where possible hits are fewer than defence dice",
          "[fga-3.4.1.2-5][fga-3.4.1.2-6][fga-3.4.1.2-7][fga-3.4.1.2-11][fga-sheet.ai-4]") {
  Arena arena(duel());
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  attack(arena, {Face::hit, Face::focus, Face::blank}, {"R1"});  // 3 defence dice against 2 possible hits
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, kTokens)) == "lock");
  CHECK(advised(arena, question("reroll", "A", Side::enemy, {"0", "1", "2", "done"})) == "2");
  CHECK(advised(arena, question("reroll", "A", Side::enemy, {"0", "1", "done"})) == "done");
  attack(arena, {Face::hit, Face::focus, Face::blank});  // 2 against 2
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, kTokens)) == "focus");
  attack(arena, {Face::hit, Face::hit, Face::blank});
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, kTokens)) == "done");
  attack(arena, {Face::hit, Face::hit, Face::crit}, {"R1"});  // nothing to reroll
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, kTokens)) == "done");
}

TEST_CASE("Without a focus token focus results are rerolled too", "[fga-3.4.1.2-11]") {
  Arena arena(duel());
  arena.edit("A").lock = "B";
  attack(arena, {Face::focus, Face::hit, Face::blank});
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, {"lock", "done"})) == "lock");
  CHECK(advised(arena, question("reroll", "A", Side::enemy, {"0", "1", "2", "done"})) == "0");
  CHECK(advised(arena, question("reroll", "A", Side::enemy, {"1", "2", "done"})) == "2");
  CHECK(advised(arena, question("reroll", "A", Side::enemy, {"1", "done"})) == "done");
}

TEST_CASE("A ship with ordnance left keeps its lock, but for blanks beside a focus token",
          "[fga-3.4.1.2-4][fga-3.4.1.2-8][fga-3.4.1.2-10]") {
  Arena arena(duel("t65xwing", {"proton-torpedoes"}));
  REQUIRE(arena["A"].ship.card("proton-torpedoes")->charges > 0);
  arena.edit("A").lock = "B";
  attack(arena, {Face::hit, Face::blank, Face::blank}, {"R1"});
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, {"lock", "done"})) == "done");
  arena.edit("A").tokens.focus = 1;
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, kTokens)) == "lock");
}

TEST_CASE("The last charge of the ordnance that fires spends the lock", "[fga-3.4.1.2-9]") {
  Arena arena(duel("t65xwing", {"proton-torpedoes"}));
  arena.edit("A").lock = "B";
  arena.edit("A").ship.cards.front().charges = 0;
  attack(arena, {Face::hit, Face::hit, Face::hit, Face::blank}, {}, "proton-torpedoes");
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, {"lock", "done"})) == "lock");
}

TEST_CASE("A focus token is spent on one focus result or more", "[fga-3.4.1.2-1][fga-3.4.1.2-2][fga-3.4.1.1-2]") {
  Arena arena(duel());
  attack(arena, {Face::focus, Face::blank, Face::blank});
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, {"focus", "done"})) == "focus");
  attack(arena, {Face::hit, Face::blank, Face::blank});
  CHECK(advised(arena, question("modify-attack", "A", Side::enemy, {"focus", "done"})) == "done");
}

// B is an AI ship here and defends.
std::string defended(const std::vector<Face>& shots, const std::vector<Face>& evades,
                     const std::vector<std::string>& keys) {
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 457, 400), ai(fighter("B", "tielnfighter", Side::enemy, 457, 600))});
  attack(arena, shots);
  arena.table.play.attack->step = state::AttackStep::modify_defense;
  arena.table.play.attack->defense_dice = dice(evades);
  return advised(arena, question("modify-defense", "B", Side::enemy, keys));
}

TEST_CASE("Defending: evade first, then focus, unless focus alone does",
          "[fga-3.4.1.3-1][fga-3.4.1.3-2][fga-3.4.1.3-3]") {
  const std::vector<std::string> both{"focus", "evade", "done"};
  CHECK(defended({Face::hit, Face::hit}, {Face::focus, Face::blank}, both) == "evade");
  CHECK(defended({Face::hit, Face::hit}, {Face::focus, Face::evade}, both) == "focus");
  CHECK(defended({Face::hit, Face::hit}, {Face::focus, Face::focus}, both) == "focus");
  CHECK(defended({Face::hit, Face::crit}, {Face::focus, Face::blank}, {"focus", "done"}) == "focus");
}

TEST_CASE("Defending: a token that changes nothing is not spent", "[fga-3.4.1.3-4]") {
  CHECK(defended({Face::hit}, {Face::evade, Face::focus}, {"focus", "evade", "done"}) == "done");
  CHECK(defended({Face::blank}, {Face::focus}, {"focus", "evade", "done"}) == "done");
  CHECK(defended({Face::hit}, {Face::blank}, {"focus", "done"}) == "done");
}

// B near, C farther; both in A's arc.
std::vector<state::Piece> two_targets() {
  return {ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
          fighter("B", "tielnfighter", Side::player, 430, 400), fighter("C", "tielnfighter", Side::player, 500, 350)};
}
const std::vector<std::string> kBoth{"primary:0>B", "primary:0>C", "pass"};

TEST_CASE("An AI ship attacks the ship it has locked, else the nearest", "[fga-3.4.1-1][fga-3.4.1-2][fga-3.4.1.2-3]") {
  Arena arena(two_targets());
  CHECK(advised(arena, question("attack", "A", Side::enemy, kBoth)) == "primary:0>B");
  arena.edit("A").lock = "C";
  CHECK(advised(arena, question("attack", "A", Side::enemy, kBoth)) == "primary:0>C");
  CHECK(advised(arena, question("attack", "A", Side::enemy, {"primary:0>B", "pass"})) == "primary:0>B");
}

TEST_CASE("A Strike order fires at its target, or at range 1 at something else",
          "[fga-3.3.2.1a-2][fga-3.3.2.1a-3][fga-3.3.2.1a-4]") {
  Arena arena(two_targets());
  arena.edit("A").order = "strike:C";
  CHECK(advised(arena, question("attack", "A", Side::enemy, kBoth)) == "primary:0>C");
  arena.edit("B").pose = test::pose(430, 520);
  CHECK(advised(arena, question("attack", "A", Side::enemy, kBoth)) == "primary:0>B");
  CHECK(advised(arena, question("attack", "A", Side::enemy, {"primary:0>B", "pass"})) == "primary:0>B");
}

TEST_CASE("Of several weapons it fires the one with the most dice", "[fga-3.4.1-1]") {
  Arena arena(duel("tielnfighter", {"proton-torpedoes"}));
  arena.edit("A").lock = "B";
  CHECK(advised(arena, question("attack", "A", Side::enemy, {"primary:0>B", "proton-torpedoes>B", "pass"})) ==
        "proton-torpedoes>B");
}

}  // namespace
}  // namespace plotboard::battle_ai_attack

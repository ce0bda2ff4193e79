// What each side of an attack has to spend in the 1st edition, as the odds see it.
#include <catch2/catch.hpp>

#include "rules/play/attack.hpp"
#include "rules/play/odds.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_bot_odds {
namespace {

using namespace test;
using rules::AttackerMeans;
using rules::DefenderMeans;
using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

constexpr const char* kXwing = "1e-pilot-rookiepilot";  // attack 3, agility 2
constexpr const char* kTie = "1e-pilot-academypilot";   // attack 2, agility 3

Arena duel() {
  return Arena({piloted("A", kXwing, Side::player, 457, 300), piloted("B", kTie, Side::enemy, 457, 490, 180)}, "1e",
               Phase::engagement);
}
state::Attack attack_of(Game& game) {
  const auto shots = rules::shots_of(game, "A");
  REQUIRE(shots.size() == 1);
  return rules::attack_by(shots.front());
}

TEST_CASE("An evade token adds a result, with no die at all too [1e-evade-2]", "[first]") {
  AttackerMeans attacker;
  attacker.thrown = {{Face::hit, false, false}};
  DefenderMeans defender;
  defender.evade = 1;
  CHECK(rules::odds_of(attacker, defender).hit == Approx(1));
  defender.evade_adds = true;
  CHECK(rules::odds_of(attacker, defender).hit == Approx(0));
  attacker.thrown.push_back({Face::hit, false, false});
  defender.evade = 2;  // one of them in an attack [1e-evade-4]
  CHECK(rules::odds_of(attacker, defender).damage == Approx(1));
}

TEST_CASE("The table's tokens as the odds see them [1e-evade-2][1e-evade-4][1e-focus-2][1e-focus-3][1e-lock-11]",
          "[first]") {
  Arena arena = duel();
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  arena.edit("B").tokens.focus = 1;
  arena.edit("B").tokens.evade = 2;
  Game game(catalog(), arena.table, {}, nullptr);
  state::Attack attack = attack_of(game);
  CHECK(rules::attacker_means(game, attack).dice == 3);
  CHECK(rules::attacker_means(game, attack).focus == 1);
  CHECK(rules::attacker_means(game, attack).lock);
  CHECK(rules::defender_means(game, attack).dice == 3);
  CHECK(rules::defender_means(game, attack).evade_adds);
  CHECK(rules::defender_means(game, attack).evade == 2);
  CHECK(rules::defender_means(game, attack).focus == 1);
  attack.used = {"focus:attack", "focus:defense", "evade"};  // one of a kind
  CHECK(rules::attacker_means(game, attack).focus == 0);
  CHECK(rules::defender_means(game, attack).evade == 0);
  CHECK(rules::defender_means(game, attack).focus == 0);
}

TEST_CASE(
    "Reinforce counts as a result from the side that is reinforced, until it lies among the dice "
    "[1e-reinforce-2]",
    "[first]") {
  Arena arena = duel();
  arena.edit("B").tokens.reinforce_fore = 1;
  Game game(catalog(), arena.table, {}, nullptr);
  state::Attack attack = attack_of(game);
  CHECK(rules::defender_means(game, attack).added == 1);
  CHECK(rules::defender_means(game, attack).reinforce == 0);
  attack.step = state::AttackStep::modify_defense;
  CHECK(rules::defender_means(game, attack).added == 0);
  arena.edit("B").tokens.reinforce_fore = 0;
  arena.edit("B").tokens.reinforce_aft = 1;
  attack.step = state::AttackStep::declare;
  CHECK(rules::defender_means(game, attack).added == 0);
}

TEST_CASE("A second edition attack keeps its own evade tokens and reinforce [2e-spend-9]", "[first]") {
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 457, 300), fighter("B", "tielnfighter", Side::enemy, 457, 490, 180)},
      "2e", Phase::engagement);
  arena.edit("B").tokens.reinforce_fore = 1;
  Game game(catalog(), arena.table, {}, nullptr);
  const DefenderMeans means = rules::defender_means(game, attack_of(game));
  CHECK_FALSE(means.evade_adds);
  CHECK(means.added == 0);
  CHECK(means.reinforce == 1);
}

}  // namespace
}  // namespace plotboard::first_bot_odds

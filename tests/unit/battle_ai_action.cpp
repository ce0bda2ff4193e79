// What an AI ship does in its action step, and where: repairs, locks, focus, rolls. Its card's list: ai_lists.cpp.
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_ai_action {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;

state::Piece ai(state::Piece piece) {
  piece.ai = true;
  piece.number = 1;
  return piece;
}

// The answer to what the rules would ask in the action step.
std::string action_of(Arena& arena, const std::string& ship = "A") {
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "action", ship, "2e-action-5", {});
  rules::Offer offer;
  offer.action_step = true;
  choice.options = rules::action_options(game, ship, offer);
  const ai::Advice advice = ai::advise(game, choice);
  const state::Option* option = choice.option(advice.answer.key);
  REQUIRE(option != nullptr);
  CHECK(option->legal);
  CHECK(!advice.why.empty());
  CHECK(!advice.rule.empty());
  return advice.answer.key;
}

TEST_CASE("An AI ship repairs a critical effect before all else, the newest first", "[fga-3.3.8.3-1][fga-3.3.8.3-2]") {
  Arena arena({ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
               fighter("B", "tielnfighter", Side::player, 457, 400, 180)});
  int console_fire = 0;
  int sensors = 0;
  for (const data::DamageCard& card : test::catalog().damage_decks.at("2e").cards) {
    if (card.name == "Console Fire") console_fire = card.number;
    if (card.name == "Damaged Sensor Array") sensors = card.number;
  }
  REQUIRE(console_fire * sensors > 0);
  arena.edit("A").ship.damage = {{sensors, true}, {console_fire, true}, {9, false}};
  CHECK(action_of(arena) == "damage:" + std::to_string(console_fire));
  arena.edit("A").ship.damage = {{console_fire, true}, {sensors, true}};
  CHECK(action_of(arena) == "damage:" + std::to_string(sensors));
  arena.edit("A").ship.damage = {{console_fire, false}};
  CHECK(action_of(arena) == "lock");
}

TEST_CASE("It locks an enemy in range when it has no lock, and nobody else's target under a Strike order",
          "[fga-3.3.8-2][fga-3.3.2.1a-5][fga-3.3.2.2a-4]") {
  Arena arena({ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
               fighter("B", "tielnfighter", Side::player, 457, 400, 180),
               fighter("C", "tielnfighter", Side::player, 100, 100)});
  CHECK(action_of(arena) == "lock");
  arena.edit("A").lock = "B";
  CHECK(action_of(arena) == "focus");
  arena.edit("A").lock = "";
  arena.edit("A").order = "strike:C";  // beyond range 3
  CHECK(action_of(arena) == "focus");
  arena.edit("A").order = "escape:north";
  CHECK(action_of(arena) == "focus");
}

TEST_CASE("It focuses to shoot and evades when it may only be shot at", "[fga-3.3.8-2]") {
  Arena arena(
      {ai(fighter("A", "tielnfighter", Side::enemy, 457, 600, 180)), fighter("B", "t65xwing", Side::player, 457, 400)});
  CHECK(action_of(arena) == "focus");
  arena.edit("A").pose = test::pose(457, 600, 0);  // its back to B, far from any shot that a roll could give
  CHECK(action_of(arena) == "evade");
  arena.edit("B").pose = test::pose(457, 100, 180);
  CHECK(action_of(arena) == "evade");  // as the last line of its card has it
}

// A looks past B by so little that a roll brings B into its arc.
struct Beside : Arena {
  explicit Beside(const std::string& type = "tielnfighter")
      : Arena({ai(fighter("A", type, Side::enemy, 457, 600, 180)),
               fighter("B", "t65xwing", Side::player, 700, 440, 180)}) {
    edit("B").moved = true;
    edit("A").lock = type == "t65xwing" ? "B" : "";
  }
};

TEST_CASE("It rolls to gain a shot at an enemy that has moved, and only onto a legal place",
          "[fga-3.3.8.1-1][fga-3.3.8.1-2][fga-3.3.8.2-1][fga-3.3.8.2-2]") {
  Beside arena;
  {
    Game game(test::catalog(), arena.table, {}, nullptr);
    REQUIRE(rules::shots_of(game, "A").empty());
  }
  CHECK(action_of(arena) == "barrel-roll");
  ai::Pilots pilots;
  Game game(test::catalog(), arena.table, {}, &pilots);
  CHECK(rules::barrel_roll(game, "A", true));
  CHECK(!rules::shots_of(game, "A").empty());

  Beside clocked("t65xwing");  // its card rolls only for a target that has moved
  CHECK(action_of(clocked) == "barrel-roll");
  clocked.edit("B").moved = false;
  CHECK(action_of(clocked) == "focus");

  Beside rock;  // where it would roll to
  rock.table.pieces.push_back(test::obstacle("R1", "coreasteroid0", 520, 590));
  CHECK(action_of(rock) != "barrel-roll");
}

TEST_CASE("It drops a lock beyond range 3 only for another enemy within it", "[fga-3.3.1.2-2][fga-3.4.1.2-3]") {
  const auto answer = [](double other_y) {
    Arena arena(
        {ai(fighter("A", "t65xwing", Side::enemy, 457, 860, 180)), fighter("B", "tielnfighter", Side::player, 457, 200),
         fighter("C", "tielnfighter", Side::player, 300, other_y)},
        "fga-207");
    arena.edit("A").lock = "B";
    Game game(test::catalog(), arena.table, {}, nullptr);
    state::Choice choice = rules::choice_of(game, "drop-lock", "A", "fga-3.3.1.2-2", {});
    choice.options = {rules::option("keep", {}), rules::option("drop", {})};
    return ai::advise(game, choice).answer.key;
  };
  CHECK(answer(700) == "drop");
  CHECK(answer(200) == "keep");
}

// This card's stressed table has a red turn, and the dial's own 2 straight is blue.
TEST_CASE("A stressed AI ship's red maneuver becomes the white 2 straight", "[2e-activation-10]") {
  const std::string type = "m12lkimogilafighter";
  Arena arena(
      {ai(fighter("A", type, Side::enemy, 457, 500, 180)), fighter("B", "tielnfighter", Side::player, 457, 300)});
  arena.edit("A").tokens.stress = 1;
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "ai-maneuver", "A", "fga-3.3.2b-1", {});
  const data::Dial& dial = test::catalog().ship(type)->dial;
  for (const data::DialEntry& entry : dial.entries) {
    choice.options.push_back(rules::option(geom::code_of(entry.maneuver), {}));
  }
  choice.options.push_back(rules::option("2F-white", {}));
  int reds = 0;
  for (int die = 1; die <= 6; ++die) {
    ai::Hints hints;
    hints.die = die;
    hints.sector = data::Sector::side_front_right;
    const ai::Advice advice = ai::advise(game, choice, hints);
    const bool red = dial.difficulty_of(advice.decision->maneuver) == geom::Difficulty::red;
    reds += red ? 1 : 0;
    CHECK((advice.answer.key == "2F-white") == red);
  }
  CHECK(reds > 0);
}

TEST_CASE("An AI ship answers every kind of question legally and with a reason") {
  Arena arena(
      {ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)), fighter("B", "tielnfighter", Side::player, 457, 400)});
  Game game(test::catalog(), arena.table, {}, nullptr);
  for (const char* kind :
       {"effect", "order", "device", "system", "fuse", "jammed", "expose-or-strain", "never-heard-of"}) {
    state::Choice choice = rules::choice_of(game, kind, "A", "2e-timing-3", {});
    choice.options = {rules::forbidden("x", {}, "2e-action-7", {}), rules::option("y", {}), rules::option("z", {})};
    const ai::Advice advice = ai::advise(game, choice);
    INFO(kind);
    CHECK((advice.answer.key == "y" || advice.answer.key == "z"));
    CHECK(!advice.why.empty());
    choice.options.push_back(rules::option("pass", {}));
    CHECK(choice.option(ai::advise(game, choice).answer.key)->legal);
  }
}

TEST_CASE("Thinking twice gives the same answer, a new roll may give another") {
  Arena arena(
      {ai(fighter("A", "t65xwing", Side::enemy, 457, 700, 180)), fighter("B", "tielnfighter", Side::player, 300, 300)});
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "ai-maneuver", "A", "fga-3.3.2b-1", {});
  for (const data::DialEntry& entry : test::catalog().ship("t65xwing")->dial.entries) {
    choice.options.push_back(rules::option(geom::code_of(entry.maneuver), {}));
  }
  const ai::Advice first = ai::advise(game, choice);
  REQUIRE(first.decision);
  CHECK(first.die == first.decision->die);
  CHECK(!first.decision->steps.empty());
  CHECK(ai::advise(game, choice).answer == first.answer);
  bool other = false;
  for (std::uint32_t reroll = 1; reroll < 20; ++reroll) {
    ai::Hints hints;
    hints.reroll = reroll;
    other = other || ai::advise(game, choice, hints).die != first.die;
  }
  CHECK(other);
  ai::Hints typed;
  typed.die = 6;
  const ai::Advice by_hand = ai::advise(game, choice, typed);
  CHECK(by_hand.die == 6);
  CHECK(by_hand.die_typed);
  // Quick thinking for simulations, the same answer.
  ai::Pilots pilots;
  CHECK(pilots.decide(game, choice)->key == first.answer.key);
}

}  // namespace
}  // namespace plotboard::battle_ai_action

// The bot: a plain pilot for an absent friend. It must be legal, keep on the table and take what is offered.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "rules/board/field.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_bot_pilot {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;

std::string dial(Arena& arena, const std::string& ship) {
  Game game(test::catalog(), arena.table, {}, nullptr);
  return geom::code_of(ai::bot_dial(game, ship));
}

TEST_CASE("The bot's dial stays on the table wherever a maneuver does") {
  for (int i = 0; i < 40; ++i) {
    base::Rng rng(static_cast<std::uint64_t>(i));
    Arena arena(
        {fighter("P", "t65xwing", Side::player, rng.between(60, 850), rng.between(60, 850), rng.between(0, 359)),
         fighter("E", "tielnfighter", Side::enemy, 457, 457)});
    Game game(test::catalog(), arena.table, {}, nullptr);
    const rules::Field& field = field_of(game);
    const auto leaves = [&](geom::Maneuver maneuver) {
      return rules::fly(field, *field.ship("P"), maneuver).left_area;
    };
    const auto& entries = test::catalog().ship("t65xwing")->dial.entries;
    const bool must = std::all_of(entries.begin(), entries.end(),
                                  [&](const data::DialEntry& entry) { return leaves(entry.maneuver); });
    INFO("place " << i);
    CHECK(leaves(ai::bot_dial(game, "P")) == must);
  }
}

TEST_CASE("The bot dials no red maneuver while stressed and flies towards an enemy far away") {
  Arena arena(
      {fighter("P", "t65xwing", Side::player, 457, 60, 0), fighter("E", "tielnfighter", Side::enemy, 457, 860, 180)});
  arena.edit("P").tokens.stress = 1;
  const auto stressed = geom::maneuver_from_code(dial(arena, "P"));
  REQUIRE(stressed);
  CHECK(test::catalog().ship("t65xwing")->dial.difficulty_of(*stressed) != geom::Difficulty::red);
  arena.edit("P").tokens.stress = 0;
  Game game(test::catalog(), arena.table, {}, nullptr);
  const rules::Field& field = field_of(game);
  CHECK(rules::fly(field, *field.ship("P"), ai::bot_dial(game, "P")).end.y.mm() > 160);
}

TEST_CASE("The bot shoots where most damage is likely, and rather destroys") {
  Arena arena({fighter("P", "t65xwing", Side::player, 457, 300),
               fighter("E", "tielnfighter", Side::enemy, 430, 500, 180),
               fighter("F", "t65xwing", Side::enemy, 490, 500, 180)});
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "attack", "P", "2e-attack-1", {});
  for (const rules::Shot& shot : rules::shots_of(game, "P")) choice.options.push_back(rules::option(shot.key(), {}));
  choice.options.push_back(rules::option("pass", {}));
  REQUIRE(choice.options.size() == 3);
  CHECK(ai::bot_advise(game, choice).answer.key == "primary:0>F");  // two defence dice instead of three
  arena.edit("E").ship.hull = 1;
  CHECK(ai::bot_advise(game, choice).answer.key == "primary:0>E");
}

TEST_CASE("The bot's action is legal and helps: focus for a shot, evade with nothing to shoot at") {
  Arena arena(
      {fighter("P", "tielnfighter", Side::player, 457, 300, 0), fighter("E", "t65xwing", Side::enemy, 457, 500, 180)});
  const auto action = [&arena] {
    Game game(test::catalog(), arena.table, {}, nullptr);
    state::Choice choice = rules::choice_of(game, "action", "P", "2e-action-5", {});
    choice.options = rules::action_options(game, "P", {});
    const std::string key = ai::bot_advise(game, choice).answer.key;
    CHECK(choice.option(key)->legal);
    return key;
  };
  arena.edit("E").pose = test::pose(457, 500, 0);  // shows its back
  CHECK(action() == "focus");
  arena.edit("E").pose = test::pose(457, 500, 180);
  arena.edit("P").pose = test::pose(457, 300, 180);
  CHECK((action() == "evade" || action() == "barrel-roll"));
}

TEST_CASE("Pilots leave people's questions and typed dice alone") {
  Arena arena(
      {fighter("P", "t65xwing", Side::player, 457, 300), fighter("E", "tielnfighter", Side::enemy, 457, 500, 180)});
  arena.edit("E").ai = true;
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "effect", "P", "2e-timing-3", {});
  choice.options = {rules::option("a", {}), rules::option("pass", {})};
  ai::Pilots pilots;
  CHECK(!pilots.decide(game, choice));
  pilots.bot_player = true;
  CHECK(pilots.decide(game, choice));
  state::Choice typed = rules::choice_of(game, "dice", "E", "plotboard", {});
  typed.dice = 2;
  CHECK(!pilots.decide(game, typed));
  state::Choice ais = rules::choice_of(game, "order", "E", "2e-timing-3", {});
  ais.options = {rules::option("0", {}), rules::option("1", {})};
  CHECK(pilots.decide(game, ais)->key == "0");
}

}  // namespace
}  // namespace plotboard::battle_bot_pilot

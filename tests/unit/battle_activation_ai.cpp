// Activations of AI ships: where the rules ask for a maneuver, a lock, an action.
#include <catch2/catch.hpp>

#include "battle_activation.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_activation_ai {
namespace {

using rules::Game;
using state::Side;
using test::activated;
using test::ai_foe;
using test::Arena;
using test::catalog;
using test::code;
using test::executed;
using test::place_of;
using test::pose;
using test::xwing;

TEST_CASE("An AI ship loses stress by a blue maneuver, and by no other", "[fga-3.3.3-2]") {
  for (const char* dial : {"2F", "4F"}) {  // blue, white
    Arena arena({xwing(), ai_foe()}, "fga-207");
    arena.edit("B").tokens.stress = 2;
    arena.says("ai-maneuver", dial);
    activated(arena, nullptr, "B");
    CHECK(arena["B"].tokens.stress == (std::string(dial) == "2F" ? 1 : 2));
  }
}

TEST_CASE("The AI is asked for a maneuver of its dial", "[fga-3.3.2b-5][fga-3.1.1-2]") {
  const data::Dial& dial = catalog().ship("tielnfighter")->dial;
  REQUIRE_FALSE(dial.has(code("3L")));
  Arena real({xwing(), ai_foe()}, "fga-207");
  real.says("ai-maneuver", "4K");
  activated(real, nullptr, "B").expect_all_said();
  CHECK(executed(real, "B").maneuver == code("4K"));
  CHECK(real["B"].tokens.stress == 1);
  const state::Choice* choice = real.question("ai-maneuver");
  REQUIRE(choice != nullptr);
  CHECK(choice->side == Side::enemy);
  CHECK(choice->ship == "B");
  CHECK(choice->options.size() == dial.entries.size() + 1);
  for (const data::DialEntry& entry : dial.entries) {
    const state::Option* option = choice->option(geom::code_of(entry.maneuver));
    REQUIRE(option != nullptr);
    CHECK(option->legal);
    CHECK_FALSE(option->text.empty());
  }
  CHECK(choice->option("3L") == nullptr);
}

TEST_CASE("A stressed AI ship's substitute is white whatever its dial has", "[2e-activation-10][2e-activation-15]") {
  Arena arena({xwing(), ai_foe()}, "fga-207");
  arena.edit("B").tokens.stress = 1;
  arena.says("ai-maneuver", rules::kWhiteStraight);
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(arena["B"].pose == pose(400, 580, 180));
  CHECK(arena["B"].tokens.stress == 1);  // the dial's 2 straight is blue
  Arena red({xwing(), ai_foe()}, "fga-207");
  red.edit("B").tokens.stress = 1;
  red.says("ai-maneuver", "4K");
  activated(red, nullptr, "B").expect_all_said();
  CHECK(red["B"].pose == pose(400, 580, 180));
}

TEST_CASE("A red maneuver cut short stresses no AI ship but costs its action", "[fga-3.3.3-4][fga-3.3.3-5]") {
  for (const bool setting : {false, true}) {
    data::Catalog changed = catalog();
    changed.rulesets.at("fga-207").partial_red_stresses_ai = setting;
    Arena arena({xwing(400, 490), ai_foe()}, "fga-207");
    arena.says("ai-maneuver", "4K");
    Game game(changed, arena.table, {}, &arena);
    rules::activate(game, "B");
    arena.expect_all_said();
    CHECK_FALSE(executed(arena, "B").fully);
    CHECK(arena["B"].tokens.stress == (setting ? 1 : 0));
    CHECK(arena["B"].ship.skips_action);
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("An ionised AI ship flies the ion maneuver and may only focus", "[fga-3.3.5-1][fga-3.3.5-2]") {
  Arena arena({xwing(), ai_foe()}, "fga-207");
  arena.edit("B").tokens.ion = 1;
  arena.says("ai-maneuver", "1F").says("action", "focus");  // asked although there is nothing to choose
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(arena["B"].pose == pose(400, 620, 180));
  CHECK(arena["B"].tokens.ion == 0);
  CHECK(arena["B"].tokens.focus == 1);
  CHECK(arena.question("ai-maneuver")->options.size() == 1);
}

TEST_CASE("An AI ship with a lock is asked first whether it keeps it", "[fga-3.3.1.2-2]") {
  Arena arena({xwing(), ai_foe()}, "fga-207");
  arena.passes("action", "B");
  arena.edit("B").lock = "A";
  arena.says("drop-lock", "drop").says("ai-maneuver", "2F");
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(arena["B"].lock.empty());
  Arena without({xwing(), ai_foe()}, "fga-207");
  without.passes("action", "B");
  activated(without.says("ai-maneuver", "2F"), nullptr, "B");
  CHECK(without.question("drop-lock") == nullptr);
  data::Catalog changed = catalog();
  changed.rulesets.at("fga-207").drop_far_locks = false;
  Arena keeps({xwing(), ai_foe()}, "fga-207");
  keeps.passes("action", "B");
  keeps.edit("B").lock = "A";
  keeps.says("ai-maneuver", "2F");
  Game game(changed, keeps.table, {}, &keeps);
  rules::activate(game, "B");
  CHECK(keeps.question("drop-lock") == nullptr);
  CHECK(keeps["B"].lock == "A");
}

TEST_CASE("A ship that a mission keeps still acts where it is", "[fga-3.3.2.4a-3]") {
  Arena arena({xwing(), ai_foe()}, "fga-207");
  arena.edit("B").stays = true;
  arena.says("action", "focus");
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(place_of<state::ManeuverFlown>(arena) == -1);
  CHECK(arena["B"].moved);
}

}  // namespace
}  // namespace plotboard::battle_activation_ai

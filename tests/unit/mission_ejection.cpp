// Ejection rolls (fga-4.11.2): how many dice, what each face costs.

#include <catch2/catch.hpp>

#include "rules/coop/ejection.hpp"

#include "battle_attack.hpp"
#include "support/catalog.hpp"

namespace plotboard::mission_ejection {

using rules::Game;
using state::DieKind;
using state::Side;
using Kinds = std::vector<DieKind>;
using test::Arena;
using test::faces;
using test::fighter;

namespace {

// P1 and P2 lost, P3 still there; a mission in that territory.
struct Lost {
  data::Catalog catalog = test::catalog();
  state::Table table;
  explicit Lost(data::Territory territory) {
    Arena arena(
        {fighter("P1", "tielnfighter", Side::player, 300, 300), fighter("P2", "tielnfighter", Side::player, 400, 300),
         fighter("P3", "tielnfighter", Side::player, 500, 300), fighter("E", "t65xwing", Side::enemy, 400, 600)},
        "fga-207");
    table = arena.table;
    data::Mission& mission = catalog.missions.at("0-1-escorting-the-decimator");
    mission.territory = territory;
    table.mission = mission.id;
    table.progress.rank = 2;
    for (const std::size_t i : {0u, 1u, 3u}) table.pieces[i].ship.destroyed = table.pieces[i].ship.removed = true;
  }
};

// Answers typed dice in turn.
class Dice : public rules::Decider {
 public:
  std::vector<std::vector<int>> throws;
  std::vector<int> asked;  // how many dice each time
  std::vector<state::DieKind> kinds;
  std::optional<state::Answer> decide(Game&, const state::Choice& choice) override {
    REQUIRE(choice.kind == "dice");
    REQUIRE(asked.size() < throws.size());
    asked.push_back(choice.dice);
    kinds.push_back(choice.die);
    const auto& values = throws[asked.size() - 1];
    REQUIRE(static_cast<int>(values.size()) == choice.dice);
    return state::Answer{"", values};
  }
};
std::vector<int> numbers(std::string_view letters) {
  std::vector<int> values;
  for (const state::Face face : faces(letters)) values.push_back(static_cast<int>(face));
  return values;
}
std::vector<state::Ejection> rolled(Lost& lost, Dice& dice) {
  lost.table.play.typed_dice = true;
  Game game(lost.catalog, lost.table, {}, &dice);
  rules::roll_ejections(game);
  return lost.table.progress.ejections;
}

}  // namespace

TEST_CASE("Territory says how many dice an ejection rolls",
          "[mission][ejection][fga-4.11.1-1][fga-4.11.1-2][fga-4.11.1p-2][fga-sheet.eject-1][fga-4.11.2-2]") {
  CHECK(rules::ejection_dice(data::Territory::friendly) == 1);
  CHECK(rules::ejection_dice(data::Territory::neutral) == 2);
  CHECK(rules::ejection_dice(data::Territory::hostile) == 3);
}

TEST_CASE("Lost pilots of the flight group eject, once each; who still flies and enemies do not",
          "[mission][ejection][fga-4.11.2-1][fga-4.11.2-9]") {
  Lost lost(data::Territory::friendly);
  Dice dice;
  dice.throws = {numbers("b"), numbers("b")};
  const auto rolls = rolled(lost, dice);
  REQUIRE(rolls.size() == 2);
  CHECK(rolls[0] == state::Ejection{"P1", 1, false, false, 0, 0, 0});
  CHECK(rolls[1].ship == "P2");
  CHECK(rolled(lost, dice).size() == 2);
}

TEST_CASE(
    "All results of an ejection add up",
    "[mission][ejection][fga-4.11.2-3][fga-4.11.2-5][fga-4.11.2-6][fga-4.11.2-7][fga-4.11.2-8][fga-sheet.eject-2]") {
  Lost lost(data::Territory::neutral);
  Dice dice;
  // The rules' examples: critical and focus; two criticals.
  dice.throws = {numbers("cf"), {2}, {5}, numbers("cc"), {1}, {3}};
  const auto rolls = rolled(lost, dice);
  REQUIRE(rolls.size() == 2);
  CHECK(rolls[0] == state::Ejection{"P1", 2, false, false, 2, 5, 0});
  CHECK(rolls[1] == state::Ejection{"P2", 2, false, true, 4, 0, 0});
  CHECK(dice.kinds == Kinds{DieKind::attack, DieKind::d3, DieKind::d6, DieKind::attack, DieKind::d3, DieKind::d3});
}

TEST_CASE("Three criticals kill; hits cost experience of the mission",
          "[mission][ejection][fga-4.11.2-4][fga-4.11.2-8][fga-4.11.1-2]") {
  Lost lost(data::Territory::hostile);
  Dice dice;
  dice.throws = {numbers("ccc"), {1}, {1}, {1}, numbers("hhb"), {6}, {2}};
  const auto rolls = rolled(lost, dice);
  REQUIRE(rolls.size() == 2);
  CHECK(rolls[0].killed);
  CHECK_FALSE(rolls[0].injured);
  CHECK(rolls[1] == state::Ejection{"P2", 3, false, false, 0, 0, 8});
  CHECK(dice.kinds ==
        Kinds{DieKind::attack, DieKind::d3, DieKind::d3, DieKind::d3, DieKind::attack, DieKind::d6, DieKind::d6});
}

TEST_CASE("By the other reading a focus costs experience and a hit U&M Points", "[mission][ejection][fga-4.11.2-7]") {
  Lost lost(data::Territory::neutral);
  lost.catalog.rulesets.at("fga-207").ejection_focus_costs_experience = true;
  Dice dice;
  dice.throws = {numbers("hf"), {4}, {3}, numbers("bb")};
  const auto rolls = rolled(lost, dice);
  REQUIRE(rolls.size() == 2);
  CHECK(rolls[0].upgrade_points == 4);
  CHECK(rolls[0].experience == 3);
}

}  // namespace plotboard::mission_ejection

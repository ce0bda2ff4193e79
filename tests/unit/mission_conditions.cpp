// What conditions of missions mean, one after the other.
#include <catch2/catch.hpp>

#include "mission/conditions.hpp"
#include "support/missions.hpp"

namespace plotboard::mission_conditions {
namespace {

// Red 1 and Red 2 from the start, Blue (round 3), Late (special), a container, an exit in the north.
data::Catalog cast() {
  return test::catalog_with_mission(R"({
    "zones": [{"name": "south", "x_mm": 0, "y_mm": 0, "width_mm": 914.4, "height_mm": 100, "heading_deg": 0},
              {"name": "bay", "x_mm": 600, "y_mm": 600, "width_mm": 100, "height_mm": 100}],
    "exits": [{"name": "gate", "edge": "north", "from_mm": 100, "to_mm": 300}],
    "squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}, {"ship": "t65xwing"}]},
      {"name": "Blue", "faction": "rebelalliance", "arrival": 3, "vectors": ["2"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Crowd", "faction": "rebelalliance", "arrival": 3, "vectors": ["2"],
       "ships": [{"ship": "t65xwing", "pilots_at_least": 6}]}
    ]})");
}

bool holds(const test::Played& played, const std::string& json) {
  const data::Mission mission =
      test::mission_from(R"({"triggers": [{"id": "asked", "when": )" + json + R"(, "effects": [{"tell": "x"}]}]})");
  return mission::holds(played.catalog, *played.catalog.mission("9:9"), played.table, mission.triggers.at(0).when);
}

}  // namespace

TEST_CASE("All, any and not", "[plotboard]") {
  const data::Catalog made = cast();
  const test::Played played(made);
  CHECK(holds(played, R"({"always": true})"));
  CHECK(holds(played, R"({"all": [{"always": true}, {"pilots": 3}]})"));
  CHECK_FALSE(holds(played, R"({"all": [{"always": true}, {"pilots": 4}]})"));
  CHECK(holds(played, R"({"any": [{"pilots": 4}, {"rank": 1}]})"));
  CHECK_FALSE(holds(played, R"({"any": [{"pilots": 4}, {"rank": 2}]})"));
  CHECK(holds(played, R"({"not": {"rank": 2}})"));
  CHECK_FALSE(holds(played, R"({"not": {"rank": 1}})"));
}

TEST_CASE("A round has begun, or is over", "[plotboard]") {
  const data::Catalog made = cast();
  test::Played played(made);
  CHECK_FALSE(holds(played, R"({"round": 1})"));  // not before the battle
  played.start();
  CHECK(holds(played, R"({"round": 1})"));
  CHECK_FALSE(holds(played, R"({"round": 2})"));
  CHECK_FALSE(holds(played, R"({"round_over": 1})"));
  played.table.play.phase = state::Phase::end;
  CHECK(holds(played, R"({"round_over": 1})"));
  played.table.play.phase = state::Phase::planning;
  played.table.round = 2;
  CHECK(holds(played, R"({"round_over": 1})"));
  CHECK_FALSE(holds(played, R"({"round_over": 2})"));
}

TEST_CASE("Destroyed: so many, all, and squads that have still to come", "[plotboard]") {
  const data::Catalog made = cast();
  test::Played played(made);
  played.start();
  CHECK_FALSE(holds(played, R"({"destroyed": "Red"})"));
  played.destroy("Red 1");
  CHECK(holds(played, R"({"destroyed": "Red"})"));
  CHECK(holds(played, R"({"destroyed": "Red 1"})"));
  CHECK_FALSE(holds(played, R"({"destroyed": "Red", "count": 2})"));
  CHECK_FALSE(holds(played, R"({"destroyed": "Red", "count": "all"})"));
  played.destroy("Red 2");
  CHECK(holds(played, R"({"destroyed": "Red", "count": "all"})"));
  CHECK(holds(played, R"({"destroyed": "enemies", "count": 2})"));
  CHECK(holds(played, R"({"destroyed": "ship:t65xwing", "count": 2})"));
  CHECK_FALSE(holds(played, R"({"destroyed": ["Red", "Blue"], "count": "all"})"));  // Blue has not come yet
  CHECK(holds(played, R"({"destroyed": ["Red", "Crowd"], "count": "all"})"));       // no Crowd with three pilots
  CHECK_FALSE(holds(played, R"({"destroyed": "Blue", "count": "all"})"));
  played.round_begins(3).destroy("Blue 3");
  CHECK(holds(played, R"({"destroyed": ["Red", "Blue"], "count": "all"})"));
  CHECK_FALSE(holds(played, R"({"destroyed": "players"})"));
}

TEST_CASE("Left by an exit, an edge or a jump is not destroyed; gone is both", "[plotboard]") {
  const data::Catalog made = cast();
  test::Played played(made);
  played.start();
  played.run([](rules::Game& game) { game.emit(state::ShipFled{"Red 1"}); }).deed("left:gate", "Red 1");
  CHECK(holds(played, R"({"left": "Red"})"));
  CHECK(holds(played, R"({"left": "Red", "by": "gate"})"));
  CHECK_FALSE(holds(played, R"({"left": "Red", "by": "north"})"));
  CHECK_FALSE(holds(played, R"({"left": "Red", "by": "jump"})"));
  CHECK_FALSE(holds(played, R"({"destroyed": "Red"})"));
  CHECK(holds(played, R"({"gone": "Red"})"));
  CHECK_FALSE(holds(played, R"({"gone": "Red", "count": "all"})"));
  CHECK_FALSE(holds(played, R"({"left": "Red", "count": "rest"})"));
  played.destroy("Red 2");
  CHECK(holds(played, R"({"gone": "Red", "count": "all"})"));
  CHECK_FALSE(holds(played, R"({"left": "Red", "count": "all"})"));
  CHECK(holds(played, R"({"left": "Red", "count": "rest"})"));  // all who still fly have left
  played.run([](rules::Game& game) { game.emit(state::ShipFled{"P1"}); }).deed("jumped", "P1");
  CHECK(holds(played, R"({"left": "players", "by": "jump"})"));
}

TEST_CASE("Scanned, docked, attacked, disabled, arrived, damaged", "[fga-2.16.1.2x-1]") {
  const data::Catalog made = cast();
  test::Played played(made);
  played.start();
  CHECK_FALSE(holds(played, R"({"scanned": "Red"})"));
  played.deed("scanned", "P1", "Red 1");
  CHECK(holds(played, R"({"scanned": "Red"})"));
  CHECK_FALSE(holds(played, R"({"scanned": "Red", "count": 2})"));
  played.deed("scanned", "P2", "Red 1");  // the same one again
  CHECK_FALSE(holds(played, R"({"scanned": "Red", "count": 2})"));

  CHECK_FALSE(holds(played, R"({"docked": "players", "with": "Red"})"));
  played.deed("docked", "P1", "Red 2");
  CHECK(holds(played, R"({"docked": "players", "with": "Red"})"));
  CHECK_FALSE(holds(played, R"({"docked": "players", "with": "Red 1"})"));

  CHECK_FALSE(holds(played, R"({"attacked": "Red"})"));
  played.deed("attacked", "Red 2", "P1");
  CHECK(holds(played, R"({"attacked": "Red"})"));
  CHECK_FALSE(holds(played, R"({"attacked": "Red 1"})"));

  CHECK_FALSE(holds(played, R"({"disabled": "Red"})"));
  played.edit("Red 1").ship.fitness = state::Fitness::disabled;
  CHECK(holds(played, R"({"disabled": "Red"})"));

  CHECK(holds(played, R"({"arrived": "Red"})"));
  CHECK_FALSE(holds(played, R"({"arrived": "Blue"})"));
  played.round_begins(3);
  CHECK(holds(played, R"({"arrived": "Blue"})"));

  CHECK_FALSE(holds(played, R"({"damaged": "Red", "points": 1})"));
  played.edit("Red 1").ship.shields = 0;
  played.edit("Red 2").ship.damage = {{9, false}};
  CHECK(holds(played, R"({"damaged": "Red", "points": 3})"));  // two shields and a card
  CHECK_FALSE(holds(played, R"({"damaged": "Red", "points": 4})"));
}

TEST_CASE("In a zone, and within a range of one another", "[plotboard]") {
  const data::Catalog made = cast();
  test::Played played(made);
  played.start();
  played.edit("P1").pose = {base::um_from_mm(580), base::um_from_mm(650), base::Mdeg{0}};
  CHECK_FALSE(holds(played, R"({"in_zone": "players", "zone": "bay"})"));  // its edge lies on the zone's
  played.edit("P1").pose.x = base::um_from_mm(581);
  CHECK(holds(played, R"({"in_zone": "players", "zone": "bay"})"));
  CHECK_FALSE(holds(played, R"({"in_zone": "players", "zone": "bay", "count": 2})"));
  played.edit("Red 1").pose = {base::um_from_mm(581), base::um_from_mm(790), base::Mdeg{180000}};
  CHECK(holds(played, R"({"within": "P1", "of": "Red 1", "range": 1})"));  // 100 mm between the edges
  played.edit("Red 1").pose.y = base::um_from_mm(791);
  CHECK_FALSE(holds(played, R"({"within": "P1", "of": "Red 1", "range": 1})"));
  CHECK(holds(played, R"({"within": "P1", "of": "Red 1", "range": 2})"));
  played.destroy("P1");
  CHECK_FALSE(holds(played, R"({"within": "P1", "of": "Red 1", "range": 2})"));
  CHECK_FALSE(holds(played, R"({"in_zone": "players", "zone": "bay"})"));
}

TEST_CASE("Objectives, triggers and counters", "[plotboard]") {
  const data::Catalog made = cast();
  test::Played played(made);
  played.start();
  CHECK_FALSE(holds(played, R"({"objective": "never", "is": "met"})"));
  played.run([](rules::Game& game) {
    game.emit(state::ObjectiveSet{"never", state::Status::met});
    game.emit(state::TriggerFired{"alarm"});
    game.emit(state::CounterChanged{"cargo", 2});
  });
  CHECK(holds(played, R"({"objective": "never", "is": "met"})"));
  CHECK_FALSE(holds(played, R"({"objective": "never", "is": "failed"})"));
  CHECK(holds(played, R"({"fired": "alarm"})"));
  CHECK_FALSE(holds(played, R"({"fired": "other"})"));
  CHECK(holds(played, R"({"counter": "cargo", "at_least": 2})"));
  CHECK_FALSE(holds(played, R"({"counter": "cargo", "at_least": 3})"));
}

TEST_CASE("The flight group are the pilots' ships; who flies along is a friend", "[plotboard]") {
  const data::Catalog made = test::catalog_with_mission(R"({
    "squads": [{"name": "Transport", "faction": "galacticempire", "side": "player", "arrival": "setup",
                "ships": [{"ship": "lambdaclasst4ashuttle"}]}]})");
  const state::Table table = test::opened(made);
  const auto count = [&](const char* word) { return mission::selected(table, {word}).size(); };
  CHECK(count("players") == 3);
  CHECK(count("friends") == 4);
  CHECK(count("Transport") == 1);
  CHECK(count("enemies") == 0);
  CHECK(count("P2") == 1);
}

}  // namespace plotboard::mission_conditions

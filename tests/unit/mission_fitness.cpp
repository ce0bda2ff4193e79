// Disabled and immobile ships.
#include <catch2/catch.hpp>

#include "mission_stage.hpp"
#include "rules/coop/fitness.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/second/parts.hpp"
#include "rules/second/rulebook.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_fitness {
namespace {

using rules::Game;
using state::Fitness;
using state::Side;
using test::fighter;
using test::pose;
using test::Stage;

state::Piece freighter() { return test::by_ai(fighter("F", "lambdaclasst4ashuttle", Side::enemy, 457, 500, 180)); }
state::Piece pilot() { return fighter("P1", "tielnfighter", Side::player, 560, 200); }

struct Crippled : Stage {
  explicit Crippled(void (*how)(Game&, Id), const char* flown = "2F")
      : Stage({freighter(), pilot()}, test::staged_mission()) {
    if (flown != nullptr) {
      const auto maneuver = geom::maneuver_from_code(flown).value();
      edit("F").ship.executed = state::Executed{maneuver, geom::Difficulty::white, true};
    }
    run([how](Game& game) { how(game, "F"); });
  }
};

TEST_CASE("An immobile ship does nothing at all", "[fga-3.5.1b-1][fga-3.5.1b-2][fga-3.5-1]") {
  Crippled stage(rules::immobilise);
  CHECK(stage["F"].ship.fitness == Fitness::immobile);
  stage.activate("F");
  CHECK(stage["F"].pose == pose(457, 500, 180));
  CHECK(stage["F"].moved);
  CHECK(stage.question("ai-maneuver") == nullptr);
  CHECK(stage.question("action") == nullptr);
  stage.engage("F");
  CHECK(stage.question("attack") == nullptr);
  CHECK(stage.told("fga-3.5.1b-2"));
}

TEST_CASE("A disabled ship that was moving glides 1 straight, another stays", "[fga-3.5.1b-3][fga-3.5.1b-4]") {
  Crippled moving(rules::disable);
  moving.activate("F");
  CHECK(moving["F"].pose == pose(457, 500 - 80 - 40, 180));  // its base and 1 straight
  CHECK(moving.question("ai-maneuver") == nullptr);
  CHECK(moving.question("action") == nullptr);
  CHECK(moving.told("fga-3.5.1b-3"));
  moving.engage("F");
  CHECK(moving.question("attack") == nullptr);
  CHECK(moving.told("fga-3.5.1b-4"));
  moving.activate("F");  // on and on
  CHECK(moving["F"].pose == pose(457, 500 - 240, 180));

  Crippled stopped(rules::disable, "0O");
  stopped.activate("F");
  CHECK(stopped["F"].pose == pose(457, 500, 180));
  Stage kept({freighter()}, test::staged_mission());
  kept.edit("F").stays = true;
  kept.run([](Game& game) { rules::disable(game, "F"); });
  CHECK_FALSE(kept["F"].ship.glides);
  Crippled before(rules::disable, nullptr);  // it has not activated yet in this round
  CHECK(before["F"].ship.glides);
}

TEST_CASE("A disabled ship may glide off the board, and is not destroyed by that", "[fga-3.5.1b-3]") {
  Crippled stage(rules::disable);
  stage.edit("F").pose = pose(457, 60, 180);
  stage.activate("F");
  CHECK_FALSE(stage["F"].in_play());
  CHECK_FALSE(stage["F"].ship.destroyed);
  CHECK(test::deeds(stage.table, "left:south", "F") == 1);
}

TEST_CASE("Nobody gives it an action, and no dial", "[fga-3.5.1b-2][fga-3.5.1b-4]") {
  for (const Fitness fitness : {Fitness::disabled, Fitness::immobile}) {
    Stage stage({freighter(), pilot()}, test::staged_mission());
    stage.edit("P1").ship.fitness = fitness;
    const char* rule = fitness == Fitness::disabled ? "fga-3.5.1b-4" : "fga-3.5.1b-2";
    stage.run([&](Game& game) {
      for (const state::Option& option : rules::action_options(game, "P1", {})) {
        if (option.key == "pass") continue;
        INFO(option.key);
        CHECK_FALSE(option.legal);
        CHECK(option.rule == rule);
      }
      rules::ShotFilter filter;
      filter.explain = true;
      for (const rules::Shot& shot : rules::shots_of(game, "P1", filter)) CHECK_FALSE(shot.legal);
    });
    CHECK_FALSE(rules::takes_dial(rules::second_edition(), stage["P1"]));
  }
}

TEST_CASE("Disabled and immobile are for good, and marked so", "[fga-3.5.1b-5][fga-3.5.1b-6]") {
  Crippled stage(rules::disable);
  CHECK(stage["F"].tokens.disarm == 1);
  stage.run([](Game& game) { rules::immobilise(game, "F"); });
  CHECK(stage["F"].ship.fitness == Fitness::disabled);  // it cannot lose what it is
  stage.edit("P1").tokens.disarm = 1;
  stage.table.play.phase = state::Phase::end;
  stage.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(stage["F"].tokens.disarm == 1);
  CHECK(stage["P1"].tokens.disarm == 0);  // anybody else's goes
  stage.run([](Game& game) { game.emit(state::RoundStarted{2}); });
  CHECK(stage["F"].ship.fitness == Fitness::disabled);
  CHECK(stage["F"].ship.glides);
}

TEST_CASE("A ship that is disabled prepares no jump any more", "[fga-3.5.1b-4]") {
  Stage stage({freighter(), pilot()}, test::staged_mission());
  stage.edit("F").tokens.hyperdrive = 2;
  stage.run([](Game& game) { rules::disable(game, "F"); });
  CHECK(stage["F"].tokens.hyperdrive == 0);
  stage.engage("F");  // no roll
  CHECK(stage["F"].in_play());
}

}  // namespace
}  // namespace plotboard::mission_fitness

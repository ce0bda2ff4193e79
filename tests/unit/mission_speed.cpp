// The speed limit of a squad (data::Squad::speed_limit): what is decided, told and flown agree.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "mission_stage.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/round.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_speed {
namespace {

using rules::Game;
using state::Side;
using test::fighter;
using test::Stage;

data::Mission limited(int speed) {
  data::Mission mission = test::staged_mission();
  data::Squad squad;
  squad.name = "Slow";
  squad.speed_limit = speed;
  mission.squads.push_back(squad);
  return mission;
}
// B, an AI ship of that squad, and a pilot whom it hunts.
Stage hunt(const std::string& ref, int speed, double x, double y) {
  state::Piece slow = test::by_ai(fighter("B", ref, Side::enemy, 457, 457, 180));
  slow.squad = "Slow";
  slow.faction = "rebelalliance";
  return Stage({slow, fighter("P1", "tielnfighter", Side::player, x, y)}, limited(speed));
}

ai::Decision decided(const Stage& stage, int die, std::optional<ai::Given> given = {}) {
  ai::Request request;
  request.ship = "B";
  request.die = die;
  request.given = std::move(given);
  base::Rng rng(1);
  const rules::Field field(stage.missions, stage.table);
  auto decision = ai::decide(field, request, rng);
  if (!decision) FAIL(base::text(decision.errors()));
  return std::move(*decision);
}
bool says(const ai::Decision& decision, const std::string& words) {
  return std::any_of(decision.steps.begin(), decision.steps.end(),
                     [&](const ai::Step& step) { return step.text.english().find(words) != std::string::npos; });
}

// As the AI flies it in a battle.
state::ManeuverFlown flown(Stage& stage) {
  ai::Pilots pilots;
  rules::Game game(stage.missions, stage.table, {}, &pilots);
  rules::activate(game, "B");
  for (const state::Event& event : game.events()) {
    if (const auto* flew = get_if<state::ManeuverFlown>(&event)) return *flew;
  }
  FAIL("it flies nothing");
  return {};
}

}  // namespace

TEST_CASE("An AI ship decides for nothing that is faster than its squad may fly", "[mission][speed]") {
  int slowed = 0, rolled_fast = 0;
  for (const char* ref : {"t65xwing", "btla4ywing", "rz1awing"}) {
    for (const int speed : {1, 2, 3}) {
      for (const double x : {200.0, 457.0, 800.0}) {
        for (const double y : {150.0, 700.0}) {
          for (int die = 1; die <= 6; ++die) {
            INFO(ref << " at most " << speed << ", die " << die << ", target at " << x << ", " << y);
            Stage stage = hunt(ref, speed, x, y);
            const ai::Decision decision = decided(stage, die);
            CHECK(decision.flown.speed <= speed);
            CHECK(says(decision, "flies " + geom::words_of(decision.flown)));  // the end of the reasons
            // And the rules leave it as it was decided.
            stage.run(
                [&](Game& game) { CHECK(rules::flight_of(game, "B", decision.flown).maneuver == decision.flown); });
            if (decision.maneuver.speed <= speed) continue;
            ++rolled_fast;
            slowed += says(decision, "In this mission it flies no faster than " + std::to_string(speed)) ? 1 : 0;
          }
        }
      }
    }
  }
  CHECK(rolled_fast > 50);
  CHECK(slowed == rolled_fast);
}

TEST_CASE("Without a limit the AI flies what its table says", "[mission][speed]") {
  Stage stage = hunt("t65xwing", 0, 457, 150);
  for (int die = 1; die <= 6; ++die) CHECK_FALSE(says(decided(stage, die), "no faster"));
}

TEST_CASE("In a battle the AI is offered no faster maneuver, and flies none", "[mission][speed]") {
  Stage stage = hunt("t65xwing", 2, 457, 150);
  stage.passes("action", "B");
  stage.says("ai-maneuver", "2F").activate("B");
  CHECK(stage.offered("ai-maneuver", "2F") != nullptr);
  CHECK(stage.offered("ai-maneuver", "3F") == nullptr);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    INFO(seed);
    Stage battle = hunt("t65xwing", 1, 300, 150);
    battle.table.play.seed = seed;
    CHECK(flown(battle).maneuver.speed == 1);
  }
}

TEST_CASE("What stands in for a red maneuver of a stressed ship keeps to the limit too",
          "[mission][speed][2e-activation-10]") {
  for (const int speed : {1, 2, 3}) {
    INFO(speed);
    Stage stage = hunt("t65xwing", speed, 457, 150);
    stage.edit("B").tokens.stress = 1;
    stage.edit("B").ai = false;  // by hand: a red one on its dial
    stage.edit("B").ship.dial = geom::maneuver_from_code("4K");
    stage.activate("B");
    int flights = 0;
    for (const state::Event& event : stage.events) {
      const auto* flew = get_if<state::ManeuverFlown>(&event);
      if (flew == nullptr) continue;
      ++flights;
      CHECK(flew->maneuver == geom::Maneuver{static_cast<std::int8_t>(std::min(speed, 2)), geom::Bearing::straight});
      CHECK(flew->difficulty == geom::Difficulty::white);
    }
    CHECK(flights == 1);
  }
}

TEST_CASE("A fleeing ship keeps to the limit", "[mission][speed]") {
  for (const double y : {457.0, 150.0}) {
    for (int die = 1; die <= 6; ++die) {
      Stage stage = hunt("t65xwing", 1, 700, 700);
      stage.edit("B").pose = test::pose(457, y, 180);
      stage.edit("B").tokens.flee = 1;
      CHECK(decided(stage, die).flown.speed == 1);
    }
  }
}

}  // namespace plotboard::mission_speed

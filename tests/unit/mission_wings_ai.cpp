// Wings of AI squads: one choice for all, the bullseye of every ship of a formation, swerving of who flies alone.
#include <catch2/catch.hpp>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "geom/formation.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_wings_ai {

using state::Side;
using test::Arena;
using test::fighter;
using test::kCampaign;
using test::squad_of;

namespace {

// The cards answer; what they were asked stays.
class Watched : public ai::Pilots {
 public:
  struct Asked {
    std::string kind, ship, key, memo;
  };
  std::vector<Asked> asked;
  std::optional<state::Answer> decide(rules::Game& game, const state::Choice& choice) override {
    auto answer = Pilots::decide(game, choice);
    if (!answer) return answer;
    asked.push_back({choice.kind, choice.ship, answer->key, answer->memo});
    return answer;
  }
  [[nodiscard]] Ids ships(const std::string& kind) const {
    Ids ids;
    for (const Asked& each : asked) {
      if (each.kind == kind) ids.push_back(each.ship);
    }
    return ids;
  }
};

void activate(Arena& arena, const std::string& ship, Watched& pilots) {
  arena.table.play.typed_dice = false;
  rules::Game game(test::catalog(), arena.table, {}, &pilots);
  rules::activate(game, ship);
  for (state::Event& event : game.events()) arena.events.push_back(std::move(event));
}

ai::Decision decide(const state::Table& table, const ai::Request& request) {
  const rules::Field field(test::catalog(), table);
  base::Rng rng(1);
  auto decision = ai::decide(field, request, rng);
  REQUIRE(decision);
  return std::move(*decision);
}

const ai::Step* step_of(const ai::Decision& decision, const std::string& rule) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule == rule) return &step;
  }
  return nullptr;
}

Arena against(std::vector<state::Piece> squad, std::vector<state::Piece> others) {
  for (state::Piece& other : others) squad.push_back(std::move(other));
  return Arena(squad, kCampaign);
}

}  // namespace

TEST_CASE("The leader alone chooses and rolls for its wing", "[fga-3.3.1.4-1][fga-3.3.1.4-2][fga-3.3.2b-6]") {
  // P1 is nearest to the leader, P2 to A2, and both are within range.
  Arena arena = against(squad_of("t65xwing", 2), {fighter("P1", "tielnfighter", Side::player, 400, 560, 180),
                                                  fighter("P2", "tielnfighter", Side::player, 640, 560, 180)});
  const ai::Decision decision = decide(arena.table, {"A1", {}, {}, {}});
  CHECK(decision.target == "P1");
  const ai::Step* wing = step_of(decision, "fga-3.3.2b-6");
  REQUIRE(wing != nullptr);
  CHECK(wing->text.english() == "It leads a wing; with it, each in its place: A2.");
  Watched pilots;
  activate(arena, "A1", pilots);
  CHECK(pilots.ships("ai-maneuver") == Ids{"A1"});
  CHECK(arena["A2"].moved);
  CHECK(arena["A2"].ship.executed->maneuver == arena["A1"].ship.executed->maneuver);
  for (const Watched::Asked& each : pilots.asked) {
    if (each.ship == "A2" && !each.memo.empty()) CHECK(each.memo.find("|P1") != std::string::npos);
  }
}

TEST_CASE("The bullseye table counts for whoever of a formation has the target ahead", "[fga-3.3.2b-4][fga-3.3.3-6]") {
  const auto sector = [](double x, bool wing) {
    auto pieces = squad_of("t65xwing", 4);
    if (!wing) {
      for (state::Piece& piece : pieces) piece.ship.wing = {};
    }
    pieces.push_back(fighter("P1", "tielnfighter", Side::player, x, 700, 180));
    return decide(Arena(pieces, kCampaign).table, {"A1", 1, {}, {}});
  };
  const ai::Decision of_mate = sector(540, true);  // 83 mm to the right of the leader, 23 to the right of A2
  CHECK(of_mate.sector == data::Sector::bullseye);
  CHECK(step_of(of_mate, "fga-3.3.2b-4") != nullptr);
  CHECK(sector(540, false).sector != data::Sector::bullseye);
  const ai::Decision of_leader = sector(457, true);
  CHECK(of_leader.sector == data::Sector::bullseye);
  CHECK(step_of(of_leader, "fga-3.3.2b-4") == nullptr);
  CHECK(step_of(of_leader, "fga-3.3.2b-3") != nullptr);
  CHECK(sector(600, true).sector != data::Sector::bullseye);  // ahead of nobody
}

TEST_CASE("Who flies alone swerves from the leader's maneuver as from one of its own", "[fga-3.3.9-5]") {
  // Both at A2's place after the leader's 2 right turn and at the end of A2's own stands something.
  auto pieces = squad_of("t65xwing", 2);
  pieces.push_back(fighter("P1", "tielnfighter", Side::player, 800, 700, 180));
  pieces.push_back(test::obstacle("R1", "coreasteroid0", 600, 383));
  const state::Table table = Arena(pieces, kCampaign).table;
  const ai::Given given{*geom::maneuver_from_code("2Y"), "fga-3.3.9-5"};
  const ai::Decision decision = decide(table, {"A2", {}, "P1", {}, true, given});
  CHECK(decision.maneuver == given.maneuver);
  CHECK(decision.die == 0);
  CHECK(decision.swerve.cause == ai::Swerve::Cause::obstacle);
  CHECK(decision.swerve.helped);
  CHECK(decision.flown == *geom::maneuver_from_code("2N"));
  REQUIRE(step_of(decision, "fga-3.3.9-5") != nullptr);
  // The same in the wing's turn, asked as such; the swerve's maneuver is what it has executed.
  state::Choice choice;
  choice.kind = "ai-swerve";
  choice.side = Side::enemy;
  choice.ship = "A2";
  choice.rule = "fga-3.3.9-5";
  for (const char* key : {"2Y", "2N", "2F", "2B"}) choice.options.push_back(rules::option(key, {}));
  state::Table copy = table;
  rules::Game game(test::catalog(), copy, {}, nullptr);
  const ai::Advice advice = ai::advise(game, choice);
  CHECK(advice.answer.key == "2N");
  CHECK(advice.rule == "fga-3.3.9-5");
  REQUIRE(advice.decision);
}

TEST_CASE("A wing plays a battle by its cards", "[fga-3.3.9-4][fga-3.3.1.4-1]") {
  Arena arena = against(squad_of("t65xwing", 4), {fighter("P1", "tielnfighter", Side::player, 457, 700, 180),
                                                  test::obstacle("R1", "coreasteroid0", 457, 480)});
  arena.edit("P1").initiative = 6;  // after them
  for (int round = 1; round <= 6; ++round) {
    for (int turn = 0; turn < 4; ++turn) {
      const Ids next = rules::whose_turn(test::catalog(), arena.table);
      if (next.empty() || next.front() == "P1") break;
      Watched pilots;
      activate(arena, next.front(), pilots);
      const auto flown = static_cast<int>(pilots.ships("ai-maneuver").size());
      CHECK(flown <= 1);
    }
    for (const state::Piece& piece : arena.table.pieces) {
      if (piece.in_play() && piece.ai) CHECK(piece.moved);
    }
    state::fold(arena.table, state::RoundStarted{round + 1});
    for (const state::Piece& piece : arena.table.pieces) {
      if (!piece.in_play() || !piece.ship.is_wingmate()) continue;
      const state::Piece& leader = arena[piece.ship.wing.leader];
      CHECK(leader.in_play());
      CHECK(leader.ship.wing == state::Wing{leader.id, 1, false});
      CHECK(piece.pose ==
            geom::wing_tool_pose(test::catalog().figures, piece.base, leader.pose, piece.ship.wing.place));
    }
    CHECK(state::broken_invariants(arena.table).empty());
  }
}

}  // namespace plotboard::mission_wings_ai

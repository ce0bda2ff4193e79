// Over the edge: who is destroyed by it, who may leave where, and how an AI ship heads for a mission's exit.
#include <catch2/catch.hpp>

#include "ai/ai.hpp"
#include "mission_stage.hpp"
#include "rules/board/edges.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_leaving {
namespace {

using rules::Edge;
using rules::Game;
using state::Side;
using test::fighter;
using test::Match;
using test::pose;
using test::Stage;
using test::staged;

// An exit in the south edge, 300 mm wide.
data::Mission with_exit(bool granted) {
  data::Mission mission = test::staged_mission();
  mission.exits.push_back({"gate", "", "south", base::um_from_mm(300), base::um_from_mm(600), {}});
  if (granted) mission.grants.exits = {"gate"};
  return mission;
}
// 40 mm from the south edge, flying towards it.
state::Piece pilot(double x = 457) { return fighter("P1", "tielnfighter", Side::player, x, 60, 180); }
state::Piece foe(const std::string& order = "") {
  state::Piece piece = test::by_ai(fighter("B", "tielnfighter", Side::enemy, 457, 60, 180));
  piece.order = order;
  return piece;
}

void flies_off(Stage& stage, const std::string& ship) {
  if (stage[ship].ai) {
    stage.says("ai-maneuver", "3F").activate(ship);
  } else {
    stage.activate(ship, "3F");
  }
  CHECK_FALSE(stage[ship].in_play());
}

TEST_CASE("A pilot over the edge is destroyed wherever that is",
          "[fga-2.15.1x-1][fga-2.15.1-1][fga-4.11.3-1][fga-2.2.3-2][fga-4.11-T4.7-2][fga-4.11.3-2][fga-4.11.3p-1]") {
  for (const data::Territory territory :
       {data::Territory::friendly, data::Territory::neutral, data::Territory::hostile}) {
    data::Mission mission = with_exit(false);
    mission.territory = territory;
    Stage stage({pilot()}, mission);
    flies_off(stage, "P1");
    CHECK(stage["P1"].ship.destroyed);
    CHECK(stage["P1"].ship.removed);
    CHECK(test::deeds(stage.table, "destroyed", "P1") == 1);  // by which its pilot's ejection is rolled for
    CHECK(stage.told("fga-2.15.1x-1"));
  }
}

TEST_CASE("An exit that the mission grants lets pilots out, there and nowhere else",
          "[fga-2.15.1x-2][fga-2.15.1-2][fga-4.11.3-1][fga-4.11.3p-2]") {
  Stage stage({pilot()}, with_exit(true));
  flies_off(stage, "P1");
  CHECK_FALSE(stage["P1"].ship.destroyed);
  CHECK(test::deeds(stage.table, "left:gate", "P1") == 1);
  CHECK(test::deeds(stage.table, "destroyed", "P1") == 0);
  Stage beside({pilot(601)}, with_exit(true));  // its centre is 1 mm beside the stretch
  flies_off(beside, "P1");
  CHECK(beside["P1"].ship.destroyed);
  Stage within({pilot(599)}, with_exit(true));
  flies_off(within, "P1");
  CHECK_FALSE(within["P1"].ship.destroyed);
  data::Mission edge = test::staged_mission();
  edge.grants.exits = {"south"};  // a whole edge
  Stage wide({pilot(800)}, edge);
  flies_off(wide, "P1");
  CHECK(test::deeds(wide.table, "left:south", "P1") == 1);
}

TEST_CASE("Without a mission a ship over the edge has fled", "[2e-flee-1]") {
  Stage stage({pilot()}, with_exit(false));
  stage.table.progress.rank = 0;
  flies_off(stage, "P1");
  CHECK(stage["P1"].fled);
  CHECK_FALSE(stage["P1"].ship.destroyed);
  CHECK(stage.table.progress.deeds.empty());
}

TEST_CASE("AI ships leave by the exit of their order, else they are lost",
          "[fga-3.3.6.3-4][fga-3.3.2.2a-1][fga-3.3.2.2a-7]") {
  Stage lost({foe()}, with_exit(true));  // the exit is the players'
  flies_off(lost, "B");
  CHECK(lost["B"].ship.destroyed);
  CHECK(test::deeds(lost.table, "destroyed", "B") == 1);
  Stage gate({foe("escape:gate")}, with_exit(false));
  flies_off(gate, "B");
  CHECK_FALSE(gate["B"].ship.destroyed);
  CHECK(test::deeds(gate.table, "left:gate", "B") == 1);
  Stage other({foe("escape:north")}, with_exit(false));
  flies_off(other, "B");
  CHECK(other["B"].ship.destroyed);
  state::Piece ally = foe();
  ally.side = Side::player;
  Stage allied({ally}, with_exit(true));
  flies_off(allied, "B");
  CHECK(test::deeds(allied.table, "left:gate", "B") == 1);
}

// B, 60 mm before the edge, with pilots P1 and P2 and the escorted A about: what its end brings to whom.
class Ionised : public Stage {
 public:
  Ionised()
      : Stage({foe(), fighter("P1", "tielnfighter", Side::player, 300, 700),
               fighter("P2", "tielnfighter", Side::player, 600, 700),
               fighter("A", "lambdaclasst4ashuttle", Side::player, 457, 800)},
              test::staged_mission()) {
    edit("A").squad = "Convoy";
    edit("B").ship.threat = 2;
  }
  Ionised& gives_ion(const std::string& by) {
    run([&](Game& game) {
      const Game::By author(game, by);
      rules::gain(game, "B", state::Token::ion, 1, "2e-deal-10");
    });
    return *this;
  }
  Ionised& drifts_off() {
    says("ai-maneuver", "1F").activate("B");
    CHECK(told("fga-3.3.6.3-4"));
    CHECK((*this)["B"].ship.removed);
    return *this;
  }
  // "P2 4": who was paid for the kill (1.4); "": nobody.
  [[nodiscard]] std::string kill() const {
    std::string text;
    for (const state::Credit& credit : table.progress.credits) {
      if (credit.source != "1.4") continue;
      text += (credit.ship.empty() ? "group" : credit.ship) + " " + std::to_string(credit.points);
    }
    return text;
  }
};

TEST_CASE("A ship that its ions take off the board is the kill of who gave it the last one", "[fga-3.3.6.3-5]") {
  Ionised twice;
  twice.gives_ion("P1").gives_ion("P2").drifts_off();
  CHECK(twice.kill() == "P2 4");
  CHECK(test::deeds(twice.table, "destroyed", "B", "P2") == 1);
  Ionised other_way;
  other_way.gives_ion("P2").gives_ion("P1").drifts_off();
  CHECK(other_way.kill() == "P1 4");
  // Who flies along earns nothing; nor does anybody else for it.
  Ionised escorted;
  escorted.gives_ion("P1").gives_ion("A").drifts_off();
  CHECK(escorted.kill().empty());
  CHECK(test::deeds(escorted.table, "destroyed", "B", "A") == 1);
}

TEST_CASE("Ions that nobody gave, and ions of an earlier round, make nobody's kill", "[fga-3.3.6.3-5][fga-2.11.2-2]") {
  for (const std::string giver : {"", "B"}) {  // a storm; by something of its own
    INFO(giver);
    Ionised storm;
    storm.gives_ion("P1");
    storm.edit("B").tokens.ion = 0;
    storm.gives_ion(giver).drifts_off();
    CHECK(storm.kill().empty());
    CHECK(test::deeds(storm.table, "destroyed", "B") == 1);
    CHECK(test::deeds(storm.table, "destroyed", "B", "P1") == 0);
    CHECK(test::deeds(storm.table, "destroyed", "B", "B") == 0);
  }
  // It flies by its card again: the edge is its own doing.
  Ionised recovered;
  recovered.gives_ion("P1");
  recovered.edit("B").tokens.ion = 0;
  flies_off(recovered, "B");
  CHECK(recovered.kill().empty());
  CHECK(test::deeds(recovered.table, "destroyed", "B", "P1") == 0);
  // Damage by the group makes it the group's, as any kill that nobody makes.
  Ionised damaged;
  damaged.edit("B").ship.shields = damaged.edit("B").ship.shield_limit = 2;
  damaged.run([](Game& game) {
    const Game::By author(game, "P2");
    rules::suffer(game, "B", 1, 0, "test");
  });
  damaged.gives_ion("").drifts_off();
  CHECK(damaged.kill() == "group 4");
}

TEST_CASE("What is docked in a ship that is lost over the edge is lost with it", "[fga-2.15.1x-1]") {
  Stage stage({pilot(), fighter("Docked", "tielnfighter", Side::player, 457, 60)}, with_exit(false));
  stage.edit("Docked").ship.carrier = "P1";
  flies_off(stage, "P1");
  for (const char* id : {"P1", "Docked"}) {
    CHECK(stage[id].ship.removed);
    CHECK(test::deeds(stage.table, "destroyed", id) == 1);
  }
}

TEST_CASE("A pilot over the edge is nobody's kill, and least of all its own", "[fga-2.15.1x-1]") {
  Stage stage({pilot()}, with_exit(false));
  flies_off(stage, "P1");
  REQUIRE(test::deeds(stage.table, "destroyed", "P1") == 1);
  CHECK(test::deeds(stage.table, "destroyed", "P1", "P1") == 0);
}

// What B would fly from there.
ai::Decision decided(double x, double y, double heading, int die) {
  Stage stage({foe("escape:gate"), fighter("P1", "tielnfighter", Side::player, 457, 800)}, with_exit(false));
  stage.edit("B").pose = pose(x, y, heading);
  ai::Request request;
  request.ship = "B";
  request.die = die;
  base::Rng rng(1);
  const rules::Field field(stage.missions, stage.table);
  return ai::decide(field, request, rng).value();
}

double value_of(const ai::Decision& decision, const std::string& rule, const std::string& name) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule != rule) continue;
    for (const ai::Value& value : step.values) {
      if (value.name == name) return get<double>(value.value);
    }
  }
  return -1;
}

TEST_CASE("An Escape order aims for the nearest point of the exit's stretch", "[fga-3.3.2.2a-1]") {
  // Right ahead of it: the edge is 200 mm from its front.
  CHECK(value_of(decided(457, 220, 180, 1), "fga-3.3.2.2a-1", "distance_mm") == Approx(200));
  // 600 mm is the stretch's end: 80 mm aside from the near side of its base, 200 mm down.
  CHECK(value_of(decided(700, 220, 180, 1), "fga-3.3.2.2a-1", "distance_mm") == Approx(215.407).epsilon(0.001));
  const ai::Decision aside = decided(700, 220, 180, 1);
  CHECK(aside.sector != data::Sector::bullseye);
  CHECK(decided(457, 220, 180, 1).sector == data::Sector::bullseye);
}

TEST_CASE("It does not swerve from the exit, but from the edge beside it", "[fga-3.3.2.2a-7][fga-3.3.6.3-1]") {
  int swerves = 0;
  for (int die = 1; die <= 6; ++die) {
    INFO(die);
    const ai::Decision through = decided(457, 140, 180, die);
    CHECK_FALSE(through.destroyed_at_edge);
    if (through.flown.bearing == geom::Bearing::straight) CHECK(through.swerve.cause == ai::Swerve::Cause::none);
    const ai::Decision beside = decided(800, 140, 180, die);
    CHECK_FALSE(beside.outcome.left_area);
    if (beside.swerve.cause != ai::Swerve::Cause::none) ++swerves;
  }
  CHECK(swerves > 0);
  CHECK(decided(457, 60, 180, 1).outcome.left_area);  // through the gate
  CHECK_FALSE(decided(457, 60, 180, 1).destroyed_at_edge);
}

TEST_CASE("Ways out measured", "[fga-3.3.2.2a-1]") {
  const state::Area area;
  const rules::WayOut gate{"gate", Edge::south, 300, 600};
  const auto base = [](double x, double y) {
    return geom::placed_base(test::figures(), geom::BaseKind::small, false, pose(x, y));
  };
  CHECK(rules::distance_mm(area, gate, base(457, 120)) == Approx(100));
  CHECK(rules::distance_mm(area, gate, base(650, 60)) == Approx(50));  // 30 aside, 40 down
  CHECK(rules::distance_mm(area, gate, base(457, 10)) == 0);
  CHECK(rules::leaves_by(area, gate, base(457, 19), 0.01));
  CHECK_FALSE(rules::leaves_by(area, gate, base(457, 20), 0.01));
  CHECK_FALSE(rules::leaves_by(area, gate, base(601, 0), 0.01));
  CHECK_FALSE(rules::lost_over_edge(area, base(310, -5), &gate, 0.01));
  CHECK(rules::lost_over_edge(area, base(310, -5), nullptr, 0.01));
  CHECK(rules::edge_crossed(area, base(5, 10), 0.01) == Edge::west);  // 15 mm over against 10
  CHECK_FALSE(rules::edge_crossed(area, base(20, 20), 0.01));
}

TEST_CASE("Pilots act before enemies of their initiative in either phase", "[fga-2.15.3x-1][fga-2.15.3-1]") {
  state::Piece player = fighter("P1", "tielnfighter", Side::player, 457, 300);
  state::Piece enemy = test::by_ai(fighter("B", "t65xwing", Side::enemy, 457, 600, 180));
  player.initiative = enemy.initiative = 2;
  Match match = staged({enemy, player}, test::staged_mission());
  match.passes("action", "P1");
  match.passes("action", "B");
  match.start().dial("P1", "2F").ready(Side::player);
  const auto whose = [&] { return rules::whose_turn(match.catalog(), match.table); };
  CHECK(match.table.play.phase == state::Phase::activation);
  CHECK(whose() == Ids{"P1"});
  match.says("ai-maneuver", "1B").turn("P1").turn("B");
  CHECK(match.table.play.phase == state::Phase::engagement);
  CHECK(whose() == Ids{"P1"});
}

}  // namespace
}  // namespace plotboard::mission_leaving

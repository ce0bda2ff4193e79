// Components in a mission as a whole: which are put on the table, ships that start from a bay, what pays no experience.
#include <algorithm>
#include <catch2/catch.hpp>

#include "geom/formation.hpp"
#include "mission/mission.hpp"
#include "rules/play/damage.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_components {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::campaign;
using test::component;
using test::fighter;

}  // namespace

TEST_CASE("Terrain with a player number lies there with so many players and more", "[fga-4.2-7]") {
  data::Catalog catalog = test::catalog();
  data::Mission& mission = catalog.missions.begin()->second;
  data::Terrain tank;
  tank.id = "Tank";
  tank.component = "fuel-tank";
  tank.pose = test::pose(30, 30);
  tank.side = "enemy";
  tank.pilots_at_least = 4;
  mission.terrain.push_back(tank);
  for (const int pilots : {3, 4, 5}) {
    INFO(pilots);
    mission::Setup setup;
    setup.mission = mission.id;
    setup.pilots = pilots;
    const auto table = mission::opening(catalog, setup);
    if (!table) FAIL(base::text(table.errors()));
    const state::Piece* laid = table->find("Tank");
    CHECK((laid != nullptr) == (pilots >= 4));
    if (laid == nullptr) continue;
    CHECK(laid->type == state::PieceType::component);
    CHECK(laid->side == Side::enemy);
    CHECK(laid->pose == tank.pose);
  }
}

TEST_CASE("Ships that leave a docking bay stand in formation, the highest number at its entrance",
          "[fga-4.3.2-1][fga-4.3.2.1-1]") {
  const data::Component& bay = *test::catalog().component("docking-bay");
  REQUIRE(bay.kind == data::ComponentKind::bay);
  double front = 0;
  for (const geom::Vec2& point : bay.shape.outline) front = std::max(front, point.y);
  // A bay that looks east at (300, 400): its entrance is the vector of the squad.
  const geom::Pose entrance = test::pose(300 + front, 400, 90);
  const auto poses = geom::deployment(test::figures(), geom::BaseKind::small, entrance, 4);
  REQUIRE(poses.size() == 4);
  const auto rear = [](const geom::Pose& pose) { return pose.x.mm() - 20; };
  for (const geom::Pose& pose : poses) CHECK(pose.heading == entrance.heading);
  CHECK(rear(poses[3]) == Approx(300 + front).margin(0.01));
  CHECK(rear(poses[0]) > rear(poses[3]) + 40);  // the leader is in the front row
}

TEST_CASE("Minefields, containers and mines pay experience by a mission's own rules only",
          "[fga-sheet.obstacle-9][fga-4.5.2-6][fga-4.5.4-3][fga-4.5-1]") {
  Arena arena = campaign({fighter("A", "t65xwing", Side::player, 100, 100), component("M", "minefield", 300, 300),
                          component("C", "class-b-container", 500, 300), component("X", "mine-a", 700, 300),
                          component("E", "sensor-array", 300, 600)});
  arena.table.progress.rank = 2;
  const auto destroyed = [&](const char* id) {
    arena.run([&](Game& game) {
      const Game::By by(game, "A");
      rules::suffer(game, id, 9, 0, "plotboard");
    });
    REQUIRE(arena[id].ship.destroyed);
    return arena.table.progress.earned("A");
  };
  CHECK(destroyed("M") == 0);
  CHECK(destroyed("C") == 0);
  CHECK(destroyed("X") == 0);
  CHECK(destroyed("E") == 1);  // an emplacement does (source 1.3)
}

}  // namespace plotboard::mission_components

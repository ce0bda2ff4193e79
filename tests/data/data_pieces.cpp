// Figures, obstacles and devices against the numbers of the sources, and the opening table against the setup rules.

#include <catch2/catch.hpp>

#include "geom/contact.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_pieces {

using test::catalog;
using test::figures;

namespace {

double area(const std::vector<geom::Vec2>& polygon) {
  double twice = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    twice += geom::cross(polygon[i], polygon[(i + 1) % polygon.size()]);
  }
  return twice / 2;
}

}  // namespace

TEST_CASE("Figures of the bases, templates and arcs") {
  using geom::BaseKind;
  CHECK(figures().base_of(BaseKind::small).width == base::Um{40000});
  CHECK(figures().base_of(BaseKind::medium).length == base::Um{60000});
  CHECK(figures().base_of(BaseKind::large).width == base::Um{80000});
  CHECK(figures().base_of(BaseKind::huge_short).length == base::Um{195000});
  CHECK(figures().base_of(BaseKind::huge_long).length == base::Um{224800});
  CHECK(figures().base_of(BaseKind::huge_long).section_offset == base::Um{72400});
  CHECK(figures().base_of(BaseKind::small).front_half_angle == base::Mdeg{40620});
  CHECK(figures().base_of(BaseKind::medium).front_half_angle == base::Mdeg{41400});
  CHECK(figures().base_of(BaseKind::large).front_half_angle == base::Mdeg{41760});
  CHECK(figures().base_of(BaseKind::small).front_half_angle_first_edition == base::Mdeg{40470});
  CHECK(figures().guide_offset == base::Um{11800});
  CHECK(figures().guide_width == base::Um{3500});
  CHECK(figures().guide_projection == base::Um{2000});
  CHECK(figures().bank_radius[1] == base::Um{130000});
  CHECK(figures().turn_radius[1] == base::Um{62500});
  CHECK(figures().bullseye_width == base::Um{15000});
  CHECK(figures().roll_slide[0] == base::Um{10000});
  CHECK(figures().roll_slide[2] == base::Um{20000});
  CHECK(figures().huge_bank_first_long[1].right == base::Um{11700});
  CHECK(figures().huge_bank_second[0].right == base::Um{-16570});
  CHECK(figures().contact_tolerance == base::Um{10});
}

TEST_CASE("Obstacles have the sizes of the sources") {
  // length x width, of the table of obstacles; our polygons lie within 2 mm of the pieces.
  struct Size {
    const char* id;
    double length, width;
  };
  for (const Size& size :
       {Size{"coreasteroid0", 41.7, 31.1}, Size{"coreasteroid5", 72.1, 56.8}, Size{"core2asteroid0", 43.6, 20.7},
        Size{"yt2400debris0", 85.4, 55.2}, Size{"gascloud3", 81.3, 32.8}, Size{"containerdebris", 161.5, 100.4}}) {
    INFO(size.id);
    const data::Obstacle* obstacle = catalog().obstacle(size.id);
    REQUIRE(obstacle != nullptr);
    geom::Box box;
    for (const geom::Vec2& point : obstacle->shape.outline) box.add(point);
    CHECK(box.high.x - box.low.x == Approx(size.length).margin(4));
    CHECK(box.high.y - box.low.y == Approx(size.width).margin(4));
  }
  CHECK(catalog().obstacle("gascloud1")->kind == data::ObstacleKind::gas_cloud);
  CHECK(catalog().obstacle("pomdebris1")->kind == data::ObstacleKind::debris);
  CHECK(catalog().device("bomb")->drop_mm == Approx(14.2));
  CHECK(catalog().device("cluster_mine_side")->side_mm == Approx(40.0));
}

TEST_CASE("Convex parts cover exactly their polygon") {
  const auto check = [](const std::string& id, const geom::Shape& shape) {
    INFO(id);
    double parts = 0;
    for (const auto& part : shape.parts) {
      CHECK(area(part) > 0);
      parts += area(part);
    }
    CHECK(parts == Approx(area(shape.outline)).epsilon(1e-12));
    CHECK(shape.radius > 5);
  };
  for (const auto& [id, obstacle] : catalog().obstacles) check(id, obstacle.shape);
  for (const auto& [id, device] : catalog().devices) check(id, device.shape);
}

TEST_CASE("The introductory mission keeps the rules of set-up", "[2e-setup-1][fga-4.6.1.3-1]") {
  const data::Mission& mission = catalog().missions.at("0-1-escorting-the-decimator");
  CHECK(mission.rounds == 12);
  CHECK(mission.ruleset == "fga-207");
  const data::Squad& green = *mission.squad("Green");
  CHECK(green.round == 4);
  CHECK(green.ships.size() == 4);
  const data::Squad& grey = *mission.squad("Grey");
  CHECK(grey.round == 7);
  CHECK(grey.ships[0].ship == "t65xwing");
  CHECK(grey.faction == "rebelalliance");
  CHECK(mission.vectors.size() == 6);

  constexpr double kSide = 914.4;
  std::vector<geom::PlacedShape> rocks;
  for (const data::Terrain& piece : mission.terrain) {
    rocks.push_back(geom::placed(catalog().obstacle(piece.obstacle)->shape, piece.pose));
    const geom::Box& box = rocks.back().box;  // beyond range 2 of every edge
    CHECK(box.low.x > 200);
    CHECK(box.low.y > 200);
    CHECK(box.high.x < kSide - 200);
    CHECK(box.high.y < kSide - 200);
  }
  REQUIRE(rocks.size() == 6);
  for (std::size_t i = 0; i < rocks.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) CHECK(geom::gap_mm(rocks[i], rocks[j]) > 100);  // beyond range 1
  }
  std::vector<geom::PlacedBase> ships;
  for (const data::Squad& squad : mission.squads) {
    for (const data::SquadShip& ship : squad.ships) {
      if (!ship.at) continue;
      INFO(squad.name);
      ships.push_back(geom::placed_base(figures(), catalog().ship(ship.ship)->base, true, *ship.at));
      CHECK(geom::overhang_mm(ships.back(), kSide, kSide) < 0);
      for (const auto& rock : rocks) CHECK(geom::gap_mm(ships.back(), rock) > 0);
      for (std::size_t i = 0; i + 1 < ships.size(); ++i) CHECK(geom::gap_mm(ships.back(), ships[i]) > 0);
    }
  }
  CHECK(ships.size() == 1 + 6);
  for (const data::ApproachVector& vector : mission.vectors) {
    const bool on_edge = vector.pose.x.value == 0 || vector.pose.y.value == 0 || vector.pose.x.value == 914400 ||
                         vector.pose.y.value == 914400;
    CHECK(on_edge);
    // Looking in: a step ahead is on the table.
    const geom::Vec2 ahead = geom::frame_of(vector.pose).to_world({0, 100});
    CHECK(ahead.x > 50);
    CHECK(ahead.x < kSide - 50);
    CHECK(ahead.y > 50);
    CHECK(ahead.y < kSide - 50);
  }
}

}  // namespace plotboard::data_pieces

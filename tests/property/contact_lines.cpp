// Obstruction against brute force on the obstacles' outlines, with every obstacle of the catalog.
#include <algorithm>
#include <catch2/catch.hpp>

#include "contact_pairs.hpp"
#include "geom/arc.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::contact_lines {

using namespace plotboard::test;
using geom::Segment;
using geom::Vec2;

namespace {

std::vector<Vec2> outline_of(const geom::Shape& shape, const geom::Pose& pose) {
  const geom::Frame frame = geom::frame_of(pose);
  std::vector<Vec2> outline;
  for (const Vec2 p : shape.outline) outline.push_back(frame.to_world(p));
  return outline;
}

double distance_from_edges(const std::vector<Vec2>& outline, Vec2 p) {
  double least = 1e9;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 from = outline[i];
    const Vec2 edge = outline[(i + 1) % outline.size()] - from;
    const double share = std::clamp(geom::dot(p - from, edge) / geom::dot(edge, edge), 0.0, 1.0);
    least = std::min(least, geom::length(from + edge * share - p));
  }
  return least;
}

bool holds(const std::vector<Vec2>& outline, Vec2 p) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i];
    const Vec2 b = outline[(i + 1) % outline.size()];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

enum class Crossing { clear, doubtful, deep };

// Points every 0.2 mm or closer: deep where one lies well inside, clear where all lie well outside.
Crossing crossing(const std::vector<Vec2>& outline, const Segment& line) {
  const Vec2 way = line.b - line.a;
  const int steps = 2 + static_cast<int>(geom::length(way) / 0.2);
  bool clear = true;
  for (int i = 0; i <= steps; ++i) {
    const Vec2 p = line.a + way * (static_cast<double>(i) / steps);
    const double edge = distance_from_edges(outline, p);
    if (holds(outline, p)) {
      if (edge > 0.05) return Crossing::deep;
      clear = false;
    } else if (edge < 0.15) {
      clear = false;
    }
  }
  return clear ? Crossing::clear : Crossing::doubtful;
}

}  // namespace

TEST_CASE("obstruction agrees with brute force, and B to A with A to B", "[obstruction]") {
  base::Rng rng(41);
  std::vector<const data::Obstacle*> kinds;
  for (const auto& [id, obstacle] : catalog().obstacles) kinds.push_back(&obstacle);
  const double tolerance = figures().contact_tolerance.mm();
  int obstructed = 0;
  int stretches = 0;
  int moved = 0;
  for (int i = 0; i < tries(2000); ++i) {
    // Half of the pairs stand face to face, so that many lines are equally short.
    const bool parallel = rng.below(2) == 0;
    const geom::Pose from{{400000}, {400000}, {rng.between(0, 359999)}};
    const geom::Pose to = geom::displaced(
        from, {rng.between(-60, 60) * 1.0, rng.between(90, 300) * 1.0, parallel ? 180.0 : rng.between(0, 359) * 1.0});
    const auto shape_at = [&rng](const geom::Pose& pose) {
      return placed(geom::base_shape(figures(), static_cast<geom::BaseKind>(rng.below(3)), false), pose);
    };
    const geom::PlacedShape a = shape_at(from);
    const geom::PlacedShape b = shape_at(to);
    const geom::Nearest way = nearest(a, b);

    std::vector<geom::PlacedShape> rocks;
    std::vector<std::vector<Vec2>> outlines;
    for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) {
      const geom::Shape& shape = kinds[rng.below(static_cast<std::uint32_t>(kinds.size()))]->shape;
      const Vec2 near = middle(way.line.a, way.line.b);
      const geom::Pose pose{{base::um_from_mm(near.x).value + rng.between(-50000, 50000)},
                            {base::um_from_mm(near.y).value + rng.between(-50000, 50000)},
                            {rng.between(0, 359999)}};
      rocks.push_back(placed(shape, pose));
      outlines.push_back(outline_of(shape, pose));
    }
    std::vector<const geom::PlacedShape*> pointers;
    for (const geom::PlacedShape& rock : rocks) pointers.push_back(&rock);
    const geom::Obstruction found = obstruction(way.line, way.first, way.last, pointers, tolerance);

    for (std::size_t n = 0; n < rocks.size(); ++n) {
      const bool listed = std::count(found.obstacles.begin(), found.obstacles.end(), n) == 1;
      const Crossing truth = crossing(outlines[n], found.line);
      if (truth == Crossing::deep) REQUIRE(listed);
      if (truth == Crossing::clear) REQUIRE_FALSE(listed);
    }
    const bool stretch = geom::length(way.last.a - way.first.a) > 1;
    if (stretch) ++stretches;
    if (!(found.line.a == way.line.a)) ++moved;
    if (!found.obstacles.empty()) {
      ++obstructed;
      for (int k = 0; stretch && k <= 50; ++k) {  // truly no clear line among the equally short ones
        const double share = k / 50.0;
        const Segment line{way.first.a + (way.last.a - way.first.a) * share,
                           way.first.b + (way.last.b - way.first.b) * share};
        bool clear = true;
        for (const auto& outline : outlines) clear = clear && crossing(outline, line) == Crossing::clear;
        REQUIRE_FALSE(clear);
      }
    }
    const geom::Nearest back = nearest(b, a);
    const geom::Obstruction reverse = obstruction(back.line, back.first, back.last, pointers, tolerance);
    REQUIRE(reverse.obstacles == found.obstacles);
    REQUIRE(geom::length(reverse.line.a - found.line.b) < 1e-9);
  }
  CHECK(obstructed > tries(100));
  CHECK(stretches > tries(500));
  CHECK(moved > tries(50));
}

}  // namespace plotboard::contact_lines

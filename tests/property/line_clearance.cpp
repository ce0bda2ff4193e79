// How far a line is from clear, or from being obstructed, against brute force on the obstacles' outlines.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "base/rng.hpp"
#include "data/catalog.hpp"
#include "geom/clearance.hpp"
#include "geom/contact.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::line_clearance {

using namespace plotboard::test;
using geom::Segment;
using geom::Vec2;

namespace {

using Outline = std::vector<Vec2>;

Outline outline_of(const geom::Shape& shape, const geom::Pose& pose) {
  const geom::Frame frame = geom::frame_of(pose);
  Outline outline;
  for (const Vec2 p : shape.outline) outline.push_back(frame.to_world(p));
  return outline;
}

bool holds(const Outline& outline, Vec2 p) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i];
    const Vec2 b = outline[(i + 1) % outline.size()];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

double from_segment(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 edge = b - a;
  const double squared = dot(edge, edge);
  const double share = squared > 0 ? std::clamp(dot(p - a, edge) / squared, 0.0, 1.0) : 0;
  return length(a + edge * share - p);
}

bool cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const auto side = [](Vec2 p, Vec2 q, Vec2 r) { return geom::cross(q - p, r - p); };
  return (side(a, b, c) > 0) != (side(a, b, d) > 0) && (side(c, d, a) > 0) != (side(c, d, b) > 0);
}

// 0 where the line crosses the outline or lies in it.
double distance(const Outline& outline, const Segment& line) {
  if (holds(outline, line.a) || holds(outline, line.b)) return 0;
  double least = 1e9;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i];
    const Vec2 b = outline[(i + 1) % outline.size()];
    if (cross(line.a, line.b, a, b)) return 0;
    least = std::min({least, from_segment(line.a, a, b), from_segment(line.b, a, b), from_segment(a, line.a, line.b),
                      from_segment(b, line.a, line.b)});
  }
  return least;
}
double distance(const std::vector<Outline>& outlines, const Segment& line) {
  double least = 1e9;
  for (const Outline& outline : outlines) least = std::min(least, distance(outline, line));
  return least;
}

Segment moved(const Segment& line, Vec2 by) { return {line.a + by, line.b + by}; }
// One of the equally short lines, side by side as the engine takes them.
Segment at_share(const geom::Nearest& way, double share) {
  const Segment line{middle(way.first.a, way.last.a), middle(way.first.b, way.last.b)};
  return moved(line, (way.last.a - way.first.a) * (share - 0.5));
}

}  // namespace

TEST_CASE("the margin of an obstruction agrees with brute force", "[obstruction][2e-obstruct-7]") {
  base::Rng rng(97);
  std::vector<const data::Obstacle*> kinds;
  for (const auto& [id, obstacle] : catalog().obstacles) kinds.push_back(&obstacle);
  int clear = 0, blocked = 0, stretches = 0, several = 0, squeezed = 0;
  for (int i = 0; i < tries(400); ++i) {
    const bool parallel = rng.below(2) == 0;
    const geom::Pose from{{400000}, {400000}, {rng.between(0, 359999)}};
    const geom::Pose to = geom::displaced(
        from, {rng.between(-60, 60) * 1.0, rng.between(90, 300) * 1.0, parallel ? 180.0 : rng.between(0, 359) * 1.0});
    const auto shape_at = [&rng](const geom::Pose& pose) {
      return placed(geom::base_shape(figures(), static_cast<geom::BaseKind>(rng.below(3)), false), pose);
    };
    const geom::Nearest way = nearest(shape_at(from), shape_at(to));
    std::vector<geom::PlacedShape> rocks;
    std::vector<Outline> outlines;
    for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) {
      const geom::Shape& shape = kinds[rng.below(static_cast<std::uint32_t>(kinds.size()))]->shape;
      const Vec2 near = middle(way.line.a, way.line.b);
      const geom::Pose pose{{base::um_from_mm(near.x).value + rng.between(-40000, 40000)},
                            {base::um_from_mm(near.y).value + rng.between(-40000, 40000)},
                            {rng.between(0, 359999)}};
      rocks.push_back(placed(shape, pose));
      outlines.push_back(outline_of(shape, pose));
    }
    std::vector<const geom::PlacedShape*> pointers;
    for (const geom::PlacedShape& rock : rocks) pointers.push_back(&rock);
    const geom::Clearance found = geom::clearance(way.first, way.last, pointers);
    INFO("try " << i << ": " << found.mm << " mm");
    REQUIRE(found.obstacle < rocks.size());

    constexpr int kSteps = 200;
    const double stretch = length(way.last.a - way.first.a);
    if (stretch > 1) ++stretches;
    double most = 0;
    for (int k = 0; k <= kSteps; ++k) most = std::max(most, distance(outlines, at_share(way, k / double{kSteps})));
    // The engine's verdict lets a line into an outline by the tolerance, so it finds a way where two rocks touch.
    const geom::Obstruction verdict =
        geom::obstruction(way.line, way.first, way.last, pointers, figures().contact_tolerance.mm());
    if (!verdict.obstacles.empty()) REQUIRE(found.mm < 0.05);
    if (verdict.obstacles.empty() && found.mm < -0.05) ++squeezed;

    if (found.mm > 0) {
      ++clear;
      REQUIRE(most <= found.mm + 1e-6);                     // no line keeps farther off
      REQUIRE(most >= found.mm - stretch / kSteps - 1e-6);  // distances change no faster than the line moves
      REQUIRE(distance(outlines, found.line) == Approx(found.mm).margin(1e-6));
      REQUIRE(length(found.deciding.b - found.deciding.a) == Approx(found.mm).margin(1e-6));
      continue;
    }
    if (found.mm > -0.05) continue;
    ++blocked;
    if (rocks.size() > 1) ++several;
    REQUIRE(most < 1e-6);
    // Moved by as much, and a breath more, the line is clear ...
    const Vec2 move = found.deciding.b - found.deciding.a;
    REQUIRE(length(move) == Approx(-found.mm).margin(1e-6));
    const auto is_clear = [&](int degrees) {  // the way out may be a narrow one
      const geom::SinCos turn = geom::sin_cos_degrees(degrees);
      return distance(outlines, moved(found.line, move + Vec2{turn.sin, turn.cos} * 1e-3)) > 0;
    };
    bool out = false;
    for (int degrees = 0; degrees < 360 && !out; ++degrees) out = is_clear(degrees);
    REQUIRE(out);
    // ... and moved by less, in whatever direction, none of the lines is.
    constexpr int kWays = 36, kLines = 20;
    for (int d = 0; d < kWays; ++d) {
      const geom::SinCos turn = geom::sin_cos_degrees(360.0 * d / kWays + 0.37 * i);
      for (const double share : {0.25, 0.5, 0.75, 0.9, 0.999}) {
        const Vec2 by = Vec2{turn.sin, turn.cos} * (-found.mm * share);
        for (int k = 0; k <= kLines; ++k)
          REQUIRE(distance(outlines, moved(at_share(way, k / double{kLines}), by)) < 1e-6);
      }
    }
  }
  CHECK(squeezed <= 1 + tries(400) / 1000);
  CHECK(clear > tries(60));
  CHECK(blocked > tries(60));
  CHECK(several > tries(20));
  CHECK(stretches > tries(100));
}

TEST_CASE("parts of one obstacle have no way through between them", "[obstruction]") {
  geom::Shape shape;
  shape.outline = {{-10, -5}, {10, -5}, {10, 5}, {-10, 5}};
  shape.parts = {{{-10, -5}, {0, -5}, {0, 5}, {-10, 5}}, {{0, -5}, {10, -5}, {10, 5}, {0, 5}}};
  geom::measure_radius(shape);
  const geom::PlacedShape rock = placed(shape, geom::Frame{});
  // Along the seam, and across it: out by the nearest side, not into the other part.
  const Segment along{{0, -30}, {0, 30}};
  CHECK(geom::clearance(along, along, {&rock}).mm == Approx(-10).margin(1e-6));
  const Segment across{{-30, 1}, {30, 1}};
  CHECK(geom::clearance(across, across, {&rock}).mm == Approx(-4).margin(1e-6));
  const Segment point{{0, 0}, {0, 0}};
  CHECK(geom::clearance(point, point, {&rock}).mm == Approx(-5).margin(1e-6));
  const Segment beside{{-30, 8}, {30, 8}};
  CHECK(geom::clearance(beside, beside, {&rock}).mm == Approx(3).margin(1e-6));
  CHECK(std::isinf(geom::clearance(beside, beside, {}).mm));
  // Of lines from x = -14 to 14 the outermost are clear by 4.
  CHECK(geom::clearance({{-14, -30}, {-14, 30}}, {{14, -30}, {14, 30}}, {&rock}).mm == Approx(4).margin(1e-6));
  // Two rocks and a gap between: the line in its middle.
  const geom::PlacedShape other = placed(shape, geom::Frame{{30, 0}, {1, 0}, {0, 1}});
  const geom::Clearance between = geom::clearance({{-5, -30}, {-5, 30}}, {{35, -30}, {35, 30}}, {&rock, &other});
  CHECK(between.mm == Approx(5).margin(1e-6));
  CHECK(between.line.a.x == Approx(15).margin(1e-6));
}

}  // namespace plotboard::line_clearance

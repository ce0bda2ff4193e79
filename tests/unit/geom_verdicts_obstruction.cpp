// Which obstacles a measured line crosses, and the line that the attacker picks among equally short ones.
#include <catch2/catch.hpp>

#include "geom/arc.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_verdicts_obstruction {

using geom::BaseKind;
using geom::Vec2;
using test::figures;

namespace {

constexpr double kTolerance = 0.010;

geom::PlacedShape small_at(double x, double y, double degrees = 0) {
  return geom::placed(geom::base_shape(figures(), BaseKind::small, false), geom::rounded_pose({x, y}, degrees));
}

// Blocks given as left, right, rear, front: parts of one obstacle.
struct Extent {
  double left, right, rear, front;
};
geom::PlacedShape rock(const std::vector<Extent>& parts) {
  geom::Shape shape;
  for (const Extent& e : parts) {
    shape.parts.push_back({{e.left, e.rear}, {e.right, e.rear}, {e.right, e.front}, {e.left, e.front}});
  }
  geom::measure_radius(shape);
  return geom::placed(shape, geom::Frame{});
}

geom::Obstruction between(const geom::PlacedShape& a, const geom::PlacedShape& b,
                          const std::vector<geom::PlacedShape>& rocks) {
  const geom::Nearest line = nearest(a, b);
  std::vector<const geom::PlacedShape*> pointers;
  for (const geom::PlacedShape& r : rocks) pointers.push_back(&r);
  return obstruction(line.line, line.first, line.last, pointers, kTolerance);
}

// Two small bases face to face, 100 mm apart: lines from y = 20 to y = 120, at any x from -20 to 20.
const geom::PlacedShape& low() {
  static const geom::PlacedShape shape = small_at(0, 0);
  return shape;
}
const geom::PlacedShape& high() {
  static const geom::PlacedShape shape = small_at(0, 140);
  return shape;
}

using Indices = std::vector<std::size_t>;

}  // namespace

TEST_CASE("a rock across every line obstructs", "[geom][obstruction][2e-obstruct-1]") {
  const auto found = between(low(), high(), {rock({{-25, 25, 60, 80}})});
  CHECK(found.obstacles == Indices{0});
  CHECK(found.line.a == Vec2{0, 20});
  CHECK(between(low(), high(), {rock({{-25, 25, 140, 150}})}).obstacles.empty());  // behind the target's edge
  CHECK(between(low(), high(), {rock({{25, 60, 60, 80}})}).obstacles.empty());     // beside
}

TEST_CASE("among equally short lines the attacker picks a clear one",
          "[geom][obstruction][2e-obstruct-7][1e-obst-18]") {
  const auto found = between(low(), high(), {rock({{-8, 5, 60, 80}})});
  CHECK(found.obstacles.empty());
  // The nearest to the middle runs along the rock's right side, 10 um inside it at most.
  CHECK(found.line.a.x == Approx(5 - kTolerance).margin(1e-9));
  CHECK(found.line.b.x == found.line.a.x);
  // A lane 0.5 mm wide between two rocks.
  const auto lane = between(low(), high(), {rock({{-25, 3, 60, 80}}), rock({{3.5, 30, 90, 100}})});
  CHECK(lane.obstacles.empty());
  CHECK(lane.line.a.x == Approx(3 - kTolerance).margin(1e-9));
  // The rocks' shadows overlap: no lane, and the line stays in the middle.
  const auto none = between(low(), high(), {rock({{-25, 3, 60, 80}}), rock({{2, 30, 90, 100}})});
  CHECK(none.obstacles == Indices{0});
  CHECK(none.line.a.x == 0);
  const auto both = between(low(), high(), {rock({{-25, 3, 60, 80}}), rock({{-2, 30, 90, 100}})});
  CHECK(both.obstacles == Indices{0, 1});
}

TEST_CASE("a single shortest line may not be moved", "[geom][obstruction][2e-obstruct-6]") {
  // Corner to corner, from (20, 20) to (120, 120).
  const geom::PlacedShape far = small_at(140, 140);
  CHECK(between(low(), far, {rock({{69, 71, 69, 71}})}).obstacles == Indices{0});
  CHECK(between(low(), far, {rock({{71, 90, 50, 69}})}).obstacles.empty());
  // A rock whose corner only touches the line, or reaches 10 um across it at most.
  CHECK(between(low(), far, {rock({{70, 90, 50, 70}})}).obstacles.empty());
  CHECK(between(low(), far, {rock({{70, 90, 50, 70.014}})}).obstacles.empty());        // 9.9 um
  CHECK(between(low(), far, {rock({{70, 90, 50, 70.015}})}).obstacles == Indices{0});  // 10.6 um
}

TEST_CASE("a rock under a base obstructs only if the line crosses it",
          "[geom][obstruction][2e-obstruct-10][1e-obst-19]") {
  CHECK(between(low(), high(), {rock({{-25, 25, -10, 15}})}).obstacles.empty());
  CHECK(between(low(), high(), {rock({{-25, 25, -10, 25}})}).obstacles == Indices{0});
  CHECK(between(low(), high(), {rock({{-25, 25, 115, 150}})}).obstacles == Indices{0});
}

TEST_CASE("no line slips along the seam of an obstacle's parts", "[geom][obstruction]") {
  // Face to face: the seam at x = 1 is no lane.
  const auto swept = between(low(), high(), {rock({{-25, 1, 60, 80}, {1, 25, 60, 80}})});
  CHECK(swept.obstacles == Indices{0});
  // Corner to corner between two turned squares, right along the seam at x = 0.
  const geom::PlacedShape below = small_at(0, 0, 45);
  const geom::PlacedShape above = small_at(0, 200, 45);
  CHECK(between(below, above, {rock({{-10, 0, 90, 110}, {0, 10, 90, 110}})}).obstacles == Indices{0});
  CHECK(between(below, above, {rock({{-10, 0, 90, 110}})}).obstacles.empty());
  CHECK(between(below, above, {rock({{0, 10, 90, 110}})}).obstacles.empty());
}

TEST_CASE("a line of no length is obstructed by what lies there", "[geom][obstruction][2e-obstruct-10]") {
  const geom::PlacedShape touching = small_at(0, 40);
  CHECK(between(low(), touching, {rock({{-30, 30, 10, 30}})}).obstacles == Indices{0});
  CHECK(between(low(), touching, {rock({{-30, 30, 30, 40}})}).obstacles.empty());
}

TEST_CASE("obstruction from A to B equals that from B to A", "[geom][obstruction]") {
  const std::vector<geom::PlacedShape> rocks = {rock({{-8, 5, 60, 80}}), rock({{4, 12, 30, 50}, {12, 15, 30, 35}})};
  const auto there = between(low(), high(), rocks);
  const auto back = between(high(), low(), rocks);
  CHECK(there.obstacles == back.obstacles);
  CHECK(there.line.a == back.line.b);
  CHECK(there.line.b == back.line.a);
}

}  // namespace plotboard::geom_verdicts_obstruction

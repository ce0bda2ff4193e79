// Arcs: edges from the printed token (81.24, 82.80, 83.52 degrees between the lines, through the base's centre),
// strips, half planes; which part of a target is inside and how far it is (figures in
// assets/geometry.json).
#include <catch2/catch.hpp>

#include "geom/arc.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_verdicts_arc {

using geom::ArcKind;
using geom::BaseKind;
using geom::Edition;
using geom::Vec2;
using test::figures;

namespace {

geom::PlacedShape base_at(BaseKind kind, const geom::Pose& pose) {
  return geom::placed(geom::base_shape(figures(), kind, false), pose);
}
geom::Pose pose_mm(double x, double y, double degrees = 0) { return geom::rounded_pose({x, y}, degrees); }

// The attacker stands at the table's origin, heading 0, unless a test says otherwise.
geom::ArcVerdict verdict(BaseKind attacker, ArcKind kind, const geom::PlacedShape& target, int bands = 3,
                         Edition edition = Edition::second, const geom::Pose& pose = {}) {
  const auto arc = geom::arc_of(figures(), attacker, edition, kind);
  REQUIRE(arc);
  return geom::in_arc(figures(), *arc, geom::frame_of(pose), base_at(attacker, pose), target, bands);
}

// A small base to the right of the attacker whose front left corner, the one deepest in the front arc, is there.
geom::PlacedShape corner_at(double x, double y) { return base_at(BaseKind::small, pose_mm(x + 20, y - 20)); }

}  // namespace

TEST_CASE("the front arc's edge is the printed one, not 45 degrees", "[geom][arc]") {
  // At 200 mm ahead of the centre the edge stands 200 tan(half angle) to the side.
  struct Edge {
    BaseKind base;
    Edition edition;
    double x;
    double cosine;
  };
  const Edge edges[] = {{BaseKind::small, Edition::second, 171.541868, 0.759044},
                        {BaseKind::medium, Edition::second, 176.323718, 0.750111},
                        {BaseKind::large, Edition::second, 178.569548, 0.745941},
                        {BaseKind::small, Edition::first, 170.635110, 0.760746},
                        {BaseKind::large, Edition::first, 180.270517, 0.742794}};
  for (const Edge& edge : edges) {
    const auto inside = verdict(edge.base, ArcKind::front, corner_at(edge.x - 0.03, 200), 3, edge.edition);
    CHECK(inside.in_arc);
    CHECK_FALSE(inside.on_line);
    CHECK(inside.margin_mm == Approx(0.03 * edge.cosine).margin(0.0005));
    const auto outside = verdict(edge.base, ArcKind::front, corner_at(edge.x + 0.03, 200), 3, edge.edition);
    CHECK_FALSE(outside.in_arc);
    CHECK_FALSE(outside.on_line);
    CHECK(outside.margin_mm == Approx(-0.03 * edge.cosine).margin(0.0005));
    CHECK(outside.distance_mm == 0);
    const auto on_edge = verdict(edge.base, ArcKind::front, corner_at(edge.x, 200), 3, edge.edition);
    CHECK(on_edge.in_arc);
    CHECK(on_edge.on_line);
    // The same corner is in the right arc, which starts at the same line, and not in the left or rear one.
    CHECK(verdict(edge.base, ArcKind::right, corner_at(edge.x, 200), 3, edge.edition).in_arc);
    CHECK_FALSE(verdict(edge.base, ArcKind::left, corner_at(edge.x, 200), 3, edge.edition).in_arc);
    CHECK_FALSE(verdict(edge.base, ArcKind::rear, corner_at(edge.x, 200), 3, edge.edition).in_arc);
  }
}

TEST_CASE("the rear arc mirrors the front arc, the side arcs fill the rest", "[geom][arc]") {
  const geom::PlacedShape astern = base_at(BaseKind::small, pose_mm(0, -150));
  CHECK(verdict(BaseKind::small, ArcKind::rear, astern).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::turret_rear, astern).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::double_turret_front_rear, astern).in_arc);
  CHECK_FALSE(verdict(BaseKind::small, ArcKind::double_turret_left_right, astern).in_arc);
  CHECK_FALSE(verdict(BaseKind::small, ArcKind::front, astern).in_arc);
  const geom::PlacedShape port = base_at(BaseKind::small, pose_mm(-150, 0));
  CHECK(verdict(BaseKind::small, ArcKind::left, port).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::turret_left, port).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::double_turret_left_right, port).in_arc);
  CHECK_FALSE(verdict(BaseKind::small, ArcKind::right, port).in_arc);
  // The same seen by an attacker that heads 90 degrees: what was to port is astern.
  CHECK(verdict(BaseKind::small, ArcKind::rear, port, 3, Edition::second, pose_mm(0, 0, 90)).in_arc);
}

TEST_CASE("full arcs are the half planes before and behind the centre line", "[geom][arc]") {
  const auto front_edge_at = [](double y) { return base_at(BaseKind::small, pose_mm(100, y - 20)); };
  CHECK(verdict(BaseKind::small, ArcKind::full_front, front_edge_at(0.011)).in_arc);
  CHECK_FALSE(verdict(BaseKind::small, ArcKind::full_front, front_edge_at(0.011)).on_line);
  CHECK(verdict(BaseKind::small, ArcKind::full_front, front_edge_at(0)).on_line);
  CHECK(verdict(BaseKind::small, ArcKind::full_front, front_edge_at(0)).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::full_front, front_edge_at(-0.010)).in_arc);
  CHECK_FALSE(verdict(BaseKind::small, ArcKind::full_front, front_edge_at(-0.011)).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::full_rear, front_edge_at(39.9)).in_arc);
  CHECK_FALSE(verdict(BaseKind::small, ArcKind::full_rear, front_edge_at(40.1)).in_arc);
}

TEST_CASE("the printed bullseye is 15.0 mm wide on every base", "[geom][arc]") {
  for (const BaseKind base : {BaseKind::small, BaseKind::medium, BaseKind::large}) {
    const auto left_edge_at = [](double x) { return base_at(BaseKind::small, pose_mm(x + 20, 200)); };
    CHECK(verdict(base, ArcKind::bullseye, left_edge_at(7.489)).in_arc);
    CHECK_FALSE(verdict(base, ArcKind::bullseye, left_edge_at(7.489)).on_line);
    CHECK(verdict(base, ArcKind::bullseye, left_edge_at(7.5)).in_arc);
    CHECK(verdict(base, ArcKind::bullseye, left_edge_at(7.5)).on_line);
    CHECK(verdict(base, ArcKind::bullseye, left_edge_at(7.510)).in_arc);
    CHECK_FALSE(verdict(base, ArcKind::bullseye, left_edge_at(7.511)).in_arc);
  }
  // A target that fills the strip: its deepest point is on the axis, 7.5 mm from both edges.
  CHECK(verdict(BaseKind::small, ArcKind::bullseye, base_at(BaseKind::large, pose_mm(0, 200))).margin_mm ==
        Approx(7.5));
  // The strip starts at the front edge.
  CHECK_FALSE(verdict(BaseKind::large, ArcKind::bullseye, base_at(BaseKind::small, pose_mm(0, -100))).in_arc);
}

TEST_CASE("the AI's strip is as wide as its base and has no end", "[geom][arc][fga-3.3.2b-3]") {
  struct Strip {
    BaseKind base;
    double half_width;
  };
  for (const Strip& strip : {Strip{BaseKind::small, 20}, Strip{BaseKind::medium, 30}, Strip{BaseKind::large, 40}}) {
    const auto left_edge_at = [&strip](double beyond, double y) {
      return base_at(BaseKind::small, pose_mm(strip.half_width + beyond + 20, y));
    };
    CHECK(verdict(strip.base, ArcKind::base_strip, left_edge_at(-0.011, 200)).in_arc);
    CHECK(verdict(strip.base, ArcKind::base_strip, left_edge_at(0, 200)).on_line);
    CHECK(verdict(strip.base, ArcKind::base_strip, left_edge_at(0.010, 200)).in_arc);
    CHECK_FALSE(verdict(strip.base, ArcKind::base_strip, left_edge_at(0.011, 200)).in_arc);
    const auto far = verdict(strip.base, ArcKind::base_strip, left_edge_at(-5, 1700));
    CHECK(far.in_arc);
    CHECK_FALSE(far.range.band.has_value());
  }
}

TEST_CASE("an arc ends with the ruler", "[geom][arc]") {
  const geom::PlacedShape target = base_at(BaseKind::small, pose_mm(0, 340.011));
  const auto beyond = verdict(BaseKind::small, ArcKind::front, target);
  CHECK_FALSE(beyond.in_arc);
  CHECK(beyond.margin_mm > 10);
  CHECK(beyond.distance_mm == Approx(300.011));
  CHECK_FALSE(beyond.range.band.has_value());
  CHECK(verdict(BaseKind::small, ArcKind::front, target, 5).in_arc);
  CHECK(verdict(BaseKind::small, ArcKind::front, target, 5).range.band == 4);
  CHECK(verdict(BaseKind::small, ArcKind::front, base_at(BaseKind::small, pose_mm(0, 340.010))).range.band == 3);
}

TEST_CASE("range is measured to the part of the target inside the arc", "[geom][arc][2e-range-2]") {
  // A small base turned by 45 degrees, its lowest corner at (30, 100), its left one at (1.716, 128.284). Its lower left
  // edge meets the strip's side x = 7.5 at y = 122.5: 102.5 ahead of the front edge, though the corner is only
  // sqrt(10^2 + 80^2) = 80.6 away.
  const auto found = verdict(BaseKind::small, ArcKind::bullseye, base_at(BaseKind::small, pose_mm(30, 128.284271, 45)));
  CHECK(found.in_arc);
  CHECK(found.distance_mm == Approx(102.5).margin(0.001));
  CHECK(found.range.band == 2);
  CHECK(found.line.b.x == Approx(7.5).margin(1e-6));
  CHECK(found.line.b.y == Approx(122.5).margin(0.001));
  const auto anywhere =
      verdict(BaseKind::small, ArcKind::all_round, base_at(BaseKind::small, pose_mm(30, 128.284271, 45)));
  CHECK(anywhere.distance_mm == Approx(80.62258).margin(0.001));
  CHECK(anywhere.range.band == 1);
}

TEST_CASE("two bases face to face: the stretch of equally short lines", "[geom][arc]") {
  const auto found = verdict(BaseKind::small, ArcKind::front, base_at(BaseKind::large, pose_mm(30, 160)));
  CHECK(found.distance_mm == Approx(100));
  CHECK(found.range.on_line);
  CHECK(found.first.a == Vec2{-10, 20});
  CHECK(found.last.a == Vec2{20, 20});
  // Only the lines to the part in the bullseye: x from -7.5 to 7.5.
  const auto narrow = verdict(BaseKind::small, ArcKind::bullseye, base_at(BaseKind::large, pose_mm(30, 160)));
  CHECK(narrow.first.b.x == Approx(-7.5));
  CHECK(narrow.last.b.x == Approx(7.5));
}

TEST_CASE("arcs that a base has, by edition", "[geom][arc]") {
  const auto exists = [](BaseKind base, Edition edition, ArcKind kind) {
    return geom::arc_of(figures(), base, edition, kind).has_value();
  };
  CHECK(exists(BaseKind::huge_long, Edition::second, ArcKind::bullseye));
  CHECK_FALSE(exists(BaseKind::huge_long, Edition::first, ArcKind::bullseye));
  CHECK_FALSE(exists(BaseKind::huge_short, Edition::first, ArcKind::front));
  CHECK(exists(BaseKind::huge_short, Edition::first, ArcKind::huge_fore));
  CHECK_FALSE(exists(BaseKind::huge_short, Edition::first, ArcKind::section_fore_left));
  CHECK(exists(BaseKind::huge_long, Edition::first, ArcKind::section_turret));
  CHECK_FALSE(exists(BaseKind::huge_long, Edition::second, ArcKind::section_turret));
  CHECK_FALSE(exists(BaseKind::small, Edition::second, ArcKind::huge_fore));
  CHECK(exists(BaseKind::small, Edition::first, ArcKind::all_round));
}

TEST_CASE("names of arcs", "[geom][arc]") {
  CHECK(geom::name_of(ArcKind::full_front) == "full-front");
  CHECK(geom::name_of(ArcKind::section_fore_left) == "fore-left");
  CHECK(geom::arc_named("turret-left") == ArcKind::turret_left);
  CHECK_FALSE(geom::arc_named("sideways"));
  CHECK(geom::arc_names().size() == 23);
  for (const std::string_view name : geom::arc_names()) CHECK(geom::name_of(*geom::arc_named(name)) == name);
}

}  // namespace plotboard::geom_verdicts_arc

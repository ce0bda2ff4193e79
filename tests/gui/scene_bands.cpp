// What is shaded is what is judged: the drawn bands against the arcs' verdicts.
#include <catch2/catch.hpp>
#include <cmath>

#include "base/rng.hpp"
#include "draw/triangulate.hpp"
#include "draw_support.hpp"
#include "scene/bands.hpp"
#include "support/catalog.hpp"

namespace plotboard::scene_bands {

using geom::Vec2;

namespace {

bool inside(const std::vector<Vec2>& polygon, Vec2 p) {
  bool in = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const Vec2 a = polygon[i], b = polygon[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

}  // namespace

TEST_CASE("A band all round has the area of a rectangle with rounded corners", "[scene][bands]") {
  const scene::Rect rect = scene::measuring_rect(test::figures(), geom::BaseKind::small, geom::ArcKind::all_round);
  const scene::Curve base = scene::range_curve(rect, {}, 0), one = scene::range_curve(rect, {}, 100);
  REQUIRE(one.closed);
  const double area = std::abs(draw::twice_area(scene::between(base, one))) / 2;
  // Four strips of 40 x 100 and a whole circle of 100.
  CHECK(area == Approx(4 * 40 * 100 + 31415.9265).epsilon(0.001));
}

TEST_CASE("Shaded bands agree with the verdicts point by point", "[scene][bands]") {
  struct Case {
    geom::BaseKind base;
    geom::Edition edition;
    geom::ArcKind kind;
  };
  using geom::ArcKind;
  using geom::BaseKind;
  using geom::Edition;
  const Case one = GENERATE(values<Case>({{BaseKind::small, Edition::second, ArcKind::front},
                                          {BaseKind::small, Edition::second, ArcKind::rear},
                                          {BaseKind::medium, Edition::second, ArcKind::left},
                                          {BaseKind::large, Edition::second, ArcKind::right},
                                          {BaseKind::large, Edition::second, ArcKind::full_front},
                                          {BaseKind::small, Edition::second, ArcKind::full_rear},
                                          {BaseKind::small, Edition::second, ArcKind::bullseye},
                                          {BaseKind::small, Edition::second, ArcKind::double_turret_left_right},
                                          {BaseKind::small, Edition::first, ArcKind::all_round},
                                          {BaseKind::huge_short, Edition::first, ArcKind::huge_fore},
                                          {BaseKind::huge_long, Edition::first, ArcKind::huge_aft_left},
                                          {BaseKind::huge_long, Edition::first, ArcKind::section_fore_left}}));
  const geom::Figures& figures = test::figures();
  const auto arc = geom::arc_of(figures, one.base, one.edition, one.kind);
  REQUIRE(arc);
  CAPTURE(geom::name_of(one.kind), geom::name_of(one.base));
  const scene::Rect rect = scene::measuring_rect(figures, one.base, one.kind);
  geom::Shape own;
  own.parts = {{{rect.centre.x - rect.half_width, rect.centre.y + rect.half_length},
                {rect.centre.x - rect.half_width, rect.centre.y - rect.half_length},
                {rect.centre.x + rect.half_width, rect.centre.y - rect.half_length},
                {rect.centre.x + rect.half_width, rect.centre.y + rect.half_length}}};
  geom::measure_radius(own);
  const geom::Frame frame;
  const geom::PlacedShape placed_own = geom::placed(own, frame);
  std::vector<std::vector<std::vector<Vec2>>> bands(4);  // [band][region]
  for (const geom::ArcRegion& region : arc->regions) {
    for (int n = 1; n <= 3; ++n) {
      const scene::Curve inner = scene::range_curve(rect, region, (n - 1) * 100.0);
      const scene::Curve outer = scene::range_curve(rect, region, n * 100.0);
      REQUIRE(outer.points.size() >= 2);
      bands[static_cast<std::size_t>(n)].push_back(scene::between(inner, outer));
    }
  }
  base::Rng rng(7);
  int in_some = 0, told = 0;
  for (int i = 0; i < 4000; ++i) {
    const Vec2 p{rng.between(-450000, 450000) / 1000.0, rng.between(-500000, 500000) / 1000.0};
    constexpr double kDot = 0.01;
    geom::Shape dot;
    dot.parts = {
        {{p.x - kDot, p.y + kDot}, {p.x - kDot, p.y - kDot}, {p.x + kDot, p.y - kDot}, {p.x + kDot, p.y + kDot}}};
    geom::measure_radius(dot);
    const geom::PlacedShape target = geom::placed(dot, frame);
    const geom::ArcVerdict verdict = geom::in_arc(figures, *arc, frame, placed_own, target, 3);
    const double gap = geom::gap_mm(placed_own, target);
    if (std::abs(verdict.margin_mm) < 0.3 || gap < 0.3) continue;  // on an edge chords and dots have their width
    if (std::abs(std::fmod(gap, 100.0) - 50) > 49.7) continue;
    int band = 0;
    for (int n = 1; n <= 3; ++n) {
      for (const auto& polygon : bands[static_cast<std::size_t>(n)]) {
        if (inside(polygon, p)) band = n;
      }
    }
    const int judged = verdict.in_arc && verdict.range.band ? *verdict.range.band : 0;
    CAPTURE(p.x, p.y, gap, verdict.margin_mm);
    CHECK(band == judged);
    ++told;
    if (judged > 0) ++in_some;
  }
  CHECK(told > 3000);
  CHECK(in_some > (one.kind == ArcKind::bullseye ? 5 : 100));
}

TEST_CASE("Lines and polygons are cut to the mat", "[scene][bands]") {
  const auto pieces = scene::cut_line({{-50, 50}, {50, 50}, {150, 50}, {150, 20}, {20, 20}}, {0, 0}, {100, 100});
  REQUIRE(pieces.size() == 2);
  CHECK(pieces[0].front() == Vec2{0, 50});
  CHECK(pieces[0].back() == Vec2{100, 50});
  CHECK(pieces[1].front() == Vec2{100, 20});
  CHECK(pieces[1].back() == Vec2{20, 20});
  CHECK(scene::cut_line({{-5, -5}, {-5, 500}}, {0, 0}, {100, 100}).empty());
  const auto polygon = scene::cut_polygon({{-50, -50}, {50, -50}, {50, 50}, {-50, 50}}, {0, 0}, {100, 100});
  CHECK(std::abs(draw::twice_area(polygon)) == Approx(2 * 50 * 50));
}

}  // namespace plotboard::scene_bands

// Templates against polygons, held against the template's outline in many thousand chords (long double).
#include <algorithm>
#include <catch2/catch.hpp>

#include "path_table.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::path_template {

using namespace plotboard::test;

namespace {

using Ring = std::vector<Point>;  // counter-clockwise

Real to_segment(Point p, Point a, Point b) {
  const Real dx = b.x - a.x;
  const Real dy = b.y - a.y;
  const Real squared = dx * dx + dy * dy;
  const Real share = squared > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / squared, Real{0}, Real{1}) : 0;
  return distance(p, {a.x + share * dx, a.y + share * dy});
}
Real to_ring(Point p, const Ring& ring) {
  Real least = 1e9L;
  for (std::size_t i = 0; i < ring.size(); ++i)
    least = std::min(least, to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
  return least;
}
// By winding: works for the bent outline too.
bool inside(Point p, const Ring& ring) {
  bool in = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    if ((ring[i].y > p.y) != (ring[j].y > p.y) &&
        p.x < (ring[j].x - ring[i].x) * (p.y - ring[i].y) / (ring[j].y - ring[i].y) + ring[i].x) {
      in = !in;
    }
  }
  return in;
}
bool cross(Point a, Point b, Point c, Point d) {
  const auto turn = [](Point p, Point q, Point r) { return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x); };
  return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) && (turn(c, d, a) > 0) != (turn(c, d, b) > 0);
}

Ring outline(const OracleLine& line, Real width, int chords) {
  Ring right;
  Ring left;
  const int steps = line.radius > 0 ? chords : 1;
  for (int i = 0; i <= steps; ++i) {
    const Real s = line.length * i / steps;
    const Real angle = line.radius > 0 ? line.side * s / line.radius : 0;
    const Point p = line.at(s);
    right.push_back({p.x + width / 2 * std::cos(angle), p.y - width / 2 * std::sin(angle)});
    left.push_back({p.x - width / 2 * std::cos(angle), p.y + width / 2 * std::sin(angle)});
  }
  right.insert(right.end(), left.rbegin(), left.rend());
  return right;
}

// Convex: corners on an ellipse, sometimes a long thin bar.
Ring random_polygon(base::Rng& rng, Point near) {
  const bool bar = rng.below(4) == 0;
  const Real a = bar ? rng.between(40, 150) : rng.between(3, 40);
  const Real b = bar ? rng.between(1, 5) : rng.between(3, 40);
  const int corners = rng.between(3, 9);
  std::vector<int> angles;
  while (static_cast<int>(angles.size()) < corners) {
    const int angle = rng.between(0, 359);
    if (std::find(angles.begin(), angles.end(), angle) == angles.end()) angles.push_back(angle);
  }
  std::sort(angles.begin(), angles.end());
  const Real turn = rng.between(0, 359) * kPiLong / 180;
  Ring ring;
  for (const int angle : angles) {
    const Real x = a * std::cos(angle * kPiLong / 180);
    const Real y = b * std::sin(angle * kPiLong / 180);
    ring.push_back(
        {near.x + x * std::cos(turn) - y * std::sin(turn), near.y + x * std::sin(turn) + y * std::cos(turn)});
  }
  return ring;
}

}  // namespace

TEST_CASE("template gaps are those of the exact ring sector", "[path]") {
  const geom::Figures& figures = test::figures();
  base::Rng rng(20260105);
  constexpr int kChords = 3000;
  int apart = 0;
  int overlapping = 0;
  for (int round = 0; round < tries(1500); ++round) {
    const auto kind = static_cast<geom::TemplateKind>(rng.between(1, 3));
    const int speed = rng.between(1, 3);
    const int side = kind == geom::TemplateKind::straight ? 0 : (rng.below(2) == 0 ? -1 : 1);
    OracleLine line = oracle_line(figures, kind, speed, side);
    const geom::Frame start = geom::frame_of(random_pose(rng, 500000));
    geom::Template piece = geom::template_at(figures, kind, speed, side, start);
    if (rng.below(4) == 0) {
      line.length *= rng.between(1, 99) / Real{100};
      piece = geom::trimmed(piece, static_cast<double>(line.length));
    }
    const Point middle = line.at(line.length * rng.between(0, 100) / 100);
    const Ring polygon = random_polygon(rng, {middle.x + rng.between(-50, 50), middle.y + rng.between(-50, 50)});
    const Ring sector = outline(line, mm(figures.template_width), kChords);
    const Real spacing = line.radius > 0 ? (line.radius + 10) * (line.length / line.radius) / kChords : 0;
    const Real sagitta = spacing * spacing / (8 * (line.radius + 10)) + 1e-10L;

    geom::Shape shape;
    shape.parts.emplace_back();
    for (const Point p : polygon) shape.parts[0].push_back({static_cast<double>(p.x), static_cast<double>(p.y)});
    geom::measure_radius(shape);
    const geom::PlacedShape placed = geom::placed(shape, start);
    const double gap = geom::gap_mm(piece, placed);
    CHECK(geom::contact(piece, placed, 0.01) == geom::verdict_of(gap, 0.01));

    bool meet = false;
    Real depth = 0;
    Real distance_mm = 1e9L;
    for (const Point p : polygon) {
      const Real to_outline = to_ring(p, sector);
      distance_mm = std::min(distance_mm, to_outline);
      if (inside(p, sector)) depth = std::max(depth, to_outline);
    }
    for (std::size_t i = 0; i < sector.size(); ++i) {
      const Real to_polygon = to_ring(sector[i], polygon);
      distance_mm = std::min(distance_mm, to_polygon);
      if (inside(sector[i], polygon)) depth = std::max(depth, to_polygon);
      for (std::size_t j = 0; j < polygon.size(); ++j) {
        meet = meet || cross(sector[i], sector[(i + 1) % sector.size()], polygon[j], polygon[(j + 1) % polygon.size()]);
      }
    }
    INFO("round " << round << " template " << static_cast<int>(kind) << "-" << speed << " side " << side << " gap "
                  << gap);
    if (meet || depth > 0) {
      ++overlapping;
      REQUIRE(gap <= static_cast<double>(sagitta));
      if (line.radius > 0 && gap < 0) {
        // The oracle knows the arcs only at its chord ends; the engine also looks at the end edges' inner points.
        REQUIRE(-gap >= static_cast<double>(depth - sagitta));
        Real deepest = depth;
        for (const std::size_t end : {std::size_t{0}, sector.size() / 2 - 1}) {
          const Point a = sector[end];
          const Point b = sector[sector.size() - 1 - end];
          for (int i = 0; i <= 2000; ++i) {
            const Point p{a.x + (b.x - a.x) * i / 2000, a.y + (b.y - a.y) * i / 2000};
            if (inside(p, polygon)) deepest = std::max(deepest, to_ring(p, polygon));
          }
        }
        REQUIRE(-gap <= static_cast<double>(deepest + spacing + 0.01L));
      }
    } else {
      ++apart;
      REQUIRE(std::fabs(gap - static_cast<double>(distance_mm)) <= static_cast<double>(sagitta));
    }
  }
  CHECK(apart > tries(200));
  CHECK(overlapping > tries(200));
}

}  // namespace plotboard::path_template

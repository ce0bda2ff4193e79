#include "scene/bands.hpp"

#include <algorithm>
#include <cmath>

#include "geom/trig.hpp"

namespace plotboard::scene {
namespace {

using geom::Vec2;

std::vector<Vec2> rounded(const Rect& rect, double d) {
  std::vector<Vec2> points;
  const int steps = d <= 0 ? 0 : std::clamp(static_cast<int>(std::ceil(0.785 / std::sqrt(0.2 / d))), 3, 40);
  constexpr Vec2 kCorners[4] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};  // clockwise from the right bow
  for (int corner = 0; corner < 4; ++corner) {
    const Vec2 at{rect.centre.x + kCorners[corner].x * rect.half_width,
                  rect.centre.y + kCorners[corner].y * rect.half_length};
    for (int i = 0; i <= steps; ++i) {
      const geom::SinCos a = geom::sin_cos_degrees(90.0 * corner + (steps > 0 ? 90.0 * i / steps : 0.0));
      points.push_back({at.x + d * a.sin, at.y + d * a.cos});
    }
  }
  return points;
}

double distance_to(const Rect& rect, Vec2 p) {
  const double dx = std::abs(p.x - rect.centre.x) - rect.half_width;
  const double dy = std::abs(p.y - rect.centre.y) - rect.half_length;
  if (dx <= 0 && dy <= 0) return std::max(dx, dy);
  return geom::length({std::max(dx, 0.0), std::max(dy, 0.0)});
}

std::vector<Vec2> clipped(const std::vector<Vec2>& points, const geom::HalfPlane& plane) {
  std::vector<Vec2> out;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 a = points[i], b = points[(i + 1) % points.size()];
    const double da = dot(plane.normal, a) - plane.offset, db = dot(plane.normal, b) - plane.offset;
    if (da <= 0) out.push_back(a);
    if ((da < 0 && db > 0) || (da > 0 && db < 0)) out.push_back(a + (b - a) * (da / (da - db)));
  }
  return out;
}

}  // namespace

Rect measuring_rect(const geom::Figures& figures, geom::BaseKind base, geom::ArcKind kind) {
  const geom::BaseFigures& size = figures.base_of(base);
  const bool fore = kind == geom::ArcKind::section_fore_left || kind == geom::ArcKind::section_fore_right ||
                    kind == geom::ArcKind::section_turret;
  const bool aft = kind == geom::ArcKind::section_aft_left || kind == geom::ArcKind::section_aft_right;
  if (fore || aft) {
    const double half = size.section_edge.mm() / 2, offset = size.section_offset.mm();
    return {{0, fore ? offset : -offset}, half, half};
  }
  return {{0, 0}, size.width.mm() / 2, size.length.mm() / 2};
}

Curve range_curve(const Rect& rect, const geom::ArcRegion& region, double distance) {
  distance = std::max(distance, 0.01);  // on the edge itself a region before the base would have no area to walk round
  std::vector<Vec2> ring = rounded(rect, distance);
  bool cut = false;
  for (const geom::HalfPlane& plane : region.planes) {
    for (const Vec2 p : ring) cut = cut || dot(plane.normal, p) > plane.offset;
    ring = clipped(ring, plane);
  }
  Curve curve;
  if (ring.empty()) return curve;
  // Corners that a clip cut in lie on chords, a hair nearer than the curve. Corners inside belong to the arc's own
  // edges.
  const double slack = std::min(0.2, distance / 2);
  const std::size_t n = ring.size();
  const auto on = [&](std::size_t i) { return distance_to(rect, ring[i % n]) > distance - slack; };
  std::size_t start = n;
  for (std::size_t i = 0; i < n && start == n; ++i) {
    if (on(i) && !on(i + n - 1)) start = i;
  }
  curve.closed = !cut;
  if (start == n) {
    if (!on(0)) return curve;
    start = 0;
    if (cut) {
      // All corners lie on the curve (a half plane, a strip): it starts behind the deepest chord, which is the cut.
      double deepest = -1;
      for (std::size_t i = 0; i < n; ++i) {
        const double depth = distance - distance_to(rect, geom::middle(ring[i], ring[(i + 1) % n]));
        if (depth > deepest) {
          deepest = depth;
          start = (i + 1) % n;
        }
      }
    }
  }
  for (std::size_t i = 0; i < n && on(start + i); ++i) curve.points.push_back(ring[(start + i) % n]);
  return curve;
}

std::vector<geom::Vec2> between(const Curve& inner, const Curve& outer) {
  std::vector<Vec2> points = outer.points;
  if (outer.closed && !points.empty()) points.push_back(points.front());
  std::vector<Vec2> back = inner.points;
  if (inner.closed && !back.empty()) back.push_back(back.front());
  points.insert(points.end(), back.rbegin(), back.rend());
  return points;
}

std::vector<Vec2> cut_polygon(std::vector<Vec2> points, Vec2 low, Vec2 high) {
  for (const geom::HalfPlane& plane :
       {geom::HalfPlane{{-1, 0}, -low.x}, {{1, 0}, high.x}, {{0, -1}, -low.y}, {{0, 1}, high.y}}) {
    points = clipped(points, plane);
  }
  return points;
}

std::vector<std::vector<Vec2>> cut_line(const std::vector<Vec2>& points, Vec2 low, Vec2 high) {
  std::vector<std::vector<Vec2>> pieces;
  bool open = false;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vec2 a = points[i], d = points[i + 1] - a;
    double from = 0, to = 1;
    const auto limit = [&](double along, double room) {  // along * t <= room
      if (along > 0) to = std::min(to, room / along);
      if (along < 0) from = std::max(from, room / along);
      if (along == 0 && room < 0) to = -1;
    };
    limit(d.x, high.x - a.x);
    limit(-d.x, a.x - low.x);
    limit(d.y, high.y - a.y);
    limit(-d.y, a.y - low.y);
    if (from >= to) {
      open = false;
      continue;
    }
    if (!open || from > 0) pieces.push_back({a + d * from});
    pieces.back().push_back(a + d * to);
    open = to == 1;
  }
  return pieces;
}

}  // namespace plotboard::scene

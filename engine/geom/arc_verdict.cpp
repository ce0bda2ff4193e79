#include <algorithm>
#include <array>
#include <memory_resource>
#include <optional>
#include <span>

#include "geom/arc.hpp"
#include "geom/convex.hpp"

namespace plotboard::geom {

namespace {

// Half the edge of the square that stands for the unbounded plane; far beyond any table.
constexpr double kFar = 20000;

using Planes = std::span<const HalfPlane>;

// The lists of one verdict: they are short, and have no business on the heap.
class Room {
 public:
  std::pmr::memory_resource* pool() { return &pool_; }

 private:
  std::array<std::byte, 4096> bytes_;
  std::pmr::monotonic_buffer_resource pool_{bytes_.data(), bytes_.size()};
};
using Polygon = std::pmr::vector<Vec2>;
using PlaneList = std::pmr::vector<HalfPlane>;

// The region on the table, its edges moved outwards by `slack`.
PlaneList placed_region(Room& room, const ArcRegion& region, const Frame& frame, double slack) {
  PlaneList planes(room.pool());
  planes.reserve(region.planes.size());
  for (const HalfPlane& plane : region.planes) {
    const Vec2 normal = frame.right * plane.normal.x + frame.forward * plane.normal.y;
    planes.push_back({normal, plane.offset + dot(normal, frame.origin) + slack});
  }
  return planes;
}

Polygon clipped_by(Room& room, Convex polygon, Planes planes) {
  Polygon rest(polygon.begin(), polygon.end(), room.pool());
  Polygon next(room.pool());
  for (const HalfPlane& plane : planes) {
    clip(rest, plane, next);
    rest.swap(next);
  }
  return rest;
}

// How deep a point lies inside: distance to the nearest edge line, negative outside.
double depth(Planes planes, Vec2 p) {
  double least = kInfinity;
  for (const HalfPlane& plane : planes) least = std::min(least, plane.offset - dot(plane.normal, p));
  return least;
}

// Where two linear functions with these values at both ends of an edge are equal, as a share of the edge.
std::optional<double> crossing(double from_first, double to_first, double from_second, double to_second) {
  const double from = from_first - from_second;
  const double to = to_first - to_second;
  if ((from < 0) == (to < 0) || from == to) return std::nullopt;
  return from / (from - to);
}

struct Deep {
  double depth;
  Vec2 at;
};

// The polygon's deepest point. Depth is the least of some linear functions, so its maximum over a polygon
// lies at a vertex, or on an edge where two of them are equal, or inside where three are.
Deep deepest(Room& room, Planes planes, Convex polygon) {
  Deep best{-kInfinity, {}};
  const auto look_at = [&](Vec2 p) {
    const double found = depth(planes, p);
    if (found > best.depth) best = {found, p};
  };
  for (const Vec2 p : polygon) look_at(p);
  const auto inside = [](const HalfPlane& plane, Vec2 p) { return plane.offset - dot(plane.normal, p); };
  for (std::size_t e = 0; e < polygon.size(); ++e) {
    const Vec2 from = polygon[e];
    const Vec2 to = polygon[e + 1 < polygon.size() ? e + 1 : 0];
    for (std::size_t i = 0; i < planes.size(); ++i) {
      for (std::size_t j = i + 1; j < planes.size(); ++j) {
        const auto share = crossing(inside(planes[i], from), inside(planes[i], to),  //
                                    inside(planes[j], from), inside(planes[j], to));
        if (share) look_at(from + (to - from) * *share);
      }
    }
  }
  if (planes.size() == 3) {  // a strip: its end's middle, half its width ahead
    const HalfPlane &a = planes[0], &b = planes[1], &c = planes[2];
    const Vec2 first = a.normal - b.normal;
    const Vec2 second = a.normal - c.normal;
    const double scale = cross(first, second);
    const double u = (a.offset - b.offset) / scale;
    const double v = (a.offset - c.offset) / scale;
    const Vec2 p{u * second.y - v * first.y, v * first.x - u * second.x};
    PlaneList outline(room.pool());
    outline.reserve(polygon.size());
    for (std::size_t e = 0; e < polygon.size(); ++e) {
      const Vec2 edge = polygon[e + 1 < polygon.size() ? e + 1 : 0] - polygon[e];
      const Vec2 outward{edge.y, -edge.x};
      outline.push_back({outward, dot(outward, polygon[e])});
    }
    if (depth(outline, p) >= 0) look_at(p);
  }
  return best;
}

// The region as a polygon, as far as any table reaches.
Polygon outline_of(Room& room, Planes planes, Vec2 near) {
  const Vec2 plane[] = {{near.x - kFar, near.y - kFar},
                        {near.x + kFar, near.y - kFar},
                        {near.x + kFar, near.y + kFar},
                        {near.x - kFar, near.y + kFar}};
  return clipped_by(room, plane, planes);
}

// Depth of the deepest point inside, or minus the distance to the region.
double margin_of(Room& room, Planes planes, Convex polygon, Vec2 near) {
  if (planes.empty()) return kInfinity;
  const double inside = deepest(room, planes, polygon).depth;
  if (inside >= 0) return inside;
  return -std::max(convex_gap(outline_of(room, planes, near), polygon), 0.0);
}

Vec2 middle_of(Convex polygon) {
  Vec2 sum;
  for (const Vec2 p : polygon) sum = sum + p;
  return sum * (1.0 / static_cast<double>(polygon.size()));
}

// The distance that convex_nearest gives, without its lines.
Nearest distance_alone(Convex a, Convex b) {
  const double gap = convex_gap(a, b);
  return {gap <= kRounding ? 0 : gap, {}, {}, {}};
}

struct Reach {
  double margin = -kInfinity;
  std::optional<Nearest> line;  // to the part inside
};

// One convex part of the target against one region.
Reach reach(const Figures& figures, const Arc& arc, const ArcRegion& region, const Frame& attacker,
            const PlacedShape& attacker_base, Convex target, Wanted wanted) {
  const double tolerance = figures.contact_tolerance.mm() + kRounding;
  Room room;
  const PlaneList planes = placed_region(room, region, attacker, 0);
  // The turret of a CR90 section fires at whatever has its centre outside the shadow (huge-attack-7).
  const bool by_centre = arc.kind == ArcKind::section_turret;
  const Vec2 centre = middle_of(target);
  Reach result;
  result.margin = margin_of(room, planes, by_centre ? Convex(&centre, 1) : target, attacker.origin);
  if (result.margin < -tolerance) return result;

  Polygon part_inside(room.pool());
  Convex hit = target;
  const bool wholly = std::all_of(target.begin(), target.end(), [&](Vec2 p) { return depth(planes, p) >= 0; });
  if (!by_centre && !wholly) {
    // A target that only just reaches the edge: what lies within the tolerance of it is hit. Twice the tolerance,
    // because the lines moved outwards must not miss a point that far from the region.
    if (result.margin > tolerance) {
      part_inside = clipped_by(room, target, planes);
    } else {
      part_inside = clipped_by(room, target, placed_region(room, region, attacker, 2 * tolerance));
    }
    hit = part_inside;
  }
  for (std::size_t part = 0; part < attacker_base.parts() && !hit.empty(); ++part) {
    const Nearest found = wanted == Wanted::line ? convex_nearest(part_of(attacker_base, part), hit)
                                                 : distance_alone(part_of(attacker_base, part), hit);
    if (!result.line || found.distance_mm < result.line->distance_mm) result.line = found;
  }
  return result;
}

// The deepest point and the edge it is nearest to, or the way from the polygon to the region.
Segment edge_points(Room& room, Planes planes, Convex polygon, Vec2 near) {
  if (planes.empty()) return {middle_of(polygon), middle_of(polygon)};
  const Deep inside = deepest(room, planes, polygon);
  if (inside.depth >= 0) {
    for (const HalfPlane& plane : planes) {
      const double away = plane.offset - dot(plane.normal, inside.at);
      if (away <= inside.depth) return {inside.at, inside.at + plane.normal * away};
    }
  }
  const Segment way = convex_nearest(outline_of(room, planes, near), polygon).line;
  return {way.b, way.a};
}

}  // namespace

ArcEdge arc_edge(const Arc& arc, const Frame& attacker, const PlacedShape& target) {
  ArcEdge best;
  const bool by_centre = arc.kind == ArcKind::section_turret;
  for (const ArcRegion& region : arc.regions) {
    for (std::size_t part = 0; part < target.parts(); ++part) {
      Room room;
      const PlaneList planes = placed_region(room, region, attacker, 0);
      const Convex whole = part_of(target, part);
      const Vec2 centre = middle_of(whole);
      const Convex polygon = by_centre ? Convex(&centre, 1) : whole;
      const double margin = margin_of(room, planes, polygon, attacker.origin);
      if (margin > best.margin_mm) best = {margin, edge_points(room, planes, polygon, attacker.origin)};
    }
  }
  return best;
}

ArcVerdict in_arc(const Figures& figures, const Arc& arc, const Frame& attacker, const PlacedShape& attacker_base,
                  const PlacedShape& target, int bands, Wanted wanted) {
  const double tolerance = figures.contact_tolerance.mm() + kRounding;
  Reach best;
  for (const ArcRegion& region : arc.regions) {
    for (std::size_t part = 0; part < target.parts(); ++part) {
      const Reach found = reach(figures, arc, region, attacker, attacker_base, part_of(target, part), wanted);
      best.margin = std::max(best.margin, found.margin);
      if (found.line && (!best.line || found.line->distance_mm < best.line->distance_mm)) best.line = found.line;
    }
  }
  ArcVerdict verdict;
  verdict.margin_mm = best.margin;
  verdict.on_line = std::fabs(best.margin) <= tolerance;
  if (!best.line) return verdict;
  verdict.distance_mm = best.line->distance_mm;
  verdict.line = best.line->line;
  verdict.first = best.line->first;
  verdict.last = best.line->last;
  verdict.range = range_of(verdict.distance_mm, figures, bands);
  verdict.in_arc = verdict.range.band.has_value() || arc.kind == ArcKind::base_strip;
  return verdict;
}

}  // namespace plotboard::geom

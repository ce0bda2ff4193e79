#include <algorithm>
#include <optional>

#include "geom/arc.hpp"
#include "geom/convex.hpp"

namespace plotboard::geom {

namespace {

// Offsets of the measured line, in mm along the stretch, at which it crosses something.
struct Blocked {
  double low;
  double high;
  std::size_t obstacle;
  [[nodiscard]] bool holds(double offset) const { return low < offset && offset < high; }
};

// Narrows `range` to the offsets t with start + t * slope < limit.
void keep_below(Blocked& range, double start, double slope, double limit) {
  if (slope == 0) {
    if (start >= limit) range.high = range.low;
  } else if (slope > 0) {
    range.high = std::min(range.high, (limit - start) / slope);
  } else {
    range.low = std::max(range.low, (limit - start) / slope);
  }
}

// Offsets at which the line, moved along `sweep`, lies deeper than the tolerance inside the polygon. The separation
// along every edge normal of the two is a linear function of the offset, so the offsets are one interval.
Blocked blocked_by(Convex polygon, const Segment& line, Vec2 sweep, double tolerance, std::size_t obstacle) {
  Blocked range{-kInfinity, kInfinity, obstacle};
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 from = polygon[i];
    const Vec2 edge = polygon[i + 1 < polygon.size() ? i + 1 : 0] - from;
    const double size = length(edge);
    if (size == 0) continue;
    const Vec2 outward{edge.y / size, -edge.x / size};
    const double start = std::min(dot(outward, line.a - from), dot(outward, line.b - from));
    keep_below(range, start, dot(outward, sweep), -tolerance);
  }
  const Vec2 way = line.b - line.a;
  const double size = length(way);
  if (size == 0) return range;
  for (const Vec2 side : {Vec2{way.y / size, -way.x / size}, Vec2{-way.y / size, way.x / size}}) {
    double start = kInfinity;
    for (const Vec2 p : polygon) start = std::min(start, dot(side, p - line.a));
    keep_below(range, start, -dot(side, sweep), -tolerance);
  }
  return range;
}

// The parts of one obstacle meet at seams, where neither part alone is deep: joins what a seam has parted.
void join_over_seams(std::vector<Blocked>& parts, double seam) {
  std::sort(parts.begin(), parts.end(), [](const Blocked& a, const Blocked& b) { return a.low < b.low; });
  std::vector<Blocked> joined;
  for (const Blocked& part : parts) {
    if (!joined.empty() && part.low <= joined.back().high + seam) {
      joined.back().high = std::max(joined.back().high, part.high);
    } else {
      joined.push_back(part);
    }
  }
  parts = std::move(joined);
}

}  // namespace

Obstruction obstruction(const Segment& line, const Segment& first, const Segment& last,
                        const std::vector<const PlacedShape*>& obstacles, double tolerance_mm) {
  // Offsets run from the middle of the stretch; without a stretch only offset 0 counts, along any direction.
  const Vec2 stretch = last.a - first.a;
  const double half = length(stretch) * 0.5;
  const Vec2 way = line.b - line.a;
  const Vec2 across = half > 0 ? stretch : Vec2{-way.y, way.x};
  const double size = length(across);
  const Vec2 sweep = size > 0 ? across * (1 / size) : Vec2{1, 0};

  std::vector<Blocked> blocked;
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    std::vector<Blocked> parts;
    for (std::size_t part = 0; part < obstacles[i]->parts(); ++part) {
      const Blocked range = blocked_by(part_of(*obstacles[i], part), line, sweep, tolerance_mm, i);
      if (range.low < range.high) parts.push_back(range);
    }
    join_over_seams(parts, 3 * tolerance_mm);
    blocked.insert(blocked.end(), parts.begin(), parts.end());
  }

  const auto clear = [&](double offset) {
    return std::none_of(blocked.begin(), blocked.end(), [&](const Blocked& b) { return b.holds(offset); });
  };
  double chosen = 0;
  if (!clear(0)) {
    // The clear line nearest the middle runs along an end of what blocks.
    std::optional<double> best;
    for (const Blocked& b : blocked) {
      for (const double end : {b.low, b.high}) {
        if (std::fabs(end) > half || !clear(end)) continue;
        const double better = best ? std::fabs(*best) - std::fabs(end) : 1;
        if (better > 0 || (better == 0 && end < *best)) best = end;
      }
    }
    chosen = best.value_or(0);
  }
  Obstruction result;
  result.line = {line.a + sweep * chosen, line.b + sweep * chosen};
  for (const Blocked& b : blocked) {
    if (b.holds(chosen) && (result.obstacles.empty() || result.obstacles.back() != b.obstacle)) {
      result.obstacles.push_back(b.obstacle);
    }
  }
  return result;
}

}  // namespace plotboard::geom

#include "geom/convex.hpp"

#include <algorithm>
#include <array>
#include <memory_resource>

namespace plotboard::geom {

namespace {

// Two lines whose lengths differ by less are equally short: far above rounding, far below a millidegree's effect.
constexpr double kEqualLength = 1e-6;

// How far `other` lies beyond the line through `through` with that unit normal; negative: it reaches across.
double beyond(Vec2 through, Vec2 normal, Convex other) {
  double least = kInfinity;
  for (const Vec2 p : other) least = std::min(least, dot(normal, p - through));
  return least;
}

// The largest separation along the edge normals of `a` (of a line: along its direction too).
double separation_along(Convex a, Convex b, double enough) {
  double best = -kInfinity;
  for (std::size_t i = 0; i < a.size() && best <= enough; ++i) {
    const Vec2 from = a[i];
    const Vec2 to = a[next_index(a, i)];
    const Vec2 edge = to - from;
    const double size = length(edge);
    if (size == 0) continue;
    best = std::max(best, beyond(from, {edge.y / size, -edge.x / size}, b));
    if (a.size() == 2) best = std::max(best, beyond(to, {edge.x / size, edge.y / size}, b));
  }
  return best;
}

Vec2 nearest_on_edge(Vec2 p, Vec2 from, Vec2 to) {
  const Vec2 edge = to - from;
  const double along = dot(p - from, edge);
  const double squared = dot(edge, edge);
  if (along <= 0) return from;
  if (along >= squared) return to;
  return from + edge * (along / squared);
}

// Calls visit(point of a, point of b) for every vertex of one and the nearest point to it on every edge of the other.
// The nearest points of polygons that stand apart are among them, and so are both ends of a stretch of such.
template <typename Visit>
void each_vertex_and_edge(Convex a, Convex b, Visit visit) {
  for (std::size_t i = 0; i < b.size(); ++i) {
    for (const Vec2 p : a) visit(p, nearest_on_edge(p, b[i], b[next_index(b, i)]));
  }
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (const Vec2 p : b) visit(nearest_on_edge(p, a[i], a[next_index(a, i)]), p);
  }
}

double squared_distance(Vec2 a, Vec2 b) { return dot(b - a, b - a); }

// Squared distance between two lines taken as points of four dimensions.
double squared_distance(const Segment& s, const Segment& t) {
  return squared_distance(s.a, t.a) + squared_distance(s.b, t.b);
}

bool before(const Segment& s, const Segment& t) { return s.a.x != t.a.x ? s.a.x < t.a.x : s.a.y < t.a.y; }

// A point of the common part of two polygons that touch or overlap: the middle of its vertices. Precondition: `b` is
// not a mere line, for that has no inside to cut from.
Vec2 common_point(Convex a, Convex b) {
  std::vector<Vec2> common(a.begin(), a.end());
  std::vector<Vec2> rest;
  for (std::size_t i = 0; i < b.size(); ++i) {
    const Vec2 edge = b[next_index(b, i)] - b[i];
    const Vec2 outward{edge.y, -edge.x};
    const double room = 2 * kRounding * length(edge);  // what only touches must not be cut away by rounding
    clip(common, {outward, dot(outward, b[i]) + room}, rest);
    common.swap(rest);
  }
  Vec2 sum;
  for (const Vec2 p : common) sum = sum + p;
  return common.empty() ? a[0] : sum * (1.0 / static_cast<double>(common.size()));
}

}  // namespace

namespace {

// Vertices and the nearest points of edges, in each_vertex_and_edge's order. Room for polygons of up to eight corners
// without going to the heap.
class Ways {
 public:
  Ways(Convex a, Convex b) : all_(&pool_) {
    all_.reserve(2 * a.size() * b.size());
    each_vertex_and_edge(a, b, [&](Vec2 p, Vec2 q) {
      const double squared = squared_distance(p, q);
      if (squared < least_) {
        least_ = squared;
        shortest_ = {p, q};
      }
      all_.push_back({{p, q}, squared});
    });
  }
  [[nodiscard]] double squared_least() const { return least_; }
  [[nodiscard]] const Segment& shortest() const { return shortest_; }
  // Of those no longer than `limit` the one farthest from `origin`.
  [[nodiscard]] Segment farthest_from(const Segment& origin, double limit) const {
    Segment farthest = origin;
    double most = 0;
    for (const Way& way : all_) {
      if (way.squared > limit * limit) continue;
      const double away = squared_distance(origin, way.line);
      if (away > most) {
        most = away;
        farthest = way.line;
      }
    }
    return farthest;
  }

 private:
  struct Way {
    Segment line;
    double squared;
  };
  std::array<std::byte, 128 * sizeof(Way)> room_;
  std::pmr::monotonic_buffer_resource pool_{room_.data(), room_.size()};
  std::pmr::vector<Way> all_;
  Segment shortest_;
  double least_ = kInfinity;
};

// The largest separation along the edges of both; minus infinity for two points.
double separation_of(Convex a, Convex b) {
  return std::max(separation_along(a, b, kInfinity), separation_along(b, a, kInfinity));
}

}  // namespace

double convex_gap(Convex a, Convex b, double enough) {
  const double along_a = separation_along(a, b, enough);
  if (along_a > enough) return along_a;
  const double along_b = separation_along(b, a, enough);
  const double separation = std::max(along_a, along_b);
  if (separation > enough) return separation;
  const bool two_points = separation == -kInfinity;
  if (separation <= 0 && !two_points) return separation + 0.0;  // no negative zero
  double least = kInfinity;
  each_vertex_and_edge(a, b, [&least](Vec2 p, Vec2 q) { least = std::min(least, squared_distance(p, q)); });
  // The separation is exact where a face decides; so the gap never falls below it and agrees with the early exits.
  return std::max(separation, std::sqrt(least));
}

Box box_of(Convex polygon) {
  // Plain minima instead of Box::add: no branch to mispredict.
  Vec2 low = polygon.front();
  Vec2 high = low;
  for (const Vec2 p : polygon) {
    low.x = std::min(low.x, p.x);
    low.y = std::min(low.y, p.y);
    high.x = std::max(high.x, p.x);
    high.y = std::max(high.y, p.y);
  }
  return {low, high};
}

double gap_at_least(const Box& a, const Box& b) {
  const double across = std::max(b.low.x - a.high.x, a.low.x - b.high.x);
  const double ahead = std::max(b.low.y - a.high.y, a.low.y - b.high.y);
  return std::max(across, ahead) - kRounding;
}

Nearest convex_nearest(Convex a, Convex b) {
  const double separation = separation_of(a, b);
  const bool two_points = separation == -kInfinity;
  const auto meeting = [&] {
    const Vec2 point = b.size() > 2 ? common_point(a, b) : common_point(b, a);
    const Segment line{point, point};
    return Nearest{0, line, line, line};
  };
  if (separation <= 0 && !two_points) return meeting();
  const Ways ways(a, b);
  const double distance = std::sqrt(ways.squared_least());
  const double gap = std::max(separation, distance);  // that of convex_gap
  if (gap <= kRounding) return meeting();
  const Segment shortest = ways.shortest();
  const double limit = distance + kEqualLength;
  Segment first = ways.farthest_from(shortest, limit);
  constexpr double kOnePoint = 4 * kEqualLength * kEqualLength;
  if (squared_distance(first, shortest) <= kOnePoint) return {gap, shortest, shortest, shortest};
  Segment last = ways.farthest_from(first, limit);
  if (before(last, first)) std::swap(first, last);
  return {gap, {middle(first.a, last.a), middle(first.b, last.b)}, first, last};
}

}  // namespace plotboard::geom

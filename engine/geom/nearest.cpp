#include <algorithm>

#include "geom/contact.hpp"
#include "geom/convex.hpp"

namespace plotboard::geom {

namespace {

bool before(const PlacedShape& a, const PlacedShape& b) {
  return std::lexicographical_compare(a.points.begin(), a.points.end(), b.points.begin(), b.points.end(),
                                      [](Vec2 p, Vec2 q) { return p.x != q.x ? p.x < q.x : p.y < q.y; });
}

double squared_stretch(const Nearest& found) {
  const Vec2 way = found.last.a - found.first.a;
  return dot(way, way);
}

// Of the pairs of parts that are equally near, the one with the longest stretch.
Nearest nearest_in_order(const PlacedShape& a, const PlacedShape& b) {
  if (a.parts() == 1 && b.parts() == 1) return convex_nearest(part_of(a, 0), part_of(b, 0));
  struct Pair {
    double gap;
    std::size_t part_a;
    std::size_t part_b;
  };
  std::vector<Pair> pairs;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < a.parts(); ++i) {
    for (std::size_t j = 0; j < b.parts(); ++j) {
      const Convex p = part_of(a, i);
      const Convex q = part_of(b, j);
      const double limit = least + kRounding;
      if (gap_at_least(box_of(p), box_of(q)) > limit) continue;
      const double gap = convex_gap(p, q, limit);
      pairs.push_back({gap, i, j});
      least = std::min(least, gap);
    }
  }
  Nearest best;
  double longest = -1;
  for (const Pair& pair : pairs) {
    if (pair.gap > least + kRounding) continue;
    const Nearest found = convex_nearest(part_of(a, pair.part_a), part_of(b, pair.part_b));
    const double stretch = squared_stretch(found);
    if (stretch > longest) {
      longest = stretch;
      best = found;
    }
  }
  best.distance_mm = least <= kRounding ? 0 : least;
  return best;
}

Segment swapped(const Segment& s) { return {s.b, s.a}; }

}  // namespace

Nearest nearest(const PlacedShape& a, const PlacedShape& b) {
  // One order for both ways of asking, so that the answers are the same bits.
  if (!before(b, a)) return nearest_in_order(a, b);
  const Nearest found = nearest_in_order(b, a);
  return {found.distance_mm, swapped(found.line), swapped(found.first), swapped(found.last)};
}

}  // namespace plotboard::geom

#pragma once
// Inside the geometry module: what contact, nearest points, arcs and obstruction ask of two convex polygons.
// Vertices counter-clockwise, millimetres; one or two vertices (a point, a line) are convex polygons too.
// Error below 1e-9 mm on a table of +-4 m. No errors; cost grows with the product of the vertex counts.

#include <limits>
#include <span>
#include <vector>

#include "geom/arc.hpp"
#include "geom/contact.hpp"

namespace plotboard::geom {

using Convex = std::span<const Vec2>;

inline Convex part_of(const PlacedShape& shape, std::size_t part) {
  return {shape.points.data() + shape.first[part], shape.first[part + 1] - shape.first[part]};
}

// Signed gap of two convex polygons: distance, or minus the shortest push that parts them. Any number above `enough`
// (but never above the gap) as soon as the gap is known to exceed it. The same bits for (a, b) and (b, a).
double convex_gap(Convex a, Convex b, double enough = std::numeric_limits<double>::infinity());

Box box_of(Convex polygon);
// No gap of what the boxes hold is smaller, rounding included.
double gap_at_least(const Box& a, const Box& b);

// Nearest points as contact.hpp has them; not symmetric in its last bits.
Nearest convex_nearest(Convex a, Convex b);

inline std::size_t next_index(Convex polygon, std::size_t i) { return i + 1 < polygon.size() ? i + 1 : 0; }

// The part of a polygon inside a half plane, its edge included. `result` is another list than `polygon`'s.
template <class Points>
void clip(Convex polygon, const HalfPlane& keep, Points& result) {
  result.clear();
  result.reserve(polygon.size() + 1);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 from = polygon[i];
    const Vec2 to = polygon[next_index(polygon, i)];
    const double outside_from = dot(keep.normal, from) - keep.offset;
    const double outside_to = dot(keep.normal, to) - keep.offset;
    if (outside_from <= 0) result.push_back(from);
    if ((outside_from < 0 && outside_to > 0) || (outside_from > 0 && outside_to < 0)) {
      result.push_back(from + (to - from) * (outside_from / (outside_from - outside_to)));
    }
  }
}

}  // namespace plotboard::geom

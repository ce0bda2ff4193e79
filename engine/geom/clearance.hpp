#pragma once
// How far a measured line is from being clear, or from being obstructed.
//
// A measured line is one of a stretch of parallel, equally short ones, from `first` to `last`: whoever measures may
// pick any of them (2e-obstruct-7). Obstacles are unions of convex parts that tile their outline. Signed, in
// millimetres: positive  clear: of all lines of the stretch the one that keeps farthest from every outline, and its
// distance from the
//           nearest. So far some outline would have to come before no line of the stretch keeps clear of it.
// negative  no line of the stretch is clear. The shortest move, in any direction and without a turn, after which some
//           line lies outside of every obstacle, on an outline at the nearest. Where one obstacle is in the way it
//           makes no difference whether the line moves or the obstacle.
// Infinite without obstacles. A line along an outline, or one that only meets it, is clear by 0.
// Error below 1e-6 mm; some microseconds a part near the line. Pure.

#include <cstddef>
#include <vector>

#include "geom/shape.hpp"

namespace plotboard::geom {

struct Clearance {
  double mm = kInfinity;
  Segment line;              // of the stretch: that which keeps farthest, or is soonest clear
  Segment deciding;          // from a point of the line to the point of the outline that decides
  std::size_t obstacle = 0;  // whose outline that is: index in the list
};
Clearance clearance(const Segment& first, const Segment& last, const std::vector<const PlacedShape*>& obstacles);

}  // namespace plotboard::geom

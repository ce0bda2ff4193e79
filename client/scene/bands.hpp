#pragma once
// Range bands around a base as outlines to draw: what lies within a distance of a rectangle is that rectangle with
// rounded corners, and an arc cuts a piece out of it. The same planes as the verdicts' (geom/arc.hpp), so what is
// shaded is what is judged. Curves are chords of at most a tenth of a millimetre's sagitta. Pure; some microseconds
// a band.

#include <vector>

#include "geom/arc.hpp"

namespace plotboard::scene {

struct Rect {  // in a ship's frame: from where a range is measured
  geom::Vec2 centre;
  double half_width = 0, half_length = 0;
};
// Whole bases; the section's own base for first edition section arcs.
Rect measuring_rect(const geom::Figures& figures, geom::BaseKind base, geom::ArcKind kind);

// The boundary at `distance` mm from the rectangle inside the region, clockwise, in the ship's frame. Closed when the
// region cuts nothing off; empty when it lies outside.
struct Curve {
  std::vector<geom::Vec2> points;
  bool closed = false;
};
Curve range_curve(const Rect& rect, const geom::ArcRegion& region, double distance);
// Between two curves of the same region, one simple polygon (closed curves: joined by a cut at the bow).
std::vector<geom::Vec2> between(const Curve& inner, const Curve& outer);

// Cut to an upright rectangle. A polygon may keep edges along the cut; a line may fall into several.
std::vector<geom::Vec2> cut_polygon(std::vector<geom::Vec2> points, geom::Vec2 low, geom::Vec2 high);
std::vector<std::vector<geom::Vec2>> cut_line(const std::vector<geom::Vec2>& points, geom::Vec2 low, geom::Vec2 high);

}  // namespace plotboard::scene

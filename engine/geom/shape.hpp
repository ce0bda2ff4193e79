#pragma once
// Shapes of pieces as unions of convex polygons, in the piece's own frame and placed on the table.
// Vertices counter-clockwise, millimetres. A union may overlap itself (a base and its guides do).
// Placing costs one rotation a vertex; no rounding beyond double (error under 1e-12 mm on a table).

#include <cstdint>
#include <vector>

#include "geom/figures.hpp"
#include "geom/pose.hpp"

namespace plotboard::geom {

struct Shape {
  std::vector<Vec2> outline;             // for drawing; not needed for verdicts
  std::vector<std::vector<Vec2>> parts;  // each convex, 3 or more vertices
  double radius = 0;                     // of the smallest circle about the origin that holds all parts
};

// The base of a ship. Guides count for overlap while a ship moves and against obstacles, never for range and
// arcs (2e-range-2); the rule sets' setting `guides` decides.
Shape base_shape(const Figures& figures, BaseKind kind, bool with_guides);
// The other face of a two-sided token: turned over about its x axis, so y is negated;
// vertices stay counter-clockwise.
Shape mirrored(const Shape& shape);
// Radius from the parts; call after filling them by hand.
void measure_radius(Shape& shape);

// A shape on the table. Holds its vertices in one block: part i is points[first[i]] .. points[first[i+1]].
struct PlacedShape {
  std::vector<Vec2> points;
  std::vector<std::uint32_t> first;  // size parts + 1
  Vec2 centre;
  double radius = 0;
  Box box;
  [[nodiscard]] std::size_t parts() const { return first.size() - 1; }
};
PlacedShape placed(const Shape& shape, const Frame& frame);
inline PlacedShape placed(const Shape& shape, const Pose& pose) { return placed(shape, frame_of(pose)); }
PlacedShape placed_segment(Vec2 a, Vec2 b);  // a degenerate shape: a line

// A ship's base on the table, without allocation: the fast path of the contact verdict.
struct PlacedBase {
  Frame frame;
  double half_width = 0;
  double half_length = 0;
  double guide_offset = 0;  // all three zero: no guides
  double guide_half_width = 0;
  double guide_projection = 0;
  [[nodiscard]] bool has_guides() const { return guide_projection > 0; }
  // Corners counter-clockwise from front left... front-left, rear-left, rear-right, front-right.
  [[nodiscard]] Vec2 corner(int index) const;
};
inline PlacedBase placed_base(const Figures& figures, BaseKind kind, bool with_guides, const Frame& frame) {
  const BaseFigures& size = figures.base_of(kind);
  PlacedBase base;
  base.frame = frame;
  base.half_width = size.width.mm() * 0.5;
  base.half_length = size.length.mm() * 0.5;
  if (with_guides) {
    base.guide_offset = figures.guide_offset.mm();
    base.guide_half_width = figures.guide_width.mm() * 0.5;
    base.guide_projection = figures.guide_projection.mm();
  }
  return base;
}
inline PlacedBase placed_base(const Figures& figures, BaseKind kind, bool with_guides, const Pose& pose) {
  return placed_base(figures, kind, with_guides, frame_of(pose));
}

// Its body as a shape, without guides: the same as base_shape() placed.
PlacedShape placed_body(const PlacedBase& base);

// Is the whole shape inside [0,width] x [0,height] mm? Exactly on the edge is inside (2e-flee-3), so is anything up
// to the contact tolerance beyond it. `overhang` is how far the farthest vertex stands out (negative: inside).
double overhang_mm(const PlacedBase& base, double width_mm, double height_mm);  // guides left out
double overhang_with_guides_mm(const PlacedBase& base, double width_mm, double height_mm);

}  // namespace plotboard::geom

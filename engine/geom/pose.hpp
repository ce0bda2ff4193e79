#pragma once
// Where a piece stands: whole micrometres and millidegrees (the state's truth), and the double-precision frame
// that geometry computes with. Heading 0 looks along +y, 90 along +x (clockwise).
// A piece's own frame: x right, y forward, origin at its centre (huge ships: mid-point of their length;
// templates: middle of the start edge).

#include "base/units.hpp"
#include "geom/trig.hpp"
#include "geom/vec.hpp"

namespace plotboard::geom {

struct Pose {
  base::Um x;
  base::Um y;
  base::Mdeg heading;  // [0, 360000)
  friend bool operator==(const Pose&, const Pose&) = default;
};

struct Frame {
  Vec2 origin;
  Vec2 right{1, 0};
  Vec2 forward{0, 1};
  [[nodiscard]] Vec2 to_world(Vec2 local) const {
    return {origin.x + right.x * local.x + forward.x * local.y, origin.y + right.y * local.x + forward.y * local.y};
  }
  [[nodiscard]] Vec2 to_local(Vec2 world) const {
    const Vec2 d = world - origin;
    return {dot(d, right), dot(d, forward)};
  }
};

Frame frame_of(const Pose& pose);

// A move in the piece's own frame before it moves: millimetres right and forward, clockwise turn.
struct Displacement {
  double right = 0;
  double forward = 0;
  double turn_degrees = 0;
};

// The pose after a displacement, rounded once to whole units.
Pose displaced(const Pose& start, const Displacement& move);
// The nearest whole-unit pose to a centre and heading.
Pose rounded_pose(Vec2 centre, double heading_degrees);

}  // namespace plotboard::geom

#include "geom/pose.hpp"

namespace plotboard::geom {

Frame frame_of(const Pose& pose) {
  const SinCos turn = sin_cos(pose.heading);
  return {{pose.x.mm(), pose.y.mm()}, {turn.cos, -turn.sin}, {turn.sin, turn.cos}};
}

Pose displaced(const Pose& start, const Displacement& move) {
  const Vec2 centre = frame_of(start).to_world({move.right, move.forward});
  return rounded_pose(centre, start.heading.degrees() + move.turn_degrees);
}

Pose rounded_pose(Vec2 centre, double heading_degrees) {
  return {base::um_from_mm(centre.x), base::um_from_mm(centre.y), base::mdeg_from_degrees(heading_degrees).wrapped()};
}

}  // namespace plotboard::geom

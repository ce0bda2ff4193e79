#pragma once
// Formation places of the corner wing tool (fga-3.2.2-3 to -6, decisions.md): a 2 x 2 block, neighbours a template's
// width apart. D front left (leader), C front right, B back left, A back right, in the leader's frame.
#include <vector>

#include "geom/pose.hpp"
#include "geom/shape.hpp"

namespace plotboard::geom {

enum class WingPlace : std::uint8_t { leader, right, behind, behind_right };  // D, C, B, A
// Pose of a place relative to the leader; `inverted` mirrors right and left (fga-3.3.9.1-1).
Pose wing_pose(const Figures& figures, BaseKind base, const Pose& leader, WingPlace place, bool inverted);
// Places 1 to 6 of the second edition's wing tool (2e-wing-2, -3; figures are our own): leader in front between left
// (2) and right flank (3), behind them rear (4), left (5) and right support (6); all face as the leader.
Pose wing_tool_pose(const Figures& figures, BaseKind base, const Pose& leader, int place);
// Deployment of `ships` (1 to 4) as a block whose centre line meets `vector` (a point on the edge, looking into the
// table): rear row's rear edge on the board edge; medium and larger bases stand in one row (fga-2.14.1x-7).
// Result: leader first, by ascending ship number.
std::vector<Pose> deployment(const Figures& figures, BaseKind base, const Pose& vector, int ships);

}  // namespace plotboard::geom

#pragma once
// Formations. One tool, with six places about the leader, neighbours a template's width apart and all facing as the
// leader (2e-wing-2, -3; figures are our own): 1 the leader in front, between left (2) and right flank (3); behind them
// rear (4), left (5) and right support (6). The 2 x 2 block of the campaign's squads (fga-3.2.2-3 to -6)
// stands in four of them: D is the leader, front left, C 3, B 4 and A 6.
#include <array>
#include <optional>
#include <vector>

#include "geom/pose.hpp"
#include "geom/shape.hpp"

namespace plotboard::geom {

Pose wing_tool_pose(const Figures& figures, BaseKind base, const Pose& leader, int place);

inline constexpr std::array<int, 4> kBlockPlaces{1, 3, 4, 6};  // D, C, B, A: by ascending ship number
// The place with right and left exchanged (fga-3.3.9.1-1).
int inverted_place(int place);
// The same spot as a place about the ship that stands in `leader`; nothing where the tool has none there.
std::optional<int> place_about(int leader, int place);

// Deployment of `ships` (1 to 4) as a block whose centre line meets `vector` (a point on the edge, looking into the
// table): rear row's rear edge on the board edge; medium and larger bases stand in one row (fga-2.14.1x-7).
// Result: leader first, by ascending ship number.
std::vector<Pose> deployment(const Figures& figures, BaseKind base, const Pose& vector, int ships);

}  // namespace plotboard::geom

#include "geom/formation.hpp"

#include <algorithm>
#include <array>

namespace plotboard::geom {
namespace {

struct Grid {
  int right;
  int behind;
};
constexpr Grid grid_of(WingPlace place) {
  switch (place) {
    case WingPlace::leader:
      return {0, 0};
    case WingPlace::right:
      return {1, 0};
    case WingPlace::behind:
      return {0, 1};
    case WingPlace::behind_right:
      return {1, 1};
  }
  return {0, 0};
}

}  // namespace

Pose wing_pose(const Figures& figures, BaseKind base, const Pose& leader, WingPlace place, bool inverted) {
  const Grid grid = grid_of(place);
  const double across = (figures.base_of(base).width + figures.template_width).mm();
  const double along = (figures.base_of(base).length + figures.template_width).mm();
  return displaced(leader, {(inverted ? -across : across) * grid.right, -along * grid.behind, 0});
}

Pose wing_tool_pose(const Figures& figures, BaseKind base, const Pose& leader, int place) {
  constexpr std::array<Grid, 6> kPlaces{{{0, 0}, {-1, 0}, {1, 0}, {0, 1}, {-1, 1}, {1, 1}}};
  const Grid grid = kPlaces.at(static_cast<std::size_t>(place - 1));
  const double across = (figures.base_of(base).width + figures.wing_gap).mm();
  const double along = (figures.base_of(base).length + figures.wing_gap).mm();
  return displaced(leader, {across * grid.right, -along * grid.behind, 0});
}

std::vector<Pose> deployment(const Figures& figures, BaseKind base, const Pose& vector, int ships) {
  const double across = (figures.base_of(base).width + figures.template_width).mm();
  const double along = (figures.base_of(base).length + figures.template_width).mm();
  const double half_length = figures.base_of(base).length.mm() / 2;
  const int count = std::clamp(ships, 1, 4);
  // Only small ships fly in a block (fga-2.14.1x-7); larger ones stand in a row.
  const bool block = base == BaseKind::small;
  const int columns = block ? std::min(count, 2) : count;
  const int rows = block && count > 2 ? 2 : 1;
  std::vector<Pose> poses;
  for (int i = 0; i < count; ++i) {
    const Grid grid = block ? grid_of(static_cast<WingPlace>(i)) : Grid{i, 0};
    poses.push_back(displaced(
        vector, {across * (grid.right - (columns - 1) / 2.0), half_length + along * (rows - 1 - grid.behind), 0}));
  }
  return poses;
}

}  // namespace plotboard::geom

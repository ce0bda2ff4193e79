#include "geom/formation.hpp"

#include <algorithm>

namespace plotboard::geom {
namespace {

struct Grid {
  int right;
  int behind;
};
constexpr std::array<Grid, 6> kPlaces{{{0, 0}, {-1, 0}, {1, 0}, {0, 1}, {-1, 1}, {1, 1}}};

Grid grid_of(int place) { return kPlaces.at(static_cast<std::size_t>(place - 1)); }

std::optional<int> place_at(Grid grid) {
  for (std::size_t i = 0; i < kPlaces.size(); ++i) {
    if (kPlaces.at(i).right == grid.right && kPlaces.at(i).behind == grid.behind) return static_cast<int>(i) + 1;
  }
  return std::nullopt;
}

// From one place to the next, mm.
double across(const Figures& figures, BaseKind base) { return (figures.base_of(base).width + figures.wing_gap).mm(); }
double along(const Figures& figures, BaseKind base) { return (figures.base_of(base).length + figures.wing_gap).mm(); }

}  // namespace

Pose wing_tool_pose(const Figures& figures, BaseKind base, const Pose& leader, int place) {
  const Grid grid = grid_of(place);
  return displaced(leader, {across(figures, base) * grid.right, -along(figures, base) * grid.behind, 0});
}

int inverted_place(int place) {
  const Grid grid = grid_of(place);
  return place_at({-grid.right, grid.behind}).value_or(place);
}

std::optional<int> place_about(int leader, int place) {
  const Grid from = grid_of(leader);
  const Grid to = grid_of(place);
  return place_at({to.right - from.right, to.behind - from.behind});
}

std::vector<Pose> deployment(const Figures& figures, BaseKind base, const Pose& vector, int ships) {
  const double half_length = figures.base_of(base).length.mm() / 2;
  const int count = std::clamp(ships, 1, 4);
  // Only small ships fly in a block (fga-2.14.1x-7); larger ones stand in a row.
  const bool block = base == BaseKind::small;
  const int columns = block ? std::min(count, 2) : count;
  const int rows = block && count > 2 ? 2 : 1;
  std::vector<Pose> poses;
  for (int i = 0; i < count; ++i) {
    const Grid grid = block ? grid_of(kBlockPlaces.at(static_cast<std::size_t>(i))) : Grid{i, 0};
    poses.push_back(displaced(vector, {across(figures, base) * (grid.right - (columns - 1) / 2.0),
                                       half_length + along(figures, base) * (rows - 1 - grid.behind), 0}));
  }
  return poses;
}

}  // namespace plotboard::geom

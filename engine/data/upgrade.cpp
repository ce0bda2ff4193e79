#include "data/upgrade.hpp"

namespace plotboard::data {

std::optional<int> SquadPoints::of(geom::BaseKind base, int agility, int initiative) const {
  if (by == PointsBy::nothing) return value;
  const int figure = by == PointsBy::size ? static_cast<int>(base) : by == PointsBy::agility ? agility : initiative;
  const auto found = values.find(figure);
  return found == values.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Upgrade::cost_for(int ship_agility) const {
  if (cost_by_agility.empty()) return cost;
  const auto found = cost_by_agility.find(ship_agility);
  if (found == cost_by_agility.end()) return std::nullopt;
  return found->second;
}

}  // namespace plotboard::data

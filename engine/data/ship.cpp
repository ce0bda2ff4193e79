#include "data/ship.hpp"

namespace plotboard::data {

std::optional<geom::Difficulty> Dial::difficulty_of(geom::Maneuver maneuver) const {
  for (const DialEntry& entry : entries) {
    if (entry.maneuver == maneuver) return entry.difficulty;
  }
  return std::nullopt;
}

}  // namespace plotboard::data

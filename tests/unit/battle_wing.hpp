#pragma once
// Wings for tests: ships of one type in their places, led by A1.
#include <algorithm>

#include "battle_commands.hpp"
#include "geom/formation.hpp"
#include "rules/rules.hpp"
#include "rules/wings.hpp"

namespace plotboard::test {

// A1 to A6, the leader at 457, 300 looking up the table.
inline std::vector<state::Piece> wing_of(const std::string& ref, int ships) {
  std::vector<state::Piece> wing;
  for (int place = 1; place <= ships; ++place) {
    wing.push_back(fighter("A" + std::to_string(place), ref, state::Side::player, 457, 300));
    state::Piece& piece = wing.back();
    piece.pose = geom::wing_tool_pose(catalog().figures, piece.base, piece.pose, place);
    piece.ship.wing = {"A1", place, false};
  }
  return wing;
}

}  // namespace plotboard::test

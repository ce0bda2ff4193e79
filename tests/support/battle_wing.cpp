#include "support/battle_wing.hpp"

#include "geom/formation.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

std::vector<state::Piece> wing_of(const std::string& ref, int ships) {
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

// What a side has lost, in squad points (1e-event-3, 1e-destroy-6).
#include "rules/first/parts.hpp"

namespace plotboard::rules::first {

int points_lost(const data::Catalog&, const state::Table& table, state::Side side) {
  static const Id pup{"1e-pilot-nashtahpuppilot"}, tooth{"1e-upgrade-houndstooth"};
  int sum = 0;
  bool pup_left = false, tooth_lost = false;
  for (const state::Piece& ship : table.pieces) {
    if (ship.type != state::PieceType::ship || ship.side != side) continue;
    const bool lost = ship.fled || ship.ship.removed;
    if (lost) sum += ship.ship.points;
    pup_left = pup_left || (!lost && ship.ship.pilot == pup);
    tooth_lost = tooth_lost || (lost && ship.ship.card(tooth) != nullptr);
  }
  return pup_left && tooth_lost ? sum - 1 : sum;
}

}  // namespace plotboard::rules::first

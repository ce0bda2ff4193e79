#include "mission/shares.hpp"

#include <algorithm>

#include "mission/conditions.hpp"

namespace plotboard::mission {

Shares shares_of(const state::Table& table) {
  Shares shares;
  for (const state::Piece& piece : table.pieces) {
    if (is_of_flight_group(piece)) shares.pilots.push_back({piece.id, table.progress.earned(piece.id), 0, 0});
  }
  for (const state::Credit& credit : table.progress.credits) shares.pool += credit.points;
  shares.pool = std::max(0, shares.pool);
  if (shares.pilots.empty()) return shares;
  const int count = static_cast<int>(shares.pilots.size());
  shares.remainder = shares.pool % count;
  for (Share& share : shares.pilots) {
    share.share = shares.pool / count;
    for (const state::Ejection& roll : table.progress.ejections) {
      if (roll.ship == share.ship) share.lost = std::min(share.share, roll.experience);
    }
  }
  return shares;
}

}  // namespace plotboard::mission

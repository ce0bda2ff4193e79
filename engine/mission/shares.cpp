#include "mission/shares.hpp"

#include <algorithm>
#include <utility>

#include "mission/conditions.hpp"

namespace plotboard::mission {

Shares shared(int pool, std::vector<Share> pilots, const std::vector<state::Ejection>& ejections) {
  Shares shares{std::max(0, pool), 0, std::move(pilots)};
  if (shares.pilots.empty()) return shares;
  const int count = static_cast<int>(shares.pilots.size());
  shares.remainder = shares.pool % count;
  for (Share& share : shares.pilots) {
    share.share = shares.pool / count;
    for (const state::Ejection& roll : ejections) {
      if (roll.ship == share.ship) share.lost = std::min(share.share, roll.experience);
    }
  }
  return shares;
}

Shares shares_of(const state::Table& table) {
  int pool = 0;
  for (const state::Credit& credit : table.progress.credits) pool += credit.points;
  std::vector<Share> pilots;
  for (const state::Piece& piece : table.pieces) {
    if (is_of_flight_group(piece)) pilots.push_back({piece.id, table.progress.earned(piece.id), 0, 0});
  }
  return shared(pool, std::move(pilots), table.progress.ejections);
}

}  // namespace plotboard::mission

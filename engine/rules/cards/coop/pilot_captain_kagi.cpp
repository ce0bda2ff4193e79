#include <algorithm>

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

// Enemies whose lock is on a friend at range 0 to 3.
Ids locking_friends(const Game& game, Id ship) {
  Ids enemies;
  constexpr int kReach = 3;
  const Ids friends = friends_near(game, ship, ship, 0, kReach);
  for (const state::Piece& piece : game.table().pieces) {
    const bool enemy = piece.in_play() && piece.side == state::other(game.piece(ship).side);
    if (enemy && std::find(friends.begin(), friends.end(), piece.lock) != friends.end()) enemies.push_back(piece.id);
  }
  return enemies;
}

}  // namespace

void pilot_captain_kagi(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:captain-kagi", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !locking_friends(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        for (const Id id : locking_friends(game, occasion.owner)) {
          set_lock(game, id, occasion.owner, kPilotRule);
        }
      }));
}

}  // namespace plotboard::rules::effects

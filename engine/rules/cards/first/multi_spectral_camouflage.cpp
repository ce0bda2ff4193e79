#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Against the first lock on it; the blue token goes with the red one (1e-lock-15).
void multi_spectral_camouflage(Effects& all) {
  must(
      all, "1e-upgrade-multispectralcamouflage", Window::lock_acquired,
      [](const Game& game, const Occasion& occasion) {
        const auto& pieces = game.table().pieces;
        return occasion.other == occasion.owner &&
               std::count_if(pieces.begin(), pieces.end(),
                             [&](const state::Piece& each) { return each.lock == occasion.owner; }) == 1;
      },
      [](Game& game, Occasion& occasion) {
        const Id locker = occasion.subject;
        if (throw_die(game, occasion, occasion.owner, state::DieKind::defense) != Face::evade) return;
        break_lock(game, locker, "1e-upgrade-multispectralcamouflage");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first

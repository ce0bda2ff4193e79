#include "rules/cards/first/parts.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

// Right after the roll, so a lock taken anew may be spent in this attack, whoever's the first token is (1e-lock-13).
void pilot_colonel_vessery(Effects& all) {
  may(
      all, "1e-pilot-colonelvessery", Window::attack_rolled,
      [](const Game& game, const Occasion& occasion) {
        const auto& pieces = game.table().pieces;
        return owner_of(game, occasion).lock != occasion.other &&
               std::any_of(pieces.begin(), pieces.end(),
                           [&](const state::Piece& ship) { return ship.in_play() && ship.lock == occasion.other; });
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, occasion.other); });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// All that a friendly bomb token would do to this ship, whatever it is; each token by itself. Only a hit, no critical
// one, costs the card.
void deflective_plating(Effects& all) {
  may(
      all, "1e-upgrade-deflectiveplating", Window::device_strikes,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* token = game.find(occasion.other);
        return token != nullptr && token->side == owner_of(game, occasion).side;
      },
      [](Game& game, Occasion& occasion) {
        occasion.stopped = true;
        if (throw_die(game, occasion, occasion.owner, state::DieKind::attack) != Face::hit) return;
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-deflectiveplating");
      });
}

}  // namespace plotboard::rules::effects::first

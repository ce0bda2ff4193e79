#include "rules/cards/second/parts_squads.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

// While the device still lies there: with it goes the lock on it.
void named_padric(Effects& all) {
  squad_must(
      all, "pilot:padric", Window::device_leaves,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* device = game.find(occasion.other);
        return device != nullptr && device->side == bearer(game, occasion).side &&
               bearer(game, occasion).has_locked(occasion.other);
      },
      [](Game& game, Occasion& occasion) {
        for (const Id id : ships_within(game, occasion.other, 1)) {
          if (are_enemies(game, id, occasion.owner))
            gain(game, id, state::Token::strain, 1, kCardRule, bearer(game, occasion).side);
        }
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_scourge(Effects& all) {
  adds<1>(all, "1e-pilot-scourge", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && is_damaged(game.piece(occasion.other));
  });
}

}  // namespace plotboard::rules::effects::first

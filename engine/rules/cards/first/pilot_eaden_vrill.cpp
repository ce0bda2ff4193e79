#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_eaden_vrill(Effects& all) {
  adds<1>(all, "1e-pilot-eadenvrill", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks_with_primary(game, occasion) && is_stressed(game.piece(attack_in(game, occasion).defender));
  });
}

}  // namespace plotboard::rules::effects::first

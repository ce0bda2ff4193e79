#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_major_vynder(Effects& all) {
  adds<1>(all, "1e-pilot-majorvynder", Window::defense_dice, [](const Game& game, const Occasion& occasion) {
    return defends(game, occasion) && owner_of(game, occasion).tokens.disarm > 0;
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void major_vynder(Effects& all) {
  add_dice<1>(all, "major-vynder", Window::defense_dice,
              [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.disarm > 0; });
  all.back().rule = kAbilities;
}

}  // namespace plotboard::rules::effects

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void predator(Effects& all) {
  offers(all, "1e-upgrade-predator", Window::modify_attack, attacks, [](Game& game, Occasion& occasion) {
    constexpr int kPoor = 2;
    const int dice = game.piece(game.attack()->defender).initiative <= kPoor ? 2 : 1;
    reroll_some(game, occasion.owner, true, dice, "1e-upgrade-predator");
  });
}

}  // namespace plotboard::rules::effects::first

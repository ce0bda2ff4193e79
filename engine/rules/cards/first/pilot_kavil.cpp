#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_kavil(Effects& all) {
  adds<1>(all, "1e-pilot-kavil", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && !is_in_any_arc(game, occasion.other, occasion.owner);
  });
}

}  // namespace plotboard::rules::effects::first

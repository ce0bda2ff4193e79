#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_pure_sabacc(Effects& all) {
  adds<1>(all, "1e-pilot-puresabacc", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && owner_of(game, occasion).ship.damage.size() <= 1;
  });
}

}  // namespace plotboard::rules::effects::first

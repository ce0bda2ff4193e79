#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_mauler_mithel(Effects& all) {
  adds<1>(all, "1e-pilot-maulermithel", Window::attack_dice,
          [](const Game& game, const Occasion& occasion) { return attack_range(game, occasion) <= 1; });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_pure_sabacc(Effects& all) {
  squad_adds<1>(all, "pilot:puresabacc", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && bearer(game, occasion).ship.damage.size() <= 1;
  });
}

}  // namespace plotboard::rules::effects

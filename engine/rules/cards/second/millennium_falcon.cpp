#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void millennium_falcon(Effects& all) {
  squad_rerolls<1>(all, "millennium-falcon", Window::modify_defense, [](const Game& game, const Occasion& occasion) {
    return owner_defends(game, occasion) && bearer(game, occasion).tokens.evade > 0;
  });
}

}  // namespace plotboard::rules::effects

#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void captain_feroph(Effects& all) {
  add_change_of_poor<state::Face::evade>(
      all, "captain-feroph", Window::modify_defense, [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && !has_green_token(game.piece(game.attack()->attacker));
      });
}

}  // namespace plotboard::rules::effects

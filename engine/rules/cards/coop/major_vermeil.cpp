#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void major_vermeil(Effects& all) {
  add_change_of_poor<state::Face::hit>(
      all, "major-vermeil", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
        return makes_primary_attack(game, occasion) && !has_green_token(game.piece(game.attack()->defender));
      });
}

}  // namespace plotboard::rules::effects

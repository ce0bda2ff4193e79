#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_major_vermeil(Effects& all) {
  add_change_of_poor<state::Face::hit>(
      all, "pilot:majorvermeil", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && !has_green_token(game.piece(attack_in(game, occasion).defender));
      });
  all.back().rule = kCardRule;
}

}  // namespace plotboard::rules::effects

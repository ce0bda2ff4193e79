#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void saw_gerrera(Effects& all) {
  squad_offer(
      all, "saw-gerrera", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && (game.attack() == nullptr || shows(game, true, state::Face::focus));
      },
      [](Game& game, Occasion& occasion) {
        suffer(game, occasion.owner, 1, 0, kCardRule);
        change_faces(game, occasion, state::Face::focus, state::Face::crit, state::kMostTokens);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return count_faces(game.attack()->attack_dice, state::Face::focus) >= 2 && points_left(game, occasion.owner) > 2;
  };
}

}  // namespace plotboard::rules::effects

#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void heavy_laser_cannon(Effects& all) {
  Effect duller;
  duller.card = "heavy-laser-cannon";
  duller.window = Window::after_modify_attack;
  duller.rule = "2e-special-18";
  duller.when = attacks_with_card;
  duller.run = [](Game& game, Occasion&) {
    for (std::size_t i = 0; i < game.attack()->attack_dice.size(); ++i) {
      if (game.attack()->attack_dice[i].face == state::Face::crit) change_die(game, true, i, state::Face::hit);
    }
  };
  all.push_back(duller);
}

}  // namespace plotboard::rules::effects

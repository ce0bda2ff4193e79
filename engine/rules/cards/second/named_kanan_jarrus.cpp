#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_kanan_jarrus(Effects& all) {
  squad_may(
      all, "pilot:kananjarrus", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        const Id defender = game.attack()->defender;
        return has_force(game, occasion) && is_other_friend(game, occasion, defender) &&
               in_firing_arc(game, defender, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        note_paid(game, occasion);
      })
      .anyone = true;
  squad_adds<-1>(all, "pilot:kananjarrus", Window::attack_dice, is_paid_for).anyone = true;
}

}  // namespace plotboard::rules::effects

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_jan_ors(Effects& all) {
  squad_may(
      all, "pilot:janors", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return is_primary(attack) && is_other_friend(game, occasion, attack.attacker) &&
               is_unstressed(game, occasion) && in_firing_arc(game, attack.attacker, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        be_stressed(game, occasion);
        note_paid(game, occasion);
      })
      .anyone = true;
  squad_adds<1>(all, "pilot:janors", Window::attack_dice, is_paid_for).anyone = true;
}

}  // namespace plotboard::rules::effects

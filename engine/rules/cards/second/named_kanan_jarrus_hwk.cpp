#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_kanan_jarrus_hwk(Effects& all) {
  squad_may(
      all, "pilot:kananjarrus-hwk290lightfreighter", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        const bool guarded = owner_defends(game, occasion) || (is_ship_in_play(game, attack.defender) &&
                                                               in_turret_arc(game, attack.defender, occasion.owner));
        // He may guard an enemy too, but nobody takes a die from his own side.
        return has_force(game, occasion) && guarded && !game.friendly(attack.attacker, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        note_paid(game, occasion);
      })
      .anyone = true;
  squad_adds<-1>(all, "pilot:kananjarrus-hwk290lightfreighter", Window::attack_dice, is_paid_for).anyone = true;
}

}  // namespace plotboard::rules::effects

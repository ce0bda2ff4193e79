#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// The cost is paid as the attack is declared; a miss, of an attack that is performed twice both of them (1e-attack-39),
// gives it back: the card, or the token that went in its place. Tokens and locks stay spent.
void munitions_failsafe(Effects& all) {
  must(
      all, "1e-upgrade-munitionsfailsafe", Window::upgrade_discarded,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack* attack = game.attack();
        return attack != nullptr && attack->attacker == occasion.owner && attack->weapon == occasion.word &&
               attack->step == state::AttackStep::declare;
      },
      [](Game& game, Occasion& occasion) { note_in_attack(game, occasion.owner, "card-paid"); });
  must(
      all, "1e-upgrade-munitionsfailsafe", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const data::Upgrade* weapon = game.catalog().upgrade(attack_in(game, occasion).weapon);
        return missed(game, occasion) && weapon != nullptr && weapon->weapon && weapon->weapon->discards;
      },
      [](Game& game, Occasion& occasion) {
        const Id weapon = game.attack()->weapon;
        if (noted_in_attack(game, occasion.owner, "card-paid")) {
          restore_card(game, occasion.owner, weapon, "1e-upgrade-munitionsfailsafe");
        } else {
          game.emit(state::ChargesChanged{occasion.owner, weapon, 1});
        }
      });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Only focus tokens for their usual effect change these dice: whatever else the attacker has is barred, what is no
// focus result is fixed against the defender (1e-attack-26), and after the step all of it is. More dice are no change,
// and cancelling is none (1e-attack-27).
void unguided_rockets(Effects& all) {
  must(
      all, "1e-upgrade-unguidedrockets", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && occasion.word != "focus";
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-unguidedrockets";
      });
  must(all, "1e-upgrade-unguidedrockets", Window::attack_rolled, attacks_with_card, [](Game& game, Occasion&) {
    change_attack(game, [](state::Attack& attack) {
      for (state::Die& die : attack.attack_dice) die.fixed = die.face != Face::focus;
    });
  });
  must(all, "1e-upgrade-unguidedrockets", Window::after_modify_attack, attacks_with_card,
       [](Game& game, Occasion&) { change_attack(game, [](state::Attack& attack) { attack.attack_fixed = true; }); });
}

}  // namespace plotboard::rules::effects::first

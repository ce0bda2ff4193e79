#include "rules/cards/first/parts.hpp"
#include "rules/play/attack_steps.hpp"

namespace plotboard::rules::effects::first {

// Three dice in place of the one for obstruction, once, whatever else lies on the line (1e-obst-15). An attacker whose
// attacks are not obstructed is not obstructed by it either.
void em_emitter(Effects& all) {
  must(
      all, "1e-upgrade-ememitter", Window::defense_dice,
      [](const Game& game, const Occasion& occasion) {
        return base::contains(attack_in(game, occasion).obstructed_by, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        if (number_after(game, Window::obstacle_hurts, attacker, occasion.owner, 1, "attack") > 0) occasion.value += 2;
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first

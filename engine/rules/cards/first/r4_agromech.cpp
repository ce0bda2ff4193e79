#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// After a focus token spent on the dice, not on the weapon: then there is no defender yet (1e-attack-10). The lock
// works in this attack.
void r4_agromech(Effects& all) {
  may(
      all, "1e-upgrade-r4agromech", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kReach = 3;
        const state::Attack* attack = game.attack();
        return occasion.word == "focus" && attack != nullptr && attack->attacker == occasion.owner &&
               attack->step != state::AttackStep::declare && owner_of(game, occasion).lock != attack->defender &&
               within(game, occasion.owner, attack->defender, 1, kReach);
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, game.attack()->defender); });
}

}  // namespace plotboard::rules::effects::first

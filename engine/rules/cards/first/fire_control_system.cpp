#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Hit or miss, once after both of an attack that is performed twice (1e-attack-37). No action: stress is no bar
// (1e-lock-10).
void fire_control_system(Effects& all) {
  may(
      all, "1e-upgrade-firecontrolsystem", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kReach = 3;
        return attacks(game, occasion) && still_flying(game, occasion.other) &&
               owner_of(game, occasion).lock != occasion.other &&
               within(game, occasion.owner, occasion.other, 1, kReach);
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, occasion.other); });
}

}  // namespace plotboard::rules::effects::first

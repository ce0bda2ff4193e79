#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Whoever grants the lock. Nearer ones as ever, by whatever else allows them.
void sensor_team(Effects& all) {
  must(
      all, "1e-upgrade-sensorteam", Window::lock_reach,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kReach = 5;
        return is_own(game, occasion) && within(game, occasion.owner, occasion.other, 1, kReach);
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects::first

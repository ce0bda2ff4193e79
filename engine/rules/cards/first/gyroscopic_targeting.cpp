#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// No action: stress is no bar (1e-rotate-7). By the last maneuver of the round.
void gyroscopic_targeting(Effects& all) {
  may(
      all, "1e-upgrade-gyroscopictargeting", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kSlowest = 3, kFastest = 5;
        const state::ShipState& ship = owner_of(game, occasion).ship;
        return ship.turret != state::Turret::none && ship.executed && ship.executed->maneuver.speed >= kSlowest &&
               ship.executed->maneuver.speed <= kFastest;
      },
      [](Game& game, Occasion& occasion) { rotate_turret(game, occasion.owner, true); });
}

}  // namespace plotboard::rules::effects::first

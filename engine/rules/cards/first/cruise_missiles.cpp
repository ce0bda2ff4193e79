#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// As many dice more as the speed of its last maneuver this round, never the sum of several. Nobody would leave them.
void cruise_missiles(Effects& all) {
  must(
      all, "1e-upgrade-cruisemissiles", Window::attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && owner_of(game, occasion).ship.executed.has_value();
      },
      [](Game& game, Occasion& occasion) {
        constexpr int kMost = 4;
        occasion.value += std::min<int>(kMost, owner_of(game, occasion).ship.executed->maneuver.speed);
      });
}

}  // namespace plotboard::rules::effects::first

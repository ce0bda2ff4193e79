#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Its agility as it is now, 3 at most. Nobody would leave the dice.
void proton_rockets(Effects& all) {
  must(all, "1e-upgrade-protonrockets", Window::attack_dice, attacks_with_card, [](Game& game, Occasion& occasion) {
    constexpr int kMost = 3;
    occasion.value += std::min(kMost, agility_of(game, occasion.owner));
  });
}

}  // namespace plotboard::rules::effects::first

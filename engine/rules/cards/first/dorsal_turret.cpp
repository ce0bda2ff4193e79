#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The card's own bonus, no range bonus of secondary weapons (1e-attack-35).
void dorsal_turret(Effects& all) {
  adds<1>(all, "1e-upgrade-dorsalturret", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) && attack_range(game, occasion) <= 1;
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Where the attacker lies counts, not how far away it is.
void pilot_graz_the_hunter(Effects& all) {
  adds<1>(all, "1e-pilot-grazthehunter", Window::defense_dice, [](const Game& game, const Occasion& occasion) {
    return defends(game, occasion) && is_in_any_arc(game, occasion.other, occasion.owner);
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"
#include "rules/play/attack_steps.hpp"

namespace plotboard::rules::effects::first {

// Counted after the extra die for obstruction, so 1 fewer in the end (1e-attack-23).
void pilot_test_pilot_blackout(Effects& all) {
  must(all, "1e-pilot-testpilotblackout", Window::defense_dice_against, attacks, [](Game& game, Occasion& occasion) {
    if (is_obstructed(game, attack_in(game, occasion))) occasion.value -= 2;
  });
}

}  // namespace plotboard::rules::effects::first

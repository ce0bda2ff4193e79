#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Before the dial is revealed. Stress bars it, and the action is used up for the round.
void pilot_edrio_two_tubes(Effects& all) {
  must(
      all, "1e-pilot-edriotwotubes", Window::before_activation,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).tokens.focus > 0; },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {}, "1e-pilot-edriotwotubes"); });
}

}  // namespace plotboard::rules::effects::first

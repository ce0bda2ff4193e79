#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_edrio_two_tubes(Effects& all) {
  squad_must(
      all, "pilot:edriotwotubes", Window::before_activation,
      [](const Game& game, const Occasion& occasion) { return bearer(game, occasion).tokens.focus > 0; },
      [](Game& game, Occasion& occasion) { offer_action_of(game, occasion, occasion.owner); });
}

}  // namespace plotboard::rules::effects

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Neither is a free action: the stress of the first bars the second.
void pilot_darth_vader(Effects& all) {
  must(
      all, "1e-pilot-darthvader", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        const bool of_own_step = occasion.value == 1;  // free actions lead to nothing
        return of_own_step && is_fresh(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        Offer second;
        second.action_step = true;
        second.rule = "1e-pilot-darthvader";
        offer_action(game, occasion.owner, second);
      });
}

}  // namespace plotboard::rules::effects::first

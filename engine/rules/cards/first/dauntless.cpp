#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// By whom it touches in the end (1e-overlap-10). Perform Action is skipped all the same (1e-overlap-9); the stress
// comes only for an action that has been done.
void dauntless(Effects& all) {
  must(
      all, "1e-upgrade-dauntless", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && !occasion.move->fully_executed && !touched_by(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        if (!free_action(game, occasion.owner, {}, "1e-upgrade-dauntless")) return;
        gain(game, occasion.owner, Token::stress, 1, "1e-upgrade-dauntless");
      });
}

}  // namespace plotboard::rules::effects::first

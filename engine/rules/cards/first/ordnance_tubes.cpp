#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// Whatever would discard it: what has been discarded is turned up again at once.
void ordnance_tubes(Effects& all) {
  must(
      all, "1e-upgrade-ordnancetubes", Window::upgrade_discarded,
      [](const Game& game, const Occasion& occasion) {
        return is_in_slot(game, occasion.word, "torpedo") || is_in_slot(game, occasion.word, "missile");
      },
      [](Game& game, Occasion& occasion) {
        restore_card(game, occasion.owner, occasion.word, "1e-upgrade-ordnancetubes");
      });
}

}  // namespace plotboard::rules::effects::first

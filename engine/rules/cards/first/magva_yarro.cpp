#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void magva_yarro(Effects& all) {
  may(
      all, "1e-upgrade-magvayarro", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && game.in_play(occasion.other) &&
               within(game, occasion.owner, occasion.other, 1, 3);
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, occasion.other); });
}

}  // namespace plotboard::rules::effects::first

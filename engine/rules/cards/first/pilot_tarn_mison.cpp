#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// No action: stress is no bar (1e-lock-10). Once for each declaration (1e-attack-12).
void pilot_tarn_mison(Effects& all) {
  may(
      all, "1e-pilot-tarnmison", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && owner_of(game, occasion).lock != occasion.other &&
               within(game, occasion.owner, occasion.other, 1, 3);
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, occasion.other); });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// No action: it works under stress too (1e-lock-10).
void k4_security_droid(Effects& all) {
  may(
      all, "1e-upgrade-k4securitydroid", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_executed(game, occasion.owner, geom::Difficulty::blue) &&
               !enemies_within(game, occasion.owner, 1, 3).empty();
      },
      [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); });
}

}  // namespace plotboard::rules::effects::first

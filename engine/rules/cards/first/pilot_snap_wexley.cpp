#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// A granted action needs no icon (1e-action-6); stress bars it.
void pilot_snap_wexley(Effects& all) {
  must(
      all, "1e-pilot-snapwexley", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const int speed = occasion.maneuver.speed;
        return speed >= 2 && speed <= 4 && touched_by(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"boost"}, "1e-pilot-snapwexley"); });
}

}  // namespace plotboard::rules::effects::first

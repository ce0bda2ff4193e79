#include "rules/board/obstacles.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Ships by the final place, obstacles by template too (1e-overlap-15).
void tie_x7(Effects& all) {
  must(
      all, "1e-upgrade-tiex7", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const int speed = occasion.maneuver.speed;
        return is_own(game, occasion) && speed >= 3 && speed <= 5 && occasion.move->fully_executed &&
               obstacles_met(*occasion.move).empty();
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"evade"}, "1e-upgrade-tiex7"); });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The obstacle that it covers then does what it does outside of maneuvers (1e-obst-8, -9), but for critical results, on
// any throw for an obstacle.
void collision_detector(Effects& all) {
  must(all, "1e-upgrade-collisiondetector", Window::may_cover, is_own,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
  must(
      all, "1e-upgrade-collisiondetector", Window::obstacle_rolled,
      [](const Game&, const Occasion& occasion) { return occasion.word == "crit"; },
      [](Game&, Occasion& occasion) { occasion.stopped = true; });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The harder result stands: a turn that Damaged Engine makes red stays red (1e-man-16).
void r2_astromech(Effects& all) {
  adds<rules::first::kMakesGreen>(all, "1e-upgrade-r2astromech", Window::difficulty,
                                  [](const Game&, const Occasion& occasion) {
                                    return occasion.maneuver.speed == 1 || occasion.maneuver.speed == 2;
                                  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void unhinged_astromech(Effects& all) {
  must(
      all, "1e-upgrade-unhingedastromech", Window::difficulty,
      [](const Game&, const Occasion& occasion) { return occasion.maneuver.speed == 3; },
      [](Game&, Occasion& occasion) { occasion.value += rules::first::kMakesGreen; });
}

}  // namespace plotboard::rules::effects::first

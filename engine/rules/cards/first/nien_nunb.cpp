#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// An ionised ship's move has no entry on a dial, but is a straight and so green: a stress token goes.
void nien_nunb(Effects& all) {
  adds<rules::first::kMakesGreen>(
      all, "1e-upgrade-niennunb", Window::difficulty,
      [](const Game&, const Occasion& occasion) { return occasion.maneuver.bearing == geom::Bearing::straight; });
}

}  // namespace plotboard::rules::effects::first

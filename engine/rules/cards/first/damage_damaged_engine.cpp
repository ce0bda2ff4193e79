#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

// Turns alone, whatever makes them easier (1e-man-16).
void damage_damaged_engine(Effects& all) {
  on_damage(
      all, {{"damage:104", "1e-deck0-5"}, {"damage:206", "1e-deckf-7"}}, Window::difficulty,
      [](const Game&, const Occasion& occasion) {
        const geom::Bearing bearing = occasion.maneuver.bearing;
        return bearing == geom::Bearing::turn_left || bearing == geom::Bearing::turn_right;
      },
      [](Game&, Occasion& occasion) { occasion.value += rules::first::kMakesRed; });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Its actions stand in its data.
void maneuver_assist_mgk_300(Effects& all) {
  gear(
      all, "maneuver-assist-mgk-300", Window::difficulty, kConfigurations,
      [](const Game&, const Occasion& occasion) {
        constexpr int kSpeed = 3;
        using geom::Bearing;
        const Bearing bearing = occasion.maneuver.bearing;
        return occasion.maneuver.speed == kSpeed &&
               (bearing == Bearing::straight || bearing == Bearing::bank_left || bearing == Bearing::bank_right);
      },
      [](Game&, Occasion& occasion) { --occasion.value; });
}

}  // namespace plotboard::rules::effects

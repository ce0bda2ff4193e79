#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_damaged_engine(Effects& all) {
  Effect harder;
  harder.card = "damage:6";
  harder.window = Window::difficulty;
  harder.rule = "2e-damage-card-10";
  harder.when = [](const Game&, const Occasion& occasion) {
    const geom::Bearing bearing = occasion.maneuver.bearing;
    return bearing == geom::Bearing::turn_left || bearing == geom::Bearing::turn_right;
  };
  harder.run = [](Game&, Occasion& occasion) { ++occasion.value; };
  all.push_back(harder);
}

}  // namespace plotboard::rules::effects

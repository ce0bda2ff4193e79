#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void r4_astromech(Effects& all) {
  squad_adds<-1>(all, "r4-astromech", Window::difficulty, [](const Game&, const Occasion& occasion) {
    const bool basic = occasion.maneuver.bearing == geom::Bearing::straight || is_bank(occasion.maneuver) ||
                       is_turn_of(occasion.maneuver);
    return basic && (occasion.maneuver.speed == 1 || occasion.maneuver.speed == 2);
  });
}

}  // namespace plotboard::rules::effects

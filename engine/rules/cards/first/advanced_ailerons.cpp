#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// Its red banks of speed 3 are a step easier; what makes a maneuver red wins (1e-man-16).
void advanced_ailerons(Effects& all) {
  slips_before_dial(all, "1e-upgrade-advancedailerons");
  adds<-1>(all, "1e-upgrade-advancedailerons", Window::difficulty, [](const Game& game, const Occasion& occasion) {
    constexpr int kSpeed = 3;
    return is_own(game, occasion) && occasion.maneuver.speed == kSpeed && is_bank(occasion.maneuver);
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_dash_rendar(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:dash-rendar", Window::obstacle_hurts, "2e-obstacle-1",
      [](const Game&, const Occasion& occasion) { return occasion.word == "move"; },
      [](Game&, Occasion& occasion) { occasion.value = 0; }));
}

}  // namespace plotboard::rules::effects

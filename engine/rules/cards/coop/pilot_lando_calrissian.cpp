#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_lando_calrissian(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:lando-calrissian", Window::after_maneuver, "2e-action-5",
      [](const Game& game, const Occasion& occasion) { return flew_fully(game, occasion, geom::Difficulty::blue); },
      [](Game& game, Occasion& occasion) { grant(game, occasion, occasion.owner, {}); }));
}

}  // namespace plotboard::rules::effects

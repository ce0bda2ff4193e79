#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_kad_solus(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:kad-solus", Window::after_maneuver, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return flew_fully(game, occasion, geom::Difficulty::red); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::focus, 2, kPilotRule); }));
}

}  // namespace plotboard::rules::effects

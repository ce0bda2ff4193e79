#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_guri(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:guri", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !enemies_near(game, occasion.owner, 0, 1).empty(); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::focus, 1, kPilotRule); }));
}

}  // namespace plotboard::rules::effects

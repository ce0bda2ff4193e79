#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_chopper(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:chopper", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !enemies_near(game, occasion.owner, 0, 0).empty(); },
      [](Game& game, Occasion& occasion) {
        const state::Side by = game.piece(occasion.owner).side;
        for (const Id id : enemies_near(game, occasion.owner, 0, 0)) {
          gain(game, id, state::Token::jam, 2, kPilotRule, by);
        }
      }));
}

}  // namespace plotboard::rules::effects

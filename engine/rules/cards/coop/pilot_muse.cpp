#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

namespace {

// Herself, else the nearest friend that is stressed.
std::string stressed_friend(const Game& game, Id ship) {
  if (game.piece(ship).tokens.stress > 0) return ship;
  Ids stressed;
  for (const Id id : friends_near(game, ship, ship, 0, 1)) {
    if (game.piece(id).tokens.stress > 0) stressed.push_back(id);
  }
  return nearest_of(game, ship, stressed);
}

}  // namespace

void pilot_muse(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:muse", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !stressed_friend(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        lose(game, stressed_friend(game, occasion.owner), state::Token::stress, 1, kPilotRule);
      }));
}

}  // namespace plotboard::rules::effects

#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

namespace {

std::string duellist(const Game& game, Id ship) {
  Ids met;
  for (const Id id : enemies_near(game, ship, 0, 1)) {
    if (is_in_arc(game, ship, geom::ArcKind::front, id)) met.push_back(id);
  }
  return nearest_of(game, ship, met);
}

}  // namespace

void pilot_old_teroch(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:old-teroch", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !duellist(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const std::string other = duellist(game, occasion.owner);
        for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
          const auto token = static_cast<state::Token>(i);
          const int count = game.piece(other).tokens[token];
          if (state::is_green(token) && count > 0) lose(game, other, token, count, kPilotRule);
        }
      }));
}

}  // namespace plotboard::rules::effects

#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr state::Token kWanted[] = {state::Token::focus, state::Token::evade};
std::string palobs_victim(const Game& game, Id ship) {
  Ids rich;
  for (const Id id : enemies_near(game, ship, 0, 2)) {
    const state::Tokens& tokens = game.piece(id).tokens;
    if (tokens.focus + tokens.evade > 0 && is_in_arc(game, id, geom::ArcKind::full_front, ship)) rich.push_back(id);
  }
  return nearest_of(game, ship, rich);
}

}  // namespace

void pilot_palob_godalhi(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:palob-godalhi", Window::start_of_engagement_phase, "2e-token-2",
      [](const Game& game, const Occasion& occasion) { return !palobs_victim(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const std::string other = palobs_victim(game, occasion.owner);
        for (const state::Token token : kWanted) {
          if (game.piece(other).tokens[token] == 0) continue;
          transfer(game, other, occasion.owner, token, kPilotRule);
          return;
        }
      }));
}

}  // namespace plotboard::rules::effects

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids kyles_friends(const Game& game, const Occasion& occasion) {
  return only_in_firing_arc(game, occasion, friends_at(game, occasion, 0, 3));
}

}  // namespace

void named_kyle_katarn(Effects& all) {
  squad_may(
      all, "pilot:kylekatarn", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return bearer(game, occasion).tokens.focus > 0 && !kyles_friends(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion, kyles_friends(game, occasion));
        transfer(game, occasion.owner, to.text(), state::Token::focus, kCardRule);
      });
}

}  // namespace plotboard::rules::effects

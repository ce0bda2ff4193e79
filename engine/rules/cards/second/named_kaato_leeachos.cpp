#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids kaatos_friends(const Game& game, const Occasion& occasion) {
  return with_focus_or_evade(game, friends_at(game, occasion, 0, 2));
}

}  // namespace

void named_kaato_leeachos(Effects& all) {
  squad_may(
      all, "pilot:kaatoleeachos", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !kaatos_friends(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        take_focus_or_evade(game, occasion, pick_ship(game, occasion, kaatos_friends(game, occasion)));
      })
      .worth = [](Game& game, const Occasion& occasion) { return !has_green_token(bearer(game, occasion)); };
}

}  // namespace plotboard::rules::effects

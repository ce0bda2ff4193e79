#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_guri(Effects& all) {
  may(
      all, "1e-pilot-guri", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 1).empty(); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::focus, 1, "1e-pilot-guri"); });
}

}  // namespace plotboard::rules::effects::first

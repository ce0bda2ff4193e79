#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

void pilot_kaato_leeachos(Effects& all) {
  may(
      all, "1e-pilot-kaatoleeachos", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return !with_focus_or_evade(game, friends_within(game, occasion.owner, 1, 2)).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        take_focus_or_evade(game, ship, friends_within(game, ship, 1, 2), "1e-pilot-kaatoleeachos");
      })
      .worth = [](Game& game, const Occasion& occasion) {
    const state::Tokens& own = game.piece(occasion.owner).tokens;
    return own.focus + own.evade == 0;
  };
}

}  // namespace plotboard::rules::effects::first

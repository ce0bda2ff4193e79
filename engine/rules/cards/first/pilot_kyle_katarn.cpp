#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Handed over, not spent, and no action of the other ship (1e-golden-14).
void pilot_kyle_katarn(Effects& all) {
  may(
      all, "1e-pilot-kylekatarn", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).tokens.focus > 0 && !friends_within(game, occasion.owner, 1, 3).empty();
      },
      [](Game& game, Occasion& occasion) {
        const char* rule = "1e-pilot-kylekatarn";
        const Id to = pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 3), rule, false);
        transfer(game, occasion.owner, to, Token::focus, rule);
      });
}

}  // namespace plotboard::rules::effects::first

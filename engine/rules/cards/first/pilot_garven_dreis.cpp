#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The token goes on to another ship in place of the supply.
void pilot_garven_dreis(Effects& all) {
  may(
      all, "1e-pilot-garvendreis", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && !friends_within(game, occasion.owner, 1, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to =
            pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 2), "1e-pilot-garvendreis", false);
        if (!to.empty()) gain(game, to, Token::focus, 1, "1e-pilot-garvendreis");
      });
}

}  // namespace plotboard::rules::effects::first

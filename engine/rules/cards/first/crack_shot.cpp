#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// As Compare Results begins (1e-attack-30); cancelling modifies no die (1e-attack-27).
void crack_shot(Effects& all) {
  may(
      all, "1e-upgrade-crackshot", Window::neutralize,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_in_any_arc(game, game.attack()->defender, occasion.owner) &&
               count(game, false, Face::evade) > 0;
      },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-crackshot");
        cancel(game, false, Face::evade);
      })
      .worth = [](Game& game, const Occasion&) { return open_results(game) >= 0; };
}

}  // namespace plotboard::rules::effects::first

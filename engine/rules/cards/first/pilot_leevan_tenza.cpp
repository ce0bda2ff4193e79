#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The stress is a price (1e-stress-12), the evade token no action.
void pilot_leevan_tenza(Effects& all) {
  may(
      all, "1e-pilot-leevantenza", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "boost"; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (pays_stress(game, ship, 1, "1e-pilot-leevantenza")) {
          gain(game, ship, Token::evade, 1, "1e-pilot-leevantenza");
        }
      })
      .worth = [](Game& game, const Occasion& occasion) {  // an action is gone, and stress stays for the next round
    return !enemies_within(game, occasion.owner, 1, 2).empty() && game.piece(occasion.owner).tokens.evade == 0;
  };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Handed over, neither spent nor an action of who gets it (1e-golden-14).
void pilot_benthic_two_tubes(Effects& all) {
  may(
      all, "1e-pilot-benthictwotubes", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && owner_of(game, occasion).tokens.focus > 0 &&
               !friends_within(game, occasion.owner, 1, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id to = pick_ship(game, ship, friends_within(game, ship, 1, 2), "1e-pilot-benthictwotubes", false);
        transfer(game, ship, to, Token::focus, "1e-pilot-benthictwotubes");
      })
      .worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.focus > 1; };
}

}  // namespace plotboard::rules::effects::first

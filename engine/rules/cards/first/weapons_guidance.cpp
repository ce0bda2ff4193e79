#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// A second token may serve the usual effect (1e-focus-6).
void weapons_guidance(Effects& all) {
  offers(
      all, "1e-upgrade-weaponsguidance", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).tokens.focus > 0 && any(game, true, Face::blank);
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-upgrade-weaponsguidance");
        turn(game, true, Face::blank, Face::hit, 1);
      })
      .worth = [](Game& game, const Occasion& occasion) {  // where the usual effect would do nothing
    return game.piece(occasion.owner).tokens.focus > 1 || count(game, true, Face::focus) == 0;
  };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// A second token may still be spent in the ordinary way (1e-focus-6).
void calculation(Effects& all) {
  offers(
      all, "1e-upgrade-calculation", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).tokens.focus > 0 && any(game, true, Face::focus);
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-upgrade-calculation");
        turn(game, true, Face::focus, Face::crit, 1);
      })
      .worth = [](Game& game, const Occasion&) { return count(game, true, Face::focus) == 1; };
}

}  // namespace plotboard::rules::effects::first

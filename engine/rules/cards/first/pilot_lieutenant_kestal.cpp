#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// Before the defender changes its dice. Cancelling is no modification (1e-attack-27).
void pilot_lieutenant_kestal(Effects& all) {
  offers(
      all, "1e-pilot-lieutenantkestal", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).tokens.focus > 0 &&
               may_spend(game, occasion.owner, Token::focus) &&
               count(game, false, Face::blank) + count(game, false, Face::focus) > 0;
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-pilot-lieutenantkestal");
        while (cancel(game, false, Face::focus) || cancel(game, false, Face::blank)) {
        }
      })
      .worth = [](Game& game, const Occasion& occasion) {
    const Id defender = attack_in(game, occasion).defender;
    return count(game, false, Face::focus) > 0 && game.piece(defender).tokens.focus > 0;
  };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Both tokens are spent while attack dice are modified: a lock that has paid for a weapon is gone by then.
void pilot_omega_ace(Effects& all) {
  offers(
      all, "1e-pilot-omegaace", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& own = owner_of(game, occasion);
        return attacks(game, occasion) && own.tokens.focus > 0 && own.lock == game.attack()->defender &&
               !game.attack()->attack_dice.empty();
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-pilot-omegaace");
        spend_lock(game, occasion.owner, "1e-pilot-omegaace");
        for (const Face face : {Face::blank, Face::focus, Face::hit}) turn(game, true, face, Face::crit);
      })
      .worth = [](Game& game, const Occasion&) {
    return count(game, true, Face::crit) < static_cast<int>(game.attack()->attack_dice.size());
  };
}

}  // namespace plotboard::rules::effects::first

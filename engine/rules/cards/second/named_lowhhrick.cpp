#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool reinforced(const state::Piece& ship) { return ship.tokens.reinforce_fore + ship.tokens.reinforce_aft > 0; }

}  // namespace

void named_lowhhrick(Effects& all) {
  Effect& helps = squad_may(
      all, "pilot:lowhhrick", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject == game.attack()->attacker && friend_defends(game, occasion, 1) &&
               reinforced(bearer(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        const bool fore = bearer(game, occasion).tokens.reinforce_fore > 0;
        spend(game, occasion.owner, fore ? state::Token::reinforce_fore : state::Token::reinforce_aft, kCardRule);
        gain(game, game.attack()->defender, state::Token::evade, 1, kCardRule);
      });
  helps.anyone = true;
}

}  // namespace plotboard::rules::effects

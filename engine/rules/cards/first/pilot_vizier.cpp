#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Overlap by the final place (1e-overlap-15).
void pilot_vizier(Effects& all) {
  Effect& hands = may(
      all, "1e-pilot-vizier", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const state::Tokens& tokens = owner_of(game, occasion).tokens;
        return occasion.maneuver.speed == 1 && occasion.move != nullptr && occasion.move->fully_executed &&
               is_friend(game, occasion.owner, occasion.subject) && tokens.focus + tokens.evade > 0 &&
               within(game, occasion.owner, occasion.subject, 1, 1);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, to = occasion.subject;
        Ids held;
        for (const Token token : {Token::focus, Token::evade}) {
          if (game.piece(ship).tokens[token] > 0) held.push_back(state::name_of(token));
        }
        const Id token = pick_word(game, ship, held, "1e-pilot-vizier");
        transfer(game, ship, to, state::token_named(token.text()).value(), "1e-pilot-vizier");
      });
  hands.anyone = true;
  hands.worth = [](Game& game, const Occasion& occasion) {
    const state::Tokens& tokens = game.piece(occasion.owner).tokens;
    return tokens.focus + tokens.evade > 1;
  };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// A reinforce token, whichever side is up, for an evade result of the friend: it may be spent here (1e-reinforce-4 has
// it otherwise).
void pilot_lowhhrick(Effects& all) {
  Effect& helps = offers(
      all, "1e-pilot-lowhhrick", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const state::Tokens& tokens = owner_of(game, occasion).tokens;
        return is_friend(game, occasion.owner, occasion.subject) && tokens.reinforce_fore + tokens.reinforce_aft > 0 &&
               within(game, occasion.owner, occasion.subject, 1, 1);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids sides;
        for (const Token token : {Token::reinforce_fore, Token::reinforce_aft}) {
          if (game.piece(ship).tokens[token] > 0) sides.push_back(state::name_of(token));
        }
        const Id side = pick_word(game, ship, sides, "1e-pilot-lowhhrick");
        spend(game, ship, state::token_named(side.text()).value(), "1e-pilot-lowhhrick");
        add_die(game, false, Face::evade);
      });
  helps.anyone = true;
  helps.worth = [](Game& game, const Occasion&) { return open_results(game) > 0; };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Token by token, as long as he holds at most two. What the token was to pay for fails (1e-stress-12): cards that ask
// for stress look whether their ship has got it.
void pilot_captain_yorr(Effects& all) {
  Effect& takes = must(
      all, "1e-pilot-captainyorr", Window::gain_token,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "stress" && is_friend(game, occasion.owner, occasion.subject) &&
               within(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const bool worth = is_stressed(game.piece(ship)) && !is_stressed(game.piece(occasion.subject));
        while (occasion.value > 0 && game.piece(ship).tokens.stress <= 2 && wants(game, occasion, ship, worth)) {
          --occasion.value;
          gain(game, ship, Token::stress, 1, "1e-pilot-captainyorr");
        }
      });
  takes.anyone = true;
}

}  // namespace plotboard::rules::effects::first

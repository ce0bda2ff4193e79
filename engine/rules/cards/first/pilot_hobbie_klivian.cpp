#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Every lock acquired and every lock spent is an occasion, with or without an action.
void pilot_hobbie_klivian(Effects& all) {
  may(
      all, "1e-pilot-hobbieklivian", Window::lock_acquired,
      [](const Game& game, const Occasion& occasion) { return is_stressed(owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) { lose(game, occasion.owner, Token::stress, 1, "1e-pilot-hobbieklivian"); });
  may(
      all, "1e-pilot-hobbieklivian", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { lose(game, occasion.owner, Token::stress, 1, "1e-pilot-hobbieklivian"); });
}

}  // namespace plotboard::rules::effects::first

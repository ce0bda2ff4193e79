#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// One evade token in place of one focus token, before that arrives (1e-token-6).
void jan_ors(Effects& all) {
  Effect& swaps = may(
      all, "1e-upgrade-janors", Window::gain_token,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && occasion.value > 0 && is_fresh(game, occasion) &&
               game.friendly(occasion.owner, occasion.subject) && within(game, occasion.owner, occasion.subject, 1, 3);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        --occasion.value;
        gain(game, occasion.subject, Token::evade, 1, "1e-upgrade-janors");
      });
  swaps.anyone = true;
  swaps.worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.subject).tokens.focus > 0; };
}

}  // namespace plotboard::rules::effects::first

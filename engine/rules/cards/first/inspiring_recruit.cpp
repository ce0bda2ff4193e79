#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// The ship removes the second one itself, which its own cards may see (1e-stress-13), whoever took the first.
void inspiring_recruit(Effects& all) {
  may(
      all, "1e-upgrade-inspiringrecruit", Window::token_lost,
      [](const Game& game, const Occasion& occasion) {
        static const Id stress{state::name_of(Token::stress)};
        return occasion.word == stress && is_fresh(game, occasion) && game.in_play(occasion.subject) &&
               game.friendly(occasion.owner, occasion.subject) && is_stressed(game.piece(occasion.subject)) &&
               within_of_carrier(game, occasion, occasion.subject, 2);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        const Game::By by(game, occasion.subject);
        lose(game, occasion.subject, Token::stress, 1, "1e-upgrade-inspiringrecruit");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The first of each round, at the moment of the declaration (1e-timing-1).
void rebel_captive(Effects& all) {
  must(
      all, "1e-upgrade-rebelcaptive", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && defends(game, occasion) && is_fresh(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        gain(game, occasion.other, Token::stress, 1, "1e-upgrade-rebelcaptive");
      });
}

}  // namespace plotboard::rules::effects::first

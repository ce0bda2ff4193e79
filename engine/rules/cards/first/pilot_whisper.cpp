#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Once of an attack that is performed twice, if either half hit (1e-attack-37).
void pilot_whisper(Effects& all) {
  may(
      all, "1e-pilot-whisper", Window::after_attack,
      [](const Game& game, const Occasion&) { return game.attack()->has_hit(); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::focus, 1, "1e-pilot-whisper"); });
}

}  // namespace plotboard::rules::effects::first

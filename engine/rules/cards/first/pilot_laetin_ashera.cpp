#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// After an attack that is performed twice once, and only if it missed both times (1e-attack-37, -39).
void pilot_laetin_ashera(Effects& all) {
  may(
      all, "1e-pilot-laetinashera", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && !game.attack()->has_hit() && still_flying(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::evade, 1, "1e-pilot-laetinashera"); });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// One for each stress token, also of two at once (1e-stress-10).
void pilot_soontir_fel(Effects& all) {
  may(
      all, "1e-pilot-soontirfel", Window::token_gained,
      [](const Game&, const Occasion& occasion) { return occasion.word == "stress"; },
      [](Game& game, Occasion& occasion) {
        for (int i = occasion.value; i > 0; --i) gain(game, occasion.owner, Token::focus, 1, "1e-pilot-soontirfel");
      });
}

}  // namespace plotboard::rules::effects::first

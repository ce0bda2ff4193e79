#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// In an attack it comes as damage is dealt, too late for that attack.
void pilot_red_ace(Effects& all) {
  must(all, "1e-pilot-redace", Window::shield_lost, is_fresh, [](Game& game, Occasion& occasion) {
    use_up(game, occasion);
    gain(game, occasion.owner, Token::evade, 1, "1e-pilot-redace");
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void cool_hand(Effects& all) {
  may(
      all, "1e-upgrade-coolhand", Window::token_gained,
      [](const Game&, const Occasion& occasion) { return occasion.word == "stress"; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        discard_card(game, ship, occasion.card, "1e-upgrade-coolhand");
        const Id token = pick_word(game, ship, {"focus", "evade"}, "1e-upgrade-coolhand");
        gain(game, ship, token == "focus" ? Token::focus : Token::evade, 1, "1e-upgrade-coolhand");
      });
}

}  // namespace plotboard::rules::effects::first

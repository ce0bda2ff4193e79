#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The stress is a price (1e-stress-12).
void pilot_lieutenant_karsabi(Effects& all) {
  may(
      all, "1e-pilot-lieutenantkarsabi", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return occasion.word == "disarm" && !is_stressed(ship) && ship.tokens.disarm > 0;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const int tokens = occasion.value;
        if (!pays_stress(game, ship, 1, "1e-pilot-lieutenantkarsabi")) return;
        lose(game, ship, Token::disarm, tokens, "1e-pilot-lieutenantkarsabi");
      });
}

}  // namespace plotboard::rules::effects::first

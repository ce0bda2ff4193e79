#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Up to as many as the locked ship has; it never loses any.
void pilot_genesis_red(Effects& all) {
  must(all, "1e-pilot-genesisred", Window::lock_acquired, nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner, locked = occasion.other;
    for (const Token token : {Token::focus, Token::evade}) {
      if (game.find(locked) == nullptr) return;
      const int missing = game.piece(locked).tokens[token] - game.piece(ship).tokens[token];
      if (missing > 0) gain(game, ship, token, missing, "1e-pilot-genesisred");
    }
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Each token by itself, at once, for 1 damage; who has no hull left cannot pay (1e-dmg-19).
void electronic_baffle(Effects& all) {
  must(
      all, "1e-upgrade-electronicbaffle", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return (occasion.word == "stress" || occasion.word == "ion") && owner_of(game, occasion).ship.hull_left() > 0;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Token token = occasion.word == "ion" ? Token::ion : Token::stress;
        for (int i = 0; i < occasion.value; ++i) {
          const state::Piece& piece = game.piece(ship);
          if (piece.tokens[token] == 0 || piece.ship.hull_left() <= 0 || piece.ship.destroyed) return;
          if (!wants(game, occasion, ship, piece.ship.shields > 0 && token == Token::ion)) return;
          lose(game, ship, token, 1, "1e-upgrade-electronicbaffle");
          suffer(game, ship, 1, 0, "1e-upgrade-electronicbaffle");
        }
      });
}

}  // namespace plotboard::rules::effects::first

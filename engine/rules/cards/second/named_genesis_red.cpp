#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_genesis_red(Effects& all) {
  squad_must(
      all, "pilot:genesisred", Window::lock_acquired,
      [](const Game& game, const Occasion& occasion) { return is_ship_in_play(game, occasion.other); },
      [](Game& game, Occasion& occasion) {
        for (const state::Token token : {state::Token::focus, state::Token::evade}) {
          lose(game, occasion.owner, token, bearer(game, occasion).tokens[token], kCardRule);
          const int count = game.piece(occasion.other).tokens[token];
          if (count > 0) gain(game, occasion.owner, token, count, kCardRule);
        }
      });
}

}  // namespace plotboard::rules::effects

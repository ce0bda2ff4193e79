#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_genesis_red(Effects& all) {
  squad_must(all, "pilot:genesisred", Window::lock_acquired, nullptr, [](Game& game, Occasion& occasion) {
    for (const state::Token token : {state::Token::focus, state::Token::evade}) {
      lose(game, occasion.owner, token, bearer(game, occasion).tokens[token], kCardRule);
      // An obstacle has none.
      const int count = is_ship_in_play(game, occasion.other) ? game.piece(occasion.other).tokens[token] : 0;
      if (count > 0) gain(game, occasion.owner, token, count, kCardRule);
    }
  });
}

}  // namespace plotboard::rules::effects

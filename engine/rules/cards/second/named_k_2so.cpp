#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_k_2so(Effects& all) {
  squad_must(
      all, "pilot:k2so", Window::token_gained,
      [](const Game&, const Occasion& occasion) { return occasion.word == "stress"; },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, state::Token::calculate, occasion.value, kCardRule);
      });
}

}  // namespace plotboard::rules::effects

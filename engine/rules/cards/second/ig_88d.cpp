#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// What others with IG-2000 can do is by hand.
void ig_88d(Effects& all) {
  squad_must(
      all, "ig-88d", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "calculate"; },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::calculate, 1, kCardRule); });
}

}  // namespace plotboard::rules::effects

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_jek_porkins(Effects& all) {
  squad_may(
      all, "pilot:jekporkins", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "stress" && bearer(game, occasion).tokens.stress > 0;
      },
      [](Game& game, Occasion& occasion) {
        const auto face = game.roll(occasion.owner, state::DieKind::attack, 1, say("jek-porkins.dice")).front();
        lose(game, occasion.owner, state::Token::stress, 1, kCardRule);
        if (face == state::Face::hit) suffer(game, occasion.owner, 1, 0, kCardRule);
      })
      .worth = [](Game& game, const Occasion& occasion) { return points_left(game, occasion.owner) > 1; };
}

}  // namespace plotboard::rules::effects

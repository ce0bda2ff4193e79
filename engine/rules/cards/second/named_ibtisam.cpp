#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_ibtisam(Effects& all) {
  squad_may(
      all, "pilot:ibtisam", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, true) && bearer(game, occasion).tokens.stress > 0;
      },
      [](Game& game, Occasion& occasion) {
        const auto face =
            game.roll(occasion.owner, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        if (face == state::Face::hit || face == state::Face::crit)
          lose(game, occasion.owner, state::Token::stress, 1, kCardRule);
      });
}

}  // namespace plotboard::rules::effects

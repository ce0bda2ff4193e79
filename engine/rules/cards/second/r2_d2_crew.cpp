#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void r2_d2_crew(Effects& all) {
  squad_may(
      all, "r2-d2-crew", Window::during_end_phase,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = bearer(game, occasion);
        return is_damaged(ship) && ship.ship.shields == 0 && lacks_shield(ship);
      },
      [](Game& game, Occasion& occasion) {
        const auto face =
            game.roll(occasion.owner, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        regain_shield(game, occasion.owner, kCardRule);
        if (face == state::Face::hit) expose(game, occasion.owner, kCardRule);
      });
}

}  // namespace plotboard::rules::effects

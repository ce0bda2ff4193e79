#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The shield is back before an equally skilled victim makes its own attack (1e-timing-5).
void pilot_ig88a(Effects& all) {
  may(
      all, "1e-pilot-ig88a", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* victim = game.find(game.attack()->defender);
        const state::ShipState& own = owner_of(game, occasion).ship;
        return attacks(game, occasion) && victim != nullptr && victim->ship.destroyed && own.shields < own.shield_limit;
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::ShieldsChanged{occasion.owner, 1});
      });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_luke_skywalker(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:luke-skywalker", Window::defender_declared, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = game.piece(occasion.owner).ship;
        return owner_defends(game, occasion) && ship.force < ship.force_limit;
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::ForceChanged{occasion.owner, 1});
      }));
}

}  // namespace plotboard::rules::effects

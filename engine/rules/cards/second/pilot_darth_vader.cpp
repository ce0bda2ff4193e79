#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_darth_vader(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:darth-vader", Window::after_action, "fga-cards-2",
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.force > 0; },
      [](Game& game, Occasion& occasion) {
        grant(game, occasion, occasion.owner, {}, false, "", [](Game& paying, Id ship) {
          paying.emit(state::ForceChanged{ship, -1});
        });
      }));
}

}  // namespace plotboard::rules::effects

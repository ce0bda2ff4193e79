#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The stress that the maneuver takes off is gone by then, and an overlap is no bar (1e-stress-9, 1e-overlap-9).
void pilot_night_beast(Effects& all) {
  must(
      all, "1e-pilot-nightbeast", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return ship.ship.executed && ship.ship.executed->difficulty == geom::Difficulty::blue;
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"focus"}, "1e-pilot-nightbeast"); });
}

}  // namespace plotboard::rules::effects::first

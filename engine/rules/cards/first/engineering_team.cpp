#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// By the dial as it lies there, whatever has been flown.
void engineering_team(Effects& all) {
  adds<1>(all, "1e-upgrade-engineeringteam", Window::energy_gain, [](const Game& game, const Occasion& occasion) {
    const state::ShipState& ship = owner_of(game, occasion).ship;
    return is_own(game, occasion) && ship.revealed && ship.dial && ship.dial->bearing == geom::Bearing::straight;
  });
}

}  // namespace plotboard::rules::effects::first

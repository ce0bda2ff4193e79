#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_commander_kenkirk(Effects& all) {
  adds<1>(all, "1e-pilot-commanderkenkirk", Window::agility, [](const Game& game, const Occasion& occasion) {
    const state::ShipState& ship = owner_of(game, occasion).ship;
    return ship.shields == 0 && !ship.damage.empty();
  });
}

}  // namespace plotboard::rules::effects::first

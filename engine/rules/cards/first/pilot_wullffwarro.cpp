#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_wullffwarro(Effects& all) {
  adds<1>(all, "1e-pilot-wullffwarro", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    const state::ShipState& ship = owner_of(game, occasion).ship;
    return attacks(game, occasion) && ship.shields == 0 && !ship.damage.empty();
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// As Compare Results begins: for 1 damage all dice of both sides go, and with them the hit (1e-attack-30, -32). A ship
// needs hull left to pay with (1e-dmg-19).
void pilot_countdown(Effects& all) {
  Effect& shrugs = may(
      all, "1e-pilot-countdown", Window::neutralize,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return defends(game, occasion) && !is_stressed(ship) && !ship.ship.destroyed && ship.ship.hull_left() > 0;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        suffer(game, ship, 1, 0, "1e-pilot-countdown");
        cancel_all_dice(game, true);
        cancel_all_dice(game, false);
        gain(game, ship, Token::stress, 1, "1e-pilot-countdown");
      });
  shrugs.anyone = true;
  shrugs.worth = [](Game& game, const Occasion& occasion) {
    const state::ShipState& ship = game.piece(occasion.owner).ship;
    return open_results(game) >= 2 && ship.shields + ship.hull_left() > 1;
  };
}

}  // namespace plotboard::rules::effects::first

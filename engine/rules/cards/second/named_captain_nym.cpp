#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// An attack is obstructed by no device here: his die against it is by hand.
void named_captain_nym(Effects& all) {
  squad_may(
      all, "pilot:captainnym", Window::device_goes_off,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* device = game.find(occasion.other);
        return has_charge(game, occasion) && device != nullptr && device->side == bearer(game, occasion).side;
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        occasion.stopped = true;
      })
      .anyone = true;
  all.back().worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects

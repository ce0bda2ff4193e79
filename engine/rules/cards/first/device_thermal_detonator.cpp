#include "rules/first/bombs.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules::effects::first {

void device_thermal_detonator(Effects& all) {
  add_blast<[](Game& game, Id ship, Id device) {
    suffer(game, ship, 1, 0, "1e-bomb-22");
    gain(game, ship, state::Token::stress, 1, "1e-bomb-22", game.piece(device).side);
  }>(all, "device:1e-thermal-detonator", "1e-bomb-22");
}

}  // namespace plotboard::rules::effects::first

#include "rules/first/bombs.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules::effects::first {

void device_ion_bomb(Effects& all) {
  add_blast<[](Game& game, Id ship, Id device) {
    gain(game, ship, state::Token::ion, 2, "1e-bomb-21", game.piece(device).side);
  }>(all, "device:1e-ion-bomb", "1e-bomb-21");
}

}  // namespace plotboard::rules::effects::first

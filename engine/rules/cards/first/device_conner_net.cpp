#include "rules/first/bombs.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules::effects::first {

// The step is that of this activation, if it is still to come (1e-upgrade-connernet).
void device_conner_net(Effects& all) {
  add_mine<[](Game& game, Id ship, Id device) {
    suffer(game, ship, 1, 0, "1e-bomb-25");
    gain(game, ship, state::Token::ion, 2, "1e-bomb-25", game.piece(device).side);
    if (game.in_play(ship)) skip_action(game, ship, "1e-bomb-25", say("conner-net.skips"));
  }>(all, "device:1e-conner-net", "1e-bomb-25");
}

}  // namespace plotboard::rules::effects::first

#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void device_ion_bomb(Effects& all) {
  Effect blast;
  blast.card = "device:ion_bomb";
  blast.window = Window::detonate;
  blast.rule = "2e-bomb-10";
  blast.run = [](Game& game, Occasion& occasion) {
    const state::Side side = game.piece(occasion.other).side;
    for (const Id ship : struck_by(game, occasion.other, occasion.other, 1)) {
      if (game.piece(ship).is_target()) {
        suffer(game, ship, 1, 0, "2e-bomb-10");
      } else {
        gain(game, ship, state::Token::ion, 3, "2e-bomb-10", side);
      }
    }
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects

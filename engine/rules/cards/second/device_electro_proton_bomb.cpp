#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void device_electro_proton_bomb(Effects& all) {
  Effect blast;
  blast.card = "device:electro_proton_bomb";
  blast.window = Window::detonate;
  blast.rule = "2e-bomb-7";
  blast.run = [](Game& game, Occasion& occasion) {
    const state::Side side = game.piece(occasion.other).side;
    for (const Id ship : struck_by(game, occasion.other, occasion.other, 2)) {
      for (const state::Face face : game.roll(ship, state::DieKind::attack, 4, say("electro-proton-bomb.dice"))) {
        if (face == state::Face::blank) {
          lose_shield(game, ship, "2e-bomb-7");
        } else if (game.piece(ship).is_target()) {
          if (face != state::Face::crit) suffer(game, ship, 1, 0, "2e-bomb-8");
        } else {
          const bool crit = face == state::Face::crit;
          gain(game, ship, crit ? state::Token::disarm : state::Token::ion, 1, "2e-bomb-7", side);
        }
      }
    }
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects

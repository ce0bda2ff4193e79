#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void device_bomblet(Effects& all) {
  Effect blast;
  blast.card = "device:bomblet";
  blast.window = Window::detonate;
  blast.rule = "2e-bomb-2";
  blast.run = [](Game& game, Occasion& occasion) {
    for (const Id ship : struck_by(game, occasion.other, occasion.other, 1)) {
      int hits = 0;
      for (const state::Face face : game.roll(ship, state::DieKind::attack, 2, say("bomblet.dice"))) {
        hits += face == state::Face::hit || face == state::Face::crit ? 1 : 0;
      }
      suffer(game, ship, hits, 0, "2e-bomb-2");
    }
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects

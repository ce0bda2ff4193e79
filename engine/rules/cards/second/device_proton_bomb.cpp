#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void device_proton_bomb(Effects& all) {
  Effect blast;
  blast.card = "device:proton_bomb";
  blast.window = Window::detonate;
  blast.rule = "2e-bomb-11";
  blast.run = [](Game& game, Occasion& occasion) {
    for (const Id ship : struck_by(game, occasion.other, occasion.other, 1)) {
      suffer(game, ship, 0, 1, "2e-bomb-11");
    }
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects

#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_blinded_pilot(Effects& all) {
  Effect bars;
  bars.card = "damage:2";
  bars.window = Window::may_modify;
  bars.rule = "2e-damage-card-2";
  bars.when = [](const Game&, const Occasion& occasion) { return occasion.word != "force"; };
  bars.run = [](Game&, Occasion& occasion) {
    occasion.value = 0;
    occasion.rule = "2e-damage-card-2";
  };
  all.push_back(bars);
}

}  // namespace plotboard::rules::effects

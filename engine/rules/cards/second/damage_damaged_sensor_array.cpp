#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_damaged_sensor_array(Effects& all) {
  Effect bars;
  bars.card = "damage:10";
  bars.window = Window::may_act;
  bars.rule = "2e-damage-card-19";
  bars.when = [](const Game&, const Occasion& occasion) {
    return occasion.word != "focus" && !occasion.word.starts_with("damage:");
  };
  bars.run = [](Game&, Occasion& occasion) {
    occasion.value = 0;
    occasion.rule = "2e-damage-card-19";
  };
  all.push_back(bars);
}

}  // namespace plotboard::rules::effects

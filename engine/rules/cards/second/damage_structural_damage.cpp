#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_structural_damage(Effects& all) {
  Effect fewer;
  fewer.card = "damage:9";
  fewer.window = Window::defense_dice;
  fewer.rule = "2e-damage-card-17";
  fewer.run = [](Game&, Occasion& occasion) { --occasion.value; };
  all.push_back(fewer);
}

}  // namespace plotboard::rules::effects

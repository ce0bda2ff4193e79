#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_weapons_failure(Effects& all) {
  Effect fewer;
  fewer.card = "damage:7";
  fewer.window = Window::attack_dice;
  fewer.rule = "2e-damage-card-12";
  fewer.run = [](Game&, Occasion& occasion) { --occasion.value; };
  all.push_back(fewer);
}

}  // namespace plotboard::rules::effects

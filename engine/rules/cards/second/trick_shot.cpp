#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void trick_shot(Effects& all) {
  add_dice<1>(all, "trick-shot", Window::attack_dice, across_obstacle);
  all.back().rule = kTalents;
}

}  // namespace plotboard::rules::effects

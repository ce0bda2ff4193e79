#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void blackout(Effects& all) {
  add_dice<-2>(all, "blackout", Window::defense_dice_against, across_obstacle);
  all.back().rule = kAbilities;
}

}  // namespace plotboard::rules::effects

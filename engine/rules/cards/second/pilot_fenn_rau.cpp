#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_fenn_rau(Effects& all) {
  add_dice<1>(all, "pilot:fenn-rau", Window::attack_dice, at_close_range);
  add_dice<1>(all, "pilot:fenn-rau", Window::defense_dice, at_close_range);
}

}  // namespace plotboard::rules::effects

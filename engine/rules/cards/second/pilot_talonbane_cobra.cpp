#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_talonbane_cobra(Effects& all) {
  add_dice<1>(all, "pilot:talonbane-cobra", Window::attack_dice, at_close_range);
  add_dice<1>(all, "pilot:talonbane-cobra", Window::defense_dice, at_long_range);
}

}  // namespace plotboard::rules::effects

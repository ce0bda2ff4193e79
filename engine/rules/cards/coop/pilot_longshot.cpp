#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_longshot(Effects& all) { add_dice<1>(all, "pilot:longshot", Window::attack_dice, at_long_range); }

}  // namespace plotboard::rules::effects

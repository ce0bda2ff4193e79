#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_mauler_mithel(Effects& all) { add_dice<1>(all, "pilot:mauler-mithel", Window::attack_dice, at_close_range); }

}  // namespace plotboard::rules::effects

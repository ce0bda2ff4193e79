#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_scourge_skutu(Effects& all) { add_dice<1>(all, "pilot:scourge-skutu", Window::attack_dice, aims_bullseye); }

}  // namespace plotboard::rules::effects

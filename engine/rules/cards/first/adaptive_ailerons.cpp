#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

void adaptive_ailerons(Effects& all) { slips_before_dial(all, "1e-upgrade-adaptiveailerons"); }

}  // namespace plotboard::rules::effects::first

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_marksmanship(Effects& all) { add_hit_to_crit(all, "pilot:marksmanship", "2e-mod-1", aims_bullseye); }

}  // namespace plotboard::rules::effects

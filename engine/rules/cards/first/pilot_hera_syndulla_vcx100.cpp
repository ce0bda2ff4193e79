#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

void pilot_hera_syndulla_vcx100(Effects& all) { turns_dial_by_colour(all, "1e-pilot-herasyndulla-vcx100"); }

}  // namespace plotboard::rules::effects::first

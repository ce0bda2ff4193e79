#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_captain_oicunn(Effects& all) { add_attacks_at_contact(all, "pilot:captain-oicunn"); }

}  // namespace plotboard::rules::effects

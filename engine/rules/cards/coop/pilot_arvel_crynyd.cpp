#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_arvel_crynyd(Effects& all) { add_attacks_at_contact(all, "pilot:arvel-crynyd"); }

}  // namespace plotboard::rules::effects

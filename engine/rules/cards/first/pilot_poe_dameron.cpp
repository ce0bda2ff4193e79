#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

void pilot_poe_dameron(Effects& all) { uses_focus_unspent(all, "1e-pilot-poedameron"); }

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

void pilot_poe_dameron_swx57(Effects& all) { uses_focus_unspent(all, "1e-pilot-poedameron-swx57"); }

}  // namespace plotboard::rules::effects::first

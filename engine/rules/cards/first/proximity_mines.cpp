#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void proximity_mines(Effects& all) { add_action_drop(all, "1e-upgrade-proximitymines"); }

}  // namespace plotboard::rules::effects::first

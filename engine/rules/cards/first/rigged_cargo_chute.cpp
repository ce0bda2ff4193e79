#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void rigged_cargo_chute(Effects& all) { add_action_drop(all, "1e-upgrade-riggedcargochute"); }

}  // namespace plotboard::rules::effects::first

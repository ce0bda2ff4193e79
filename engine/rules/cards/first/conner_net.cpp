#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void conner_net(Effects& all) { add_action_drop(all, "1e-upgrade-connernet"); }

}  // namespace plotboard::rules::effects::first

#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void cluster_mines(Effects& all) { add_action_drop(all, "1e-upgrade-clustermines"); }

}  // namespace plotboard::rules::effects::first

#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void proton_bombs(Effects& all) { add_reveal_drop(all, "1e-upgrade-protonbombs"); }

}  // namespace plotboard::rules::effects::first

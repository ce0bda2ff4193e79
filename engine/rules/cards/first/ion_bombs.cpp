#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void ion_bombs(Effects& all) { add_reveal_drop(all, "1e-upgrade-ionbombs"); }

}  // namespace plotboard::rules::effects::first

#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void thermal_detonators(Effects& all) { add_reveal_drop(all, "1e-upgrade-thermaldetonators"); }

}  // namespace plotboard::rules::effects::first

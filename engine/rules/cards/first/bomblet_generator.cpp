#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void bomblet_generator(Effects& all) { add_reveal_drop(all, "1e-upgrade-bombletgenerator"); }

}  // namespace plotboard::rules::effects::first

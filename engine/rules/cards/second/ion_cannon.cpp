#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void ion_cannon(Effects& all) { add_ion_damage(all, "ion-cannon", "2e-special-19"); }

}  // namespace plotboard::rules::effects

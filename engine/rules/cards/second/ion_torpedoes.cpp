#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void ion_torpedoes(Effects& all) { add_ion_damage(all, "ion-torpedoes", "2e-special-17"); }

}  // namespace plotboard::rules::effects

#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void ion_missiles(Effects& all) { add_ion_damage(all, "ion-missiles", "2e-special-17"); }

}  // namespace plotboard::rules::effects

#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void ion_cannon_turret(Effects& all) { add_ion_damage(all, "ion-cannon-turret", "fga-table-2.17"); }

}  // namespace plotboard::rules::effects

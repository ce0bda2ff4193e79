#include "data/weapon.hpp"
#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

// That the turret points to the front or the rear only is said where it is turned.
void ship_heavy_weapon_turret(Effects& all) {
  add_weapons_in_turret<data::WeaponType::missile>(all, "heavy-weapon-turret", "2e-ship-24");
}

}  // namespace plotboard::rules::effects

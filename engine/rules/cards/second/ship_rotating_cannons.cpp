#include "data/weapon.hpp"
#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

// That the turret points to the front or the rear only is said where it is turned.
void ship_rotating_cannons(Effects& all) {
  add_weapons_in_turret<data::WeaponType::cannon>(all, "rotating-cannons", "2e-ship-22");
}

}  // namespace plotboard::rules::effects

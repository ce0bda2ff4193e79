#include "data/weapon.hpp"
#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int ordnance_beside_him(const Game& game, const Occasion& occasion) {
  const data::WeaponType type = type_of_weapon(game, attack_in(game, occasion).weapon);
  const bool ordnance = type == data::WeaponType::missile || type == data::WeaponType::torpedo;
  return ordnance && friend_attacks(game, occasion, 1) ? 2 : 0;
}

}  // namespace

void pilot_captain_jonus(Effects& all) {
  add_reroll<ordnance_beside_him>(all, "pilot:captain-jonus", Window::modify_attack, true);
}

}  // namespace plotboard::rules::effects

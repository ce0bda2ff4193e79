#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

int guides_ordnance(const Game& game, const Occasion& occasion) {
  const data::WeaponType type = type_of_weapon(game, attack_in(game, occasion).weapon);
  const bool ordnance = type == data::WeaponType::missile || type == data::WeaponType::torpedo;
  return ordnance && friend_attacks(game, occasion, 1) ? 2 : 0;
}

}  // namespace

void captain_jonus(Effects& all) { add_reroll_by_friend<guides_ordnance>(all, "captain-jonus", Window::modify_attack); }

}  // namespace plotboard::rules::effects

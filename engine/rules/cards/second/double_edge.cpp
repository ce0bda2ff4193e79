#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

bool missed_with_turret_or_missile(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const data::WeaponType type = type_of_weapon(game, attack.weapon);
  return owner_attacks(game, occasion) && !attack.has_hit() && has_bonus_attack_left(game, occasion.owner) &&
         (type == data::WeaponType::turret || type == data::WeaponType::missile);
}

}  // namespace

void double_edge(Effects& all) {
  all.push_back(
      ability("double-edge", Window::bonus_attack, missed_with_turret_or_missile, [](Game& game, Occasion& occasion) {
        const Id missed_with = game.attack()->weapon;
        ShotFilter others;
        for (const WeaponOnShip& weapon : weapons_of(game, occasion.owner)) {
          if (weapon.id != missed_with) others.weapons.push_back(weapon.id);
        }
        if (others.weapons.empty() || shots_of(game, occasion.owner, others).empty()) return;
        offer_attack(game, occasion.owner, others, true, kAbilities);
      }));
}

}  // namespace plotboard::rules::effects

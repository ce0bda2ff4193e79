#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_ordnance_of_rhymer(const data::Weapon& weapon) {
  return weapon.type == data::WeaponType::missile || weapon.type == data::WeaponType::torpedo;
}

bool reaches_contact(const Game& game, Id weapon) {
  const data::Upgrade* upgrade = game.catalog().upgrade(weapon);
  return upgrade != nullptr && upgrade->weapon && is_ordnance_of_rhymer(*upgrade->weapon) &&
         upgrade->weapon->nearest <= 1;
}

}  // namespace

// Nearer or farther: no attack is at both ends.
void major_rhymer(Effects& all) {
  all.push_back(ability("major-rhymer", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& each : *occasion.weapons) {
      data::Weapon& weapon = each.weapon;
      if (!is_ordnance_of_rhymer(weapon)) continue;
      weapon.nearest = std::max(0, weapon.nearest - 1);
      weapon.farthest = std::min(3, weapon.farthest + 1);
    }
  }));

  all.push_back(ability(
      "major-rhymer", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.rule == "2e-attack-range-9" && reaches_contact(game, occasion.word);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; }));
}

}  // namespace plotboard::rules::effects

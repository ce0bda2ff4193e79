#include <algorithm>

#include "data/weapon.hpp"
#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_major_rhymer(Effects& all) {
  all.push_back(
      pilot_effect("pilot:major-rhymer", Window::weapons, "2e-special-10", nullptr, [](Game&, Occasion& occasion) {
        for (WeaponOnShip& each : *occasion.weapons) {
          data::Weapon& weapon = each.weapon;
          const bool ordnance = weapon.type == data::WeaponType::missile || weapon.type == data::WeaponType::torpedo;
          if (!ordnance) continue;
          weapon.nearest = std::max(1, weapon.nearest - 1);
          weapon.farthest = std::min(3, weapon.farthest + 1);
        }
      }));
}

}  // namespace plotboard::rules::effects

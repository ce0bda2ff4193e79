#include "rules/cards/first/parts.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

// One step at one end: as every target is at one range, both ends are open to be chosen.
void pilot_major_rhymer(Effects& all) {
  must(all, "1e-pilot-majorrhymer", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& each : *occasion.weapons) {
      data::Weapon& weapon = each.weapon;
      if (weapon.type == data::WeaponType::primary) continue;
      weapon.nearest = std::max(1, weapon.nearest - 1);
      weapon.farthest = std::max(weapon.farthest, std::min(3, weapon.farthest + 1));
    }
  });
}

}  // namespace plotboard::rules::effects::first

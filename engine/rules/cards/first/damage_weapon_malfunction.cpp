#include <algorithm>

#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

// The value itself, so that the die of range 1 still comes on top of 0.
void damage_weapon_malfunction(Effects& all) {
  on_damage(all, {{"damage:114", "1e-deck0-15"}}, Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& weapon : *occasion.weapons) {
      if (weapon.printed == nullptr) weapon.weapon.dice = std::max(0, weapon.weapon.dice - 1);
    }
  });
  repaired_by_die(all, {{"damage:114", "1e-deck0-15"}}, CritRepairs::counts);
}

}  // namespace plotboard::rules::effects::first

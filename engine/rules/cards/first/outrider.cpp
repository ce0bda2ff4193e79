#include <algorithm>

#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// As long as the cannon card is not discarded (1e-squad-15). Its distance is that of weapons free of arc (1e-range-9).
void outrider(Effects& all) {
  must(all, "1e-upgrade-outrider", Window::weapons, is_own, [](Game& game, Occasion& occasion) {
    if (cards_of_slots(game, occasion.owner, {"cannon"}).empty()) return;
    std::erase_if(*occasion.weapons,
                  [](const WeaponOnShip& weapon) { return weapon.weapon.type == data::WeaponType::primary; });
    for (WeaponOnShip& weapon : *occasion.weapons) {
      if (weapon.weapon.type == data::WeaponType::cannon) weapon.weapon.arc = geom::ArcKind::all_round;
    }
  });
}

}  // namespace plotboard::rules::effects::first

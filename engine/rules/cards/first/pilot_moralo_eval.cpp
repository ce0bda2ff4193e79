#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// His cannons reach wherever his auxiliary arc does.
void pilot_moralo_eval(Effects& all) {
  must(all, "1e-pilot-moraloeval", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& weapon : *occasion.weapons) {
      if (weapon.weapon.type == data::WeaponType::cannon) weapon.also = geom::ArcKind::full_front;
    }
  });
}

}  // namespace plotboard::rules::effects::first

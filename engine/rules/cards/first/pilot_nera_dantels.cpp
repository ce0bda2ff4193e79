#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Measured to the closest point of the target, as for every weapon that is free of arc (1e-range-9).
void pilot_nera_dantels(Effects& all) {
  must(all, "1e-pilot-neradantels", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& each : *occasion.weapons) {
      if (each.weapon.type != data::WeaponType::torpedo) continue;
      each.weapon.arc = geom::ArcKind::all_round;
      each.also.reset();  // one arc has it all
    }
  });
}

}  // namespace plotboard::rules::effects::first

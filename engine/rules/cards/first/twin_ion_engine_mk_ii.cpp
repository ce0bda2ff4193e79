#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void twin_ion_engine_mk_ii(Effects& all) {
  must(
      all, "1e-upgrade-twinionenginemkii", Window::difficulty,
      [](const Game&, const Occasion& occasion) {
        return occasion.maneuver.bearing == geom::Bearing::bank_left ||
               occasion.maneuver.bearing == geom::Bearing::bank_right;
      },
      [](Game&, Occasion& occasion) { occasion.value += rules::first::kMakesGreen; });
}

}  // namespace plotboard::rules::effects::first

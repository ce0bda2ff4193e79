#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_damaged_stabilizers(Effects& all) {
  on_damage(
      all, {{"damage:305", "1e-hdeck-18"}, {"damage:371", "1e-hdeck-18"}, {"damage:391", "1e-hdeck-18"}},
      Window::after_maneuver,
      [](const Game&, const Occasion& occasion) {
        const geom::Bearing bearing = occasion.maneuver.bearing;
        return bearing == geom::Bearing::bank_left || bearing == geom::Bearing::bank_right;
      },
      [](Game& game, Occasion& occasion) { suffer(game, occasion.owner, 1, 0, "1e-hdeck-18", state::Section::fore); });
  repaired_by_die(all, {{"damage:305", "1e-hdeck-18"}, {"damage:371", "1e-hdeck-18"}, {"damage:391", "1e-hdeck-18"}},
                  CritRepairs::no);
}

}  // namespace plotboard::rules::effects::first

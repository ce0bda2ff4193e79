#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

void r2_d2(Effects& all) {
  may(
      all, "1e-upgrade-r2d2", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_executed(game, occasion.owner, geom::Difficulty::blue) &&
               lacks_shield(game, occasion.owner, occasion.card);
      },
      [](Game& game, Occasion& occasion) { regain_shield(game, occasion.owner, occasion.card); });
}

}  // namespace plotboard::rules::effects::first

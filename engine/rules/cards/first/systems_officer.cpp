#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void systems_officer(Effects& all) {
  may(
      all, "1e-upgrade-systemsofficer", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_executed(game, occasion.owner, geom::Difficulty::blue) &&
               !friends_within(game, occasion.owner, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 1),
                                "1e-upgrade-systemsofficer", false);
        acquire_lock(game, to, false);
      });
}

}  // namespace plotboard::rules::effects::first

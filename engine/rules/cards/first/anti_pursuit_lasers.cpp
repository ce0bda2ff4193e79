#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void anti_pursuit_lasers(Effects& all) {
  must(all, "1e-upgrade-antipursuitlasers", Window::after_maneuver, came_to_rest_on_owner,
       [](Game& game, Occasion& occasion) {
         const Id victim = occasion.subject;
         if (!is_damage(throw_die(game, occasion, occasion.owner, state::DieKind::attack))) return;
         suffer(game, victim, 1, 0, "1e-upgrade-antipursuitlasers");
       })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first

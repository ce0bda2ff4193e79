#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// After Check Pilot Stress: the token stays and bars the action. It is the price of the turn (1e-stress-12).
void millennium_falcon(Effects& all) {
  may(
      all, "1e-upgrade-millenniumfalcon-swx57", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kSpeed = 3;
        return is_own(game, occasion) && occasion.maneuver.speed == kSpeed && is_bank(occasion.maneuver) &&
               !is_stressed(owner_of(game, occasion)) && touched_by(game, occasion.owner).empty() &&
               can_turn(game, occasion.owner, 180);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (!pays_stress(game, ship, 1, "1e-upgrade-millenniumfalcon-swx57")) return;
        rotate_ship(game, ship, 180, "1e-upgrade-millenniumfalcon-swx57");
      })
      .worth = [](Game& game, const Occasion& occasion) {  // a turret ship loses little by flying away
    int ahead = 0, behind = 0;
    for (const Id enemy : enemies_within(game, occasion.owner, 1, 3)) {
      (is_in_arc(game, enemy, geom::ArcKind::front, occasion.owner) ? ahead : behind) += 1;
    }
    return ahead == 0 && behind > 1;
  };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// The stop is executed after the turn.
void pivot_wing_landing(Effects& all) {
  Effect& turns = may(
      all, "1e-upgrade-pivotwing-title-landing", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return is_own(game, occasion) && dial && dial->bearing == geom::Bearing::stationary &&
               can_turn(game, occasion.owner, 180);
      },
      [](Game& game, Occasion& occasion) {
        rotate_ship(game, occasion.owner, 180, "1e-upgrade-pivotwing-title-landing");
      });
  turns.worth = [](Game& game, const Occasion& occasion) {
    const Ids near = enemies_within(game, occasion.owner, 1, 3);
    return !near.empty() &&
           std::none_of(near.begin(), near.end(), [&](Id enemy) { return is_in_any_arc(game, enemy, occasion.owner); });
  };
  add_pivot(all, "1e-upgrade-pivotwing-title-landing");
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// I'll Show You the Dark Side (1e-cond-4 to -6).
void kylo_ren(Effects& all) {
  action(
      all, "1e-upgrade-kyloren",
      [](const Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 3).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy =
            pick_ship(game, occasion.owner, enemies_within(game, occasion.owner, 1, 3), "1e-upgrade-kyloren", false);
        assign_condition(game, enemy, "1e-condition-illshowyouthedarkside", true, "1e-upgrade-kyloren");
      });
}

}  // namespace plotboard::rules::effects::first

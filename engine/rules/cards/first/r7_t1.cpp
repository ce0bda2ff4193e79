#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Boost and lock stand alone: the boost follows whether the ship is locked or not.
void r7_t1(Effects& all) {
  action(
      all, "1e-upgrade-r7t1",
      [](const Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 2).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy = pick_ship(game, ship, enemies_within(game, ship, 1, 2), "1e-upgrade-r7t1", false);
        const bool seen = is_in_any_arc(game, ship, enemy);
        if (seen && game.ask_whether("take-lock", ship, "1e-upgrade-r7t1", say("lock.take", ship, enemy))) {
          acquire_lock_on(game, ship, enemy);
        }
        free_action(game, ship, {"boost"}, "1e-upgrade-r7t1");
      });
}

}  // namespace plotboard::rules::effects::first

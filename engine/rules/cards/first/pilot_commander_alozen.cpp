#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_commander_alozen(Effects& all) {
  may(
      all, "1e-pilot-commanderalozen", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 1).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy = pick_ship(game, ship, enemies_within(game, ship, 1, 1), "1e-pilot-commanderalozen", false);
        if (!enemy.empty()) acquire_lock_on(game, ship, enemy);
      })
      .worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).lock.empty(); };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_dalan_oberos_m12_l_kimogila(Effects& all) {
  may(
      all, "1e-pilot-dalanoberos-m12lkimogilafighter", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !enemies_in_bullseye(game, occasion.owner, 3).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy = pick_ship(game, ship, enemies_in_bullseye(game, ship, 3),
                                   "1e-pilot-dalanoberos-m12lkimogilafighter", false);
        acquire_lock_on(game, ship, enemy);
      })
      .worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).lock.empty(); };
}

}  // namespace plotboard::rules::effects::first

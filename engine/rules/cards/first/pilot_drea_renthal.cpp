#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The stress is the price, also for a ship that is stressed (1e-stress-12). A lock taken anew in an attack may be spent
// in it again (1e-lock-13).
void pilot_drea_renthal(Effects& all) {
  may(
      all, "1e-pilot-drearenthal", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && !enemies_within(game, occasion.owner, 1, 3).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (pays_stress(game, ship, 1, "1e-pilot-drearenthal")) acquire_lock(game, ship, false);
      })
      .worth = [](Game& game, const Occasion& occasion) { return !is_stressed(game.piece(occasion.owner)); };
}

}  // namespace plotboard::rules::effects::first

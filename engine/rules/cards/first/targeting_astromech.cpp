#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// A lock by a card is no action: the stress of the maneuver is no bar (1e-lock-10).
void targeting_astromech(Effects& all) {
  Effect& locks = may(
      all, "1e-upgrade-targetingastromech", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_executed(game, occasion.owner, geom::Difficulty::red) &&
               !enemies_within(game, occasion.owner, 1, 3).empty();
      },
      [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); });
  locks.worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).lock.empty(); };
}

}  // namespace plotboard::rules::effects::first

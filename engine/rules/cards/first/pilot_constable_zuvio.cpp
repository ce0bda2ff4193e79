#include "rules/cards/first/parts.hpp"
#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

// From the front guides when a reverse maneuver is revealed: any bomb, and no action is used. One a round all the same
// (1e-bomb-2).
void pilot_constable_zuvio(Effects& all) {
  must(
      all, "1e-pilot-constablezuvio", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return dial && geom::is_reverse(dial->bearing) && rules::first::may_drop(game, occasion.owner) &&
               !rules::first::bomb_cards(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        rules::first::offer_drop(game, ship, rules::first::bomb_cards(game, ship), "1e-pilot-constablezuvio", true,
                                 {"launch-straight-1"});
      });
}

}  // namespace plotboard::rules::effects::first

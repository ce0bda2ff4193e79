#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Once a round, after an action: a free action of the bar, then stress as its price (1e-action-12).
void push_the_limit(Effects& all) {
  Effect& pushes = may(
      all, "1e-upgrade-pushthelimit", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return is_fresh(game, occasion) && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids bar;
        for (const data::ShipAction& icon : bar_of(game, ship)) bar.push_back(icon.type);
        use_up(game, occasion);
        if (free_action(game, ship, bar, "1e-upgrade-pushthelimit") && game.in_play(ship)) {
          gain(game, ship, Token::stress, 1, "1e-upgrade-pushthelimit");
        }
      });
  pushes.worth = [](Game& game, const Occasion& occasion) {  // green maneuvers take the stress off again
    return game.piece(occasion.owner).tokens.focus + game.piece(occasion.owner).tokens.evade == 1;
  };
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void feedback_array(Effects& all) {
  may_gear(
      all, "feedback-array", Window::before_engage, kIllicit,
      [](const Game& game, const Occasion& occasion) { return ships_near(game, occasion.owner, 0, 0).size() > 1; },
      [](Game& game, Occasion& occasion) {
        const Id own = occasion.owner;
        gain(game, own, state::Token::ion, 1, kIllicit);
        gain(game, own, state::Token::disarm, 1, kIllicit);
        for (const Id id : ships_near(game, own, 0, 0)) suffer(game, id, 1, 0, kIllicit);
      },
      say("feedback-array.discharge"))
      .worth = [](Game& game,
                  const Occasion& occasion) {  // a kill, or more enemies than friends, and no shot of its own
    const state::ShipState& own = game.piece(occasion.owner).ship;
    if (own.shields + own.hull_left() <= 1) return false;
    int balance = 0;
    for (const Id id : ships_near(game, occasion.owner, 0, 0)) {
      const state::ShipState& ship = game.piece(id).ship;
      const int worth = ship.shields + ship.hull_left() == 1 ? 3 : 1;
      balance += are_enemies(game, id, occasion.owner) ? worth : -worth;
    }
    return balance > 0 && (balance > 1 || shots_of(game, occasion.owner).empty());
  };
}

}  // namespace plotboard::rules::effects

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Before Perform Action, so that the action may open up again (1e-act-11).
void pilot_braylen_stramm(Effects& all) {
  may(
      all, "1e-pilot-braylenstramm", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) { return is_stressed(owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        if (face == Face::hit || face == Face::crit) lose(game, ship, Token::stress, 1, "1e-pilot-braylenstramm");
      });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void lando_calrissian(Effects& all) {
  action(all, "1e-upgrade-landocalrissian", nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    int focus = 0, evade = 0;
    for (const Face face : game.roll(ship, state::DieKind::defense, 2, just(words::Card{occasion.card}))) {
      focus += face == Face::focus ? 1 : 0;
      evade += face == Face::evade ? 1 : 0;
    }
    gain(game, ship, Token::focus, focus, "1e-upgrade-landocalrissian");
    gain(game, ship, Token::evade, evade, "1e-upgrade-landocalrissian");
  });
}

}  // namespace plotboard::rules::effects::first

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void r2_astromech(Effects& all) {
  for (const char* card : {"r2-astromech", "r2-d2"}) {
    squad_may(
        all, card, Window::after_reveal,
        [](const Game& game, const Occasion& occasion) {
          return has_charge(game, occasion) && lacks_shield(bearer(game, occasion));
        },
        [](Game& game, Occasion& occasion) {
          spend_charges(game, occasion, 1);
          gain(game, occasion.owner, state::Token::disarm, 1, kCardRule);
          regain_shield(game, occasion.owner, kCardRule);
        })
        .worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
  }
}

}  // namespace plotboard::rules::effects

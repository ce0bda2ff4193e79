#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_overseer_yushyn(Effects& all) {
  squad_may(
      all, "pilot:overseeryushyn", Window::gain_token,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "disarm" && occasion.value > 0 && has_charge(game, occasion) &&
               is_other_friend(game, occasion, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 1, 1) &&
               game.piece(occasion.subject).tokens.stress == 0;
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        if (--occasion.value == 0) occasion.stopped = true;
        gain(game, occasion.subject, state::Token::stress, 1, kCardRule);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects

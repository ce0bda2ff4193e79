#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void jyn_erso(Effects& all) {
  squad_may(
      all, "jyn-erso", Window::gain_token,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && occasion.value > 0 && is_friend_within(game, occasion, occasion.subject, 3);
      },
      [](Game& game, Occasion& occasion) {
        if (--occasion.value == 0) occasion.stopped = true;
        gain(game, occasion.subject, state::Token::evade, 1, kCardRule);
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.subject).empty(); };
}

}  // namespace plotboard::rules::effects

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void death_troopers(Effects& all) {
  gear(
      all, "death-troopers", Window::keeps_tokens, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "stress" && game.table().play.phase == state::Phase::activation &&
               are_enemies(game, occasion.owner, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 0, 1);
      },
      [](Game& game, Occasion& occasion) {
        tell_card(game, occasion);
        occasion.value = game.piece(occasion.subject).tokens.stress;
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects

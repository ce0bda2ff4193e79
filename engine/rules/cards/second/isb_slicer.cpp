#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void isb_slicer(Effects& all) {
  gear(
      all, "isb-slicer", Window::keeps_tokens, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "jam" && are_enemies(game, occasion.owner, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game& game, Occasion& occasion) { occasion.value = game.piece(occasion.subject).tokens.jam; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects

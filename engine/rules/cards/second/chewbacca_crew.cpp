#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void chewbacca_crew(Effects& all) {
  squad_may(
      all, "chewbacca-crew", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return bearer(game, occasion).tokens.focus > 0 && anything_faceup(bearer(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, state::Token::focus, kCardRule);
        repair_picked(game, occasion.owner);
      });
}

}  // namespace plotboard::rules::effects

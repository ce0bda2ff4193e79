#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void minister_tua(Effects& all) {
  gear(
      all, "minister-tua", Window::start_of_engagement_phase, kCrew,
      [](const Game& game, const Occasion& occasion) { return is_damaged(game.piece(occasion.owner)); },
      [](Game& game, Occasion& occasion) {
        offer_one_of(game, occasion.owner, {"reinforce"}, kCrew, say("minister-tua.reinforce"), "red");
      });
}

}  // namespace plotboard::rules::effects

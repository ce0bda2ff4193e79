#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void dauntless(Effects& all) {
  gear(
      all, "dauntless", Window::after_maneuver, kCrew,
      [](const Game&, const Occasion& occasion) {
        return occasion.word != "ion" && occasion.move != nullptr && !occasion.move->fully_executed;
      },
      [](Game& game, Occasion& occasion) { offer_white_as_red(game, occasion.owner, kCrew, say("dauntless.action")); });
}

}  // namespace plotboard::rules::effects

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Contact at rest is needed, not just the template crossing (1e-overlap-14).
void pilot_heff_tobber(Effects& all) {
  must(
      all, "1e-pilot-hefftobber", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return !game.friendly(occasion.owner, occasion.subject) && occasion.move != nullptr &&
               !occasion.move->fully_executed && base::contains(occasion.move->touching, occasion.owner);
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {}, "1e-pilot-hefftobber"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first

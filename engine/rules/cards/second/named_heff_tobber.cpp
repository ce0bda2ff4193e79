#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_heff_tobber(Effects& all) {
  squad_must(
      all, "pilot:hefftobber", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, false) && is_enemy_of_owner(game, occasion, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 0, 0);
      },
      [](Game& game, Occasion& occasion) { offer_action_of(game, occasion, occasion.owner); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects

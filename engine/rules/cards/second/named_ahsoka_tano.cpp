#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_ahsoka_tano(Effects& all) {
  squad_may(
      all, "pilot:ahsokatano-rz1awing", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, true) && has_force(game, occasion) && !friends_at(game, occasion, 1, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 1, 2));
        spend_force(game, occasion.owner);
        offer_action_of(game, occasion, chosen, {}, "", true);
      });
}

}  // namespace plotboard::rules::effects

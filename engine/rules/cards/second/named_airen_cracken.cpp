#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_airen_cracken(Effects& all) {
  squad_must(
      all, "pilot:airencracken", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.in_play(occasion.owner) &&
               !friends_at(game, occasion, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 1, 1), true);
        if (!chosen.empty()) offer_action_of(game, occasion, chosen, {}, "red");
      });
}

}  // namespace plotboard::rules::effects

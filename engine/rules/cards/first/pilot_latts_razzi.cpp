#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Spent as the target is declared: of an attack that is performed twice only the first is weaker (1e-attack-12).
void pilot_latts_razzi(Effects& all) {
  may(
      all, "1e-pilot-lattsrazzi", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_declaring(game, occasion) && game.friendly(occasion.owner, occasion.subject) &&
               owner_of(game, occasion).lock == game.attack()->defender;
      },
      [](Game& game, Occasion& occasion) {
        spend_lock(game, occasion.owner, "1e-pilot-lattsrazzi");
        settle_for_roll(game, "1e-pilot-lattsrazzi");
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion&) {
    return agility_of(game, game.attack()->defender, game.attack()) > 0;
  };
  adds<-1>(all, "1e-pilot-lattsrazzi", Window::agility, [](const Game& game, const Occasion& occasion) {
    const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
    return attack != nullptr && attack->defender == occasion.subject &&
           is_settled(game, occasion, "1e-pilot-lattsrazzi");
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first

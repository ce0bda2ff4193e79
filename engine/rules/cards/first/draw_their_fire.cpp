#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// One critical hit of each attack.
void draw_their_fire(Effects& all) {
  may(
      all, "1e-upgrade-drawtheirfire", Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        const Id defender = game.attack()->defender;
        return is_friend(game, occasion.owner, defender) && within(game, occasion.owner, defender, 1, 1) &&
               count(game, true, Face::crit) > 0 && results_stay(game);
      },
      [](Game& game, Occasion& occasion) {
        cancel(game, true, Face::crit);
        suffer(game, occasion.owner, 0, 1, "1e-upgrade-drawtheirfire");
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.shields > 0; };
}

}  // namespace plotboard::rules::effects::first

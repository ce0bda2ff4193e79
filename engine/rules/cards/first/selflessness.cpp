#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// All hits and no critical hit: those stay with the defender, who remains hit.
void selflessness(Effects& all) {
  Effect& takes = may(
      all, "1e-upgrade-selflessness", Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        const Id defender = game.attack()->defender;
        return is_friend(game, occasion.owner, defender) && within(game, occasion.owner, defender, 1, 1) &&
               count(game, true, Face::hit) > 0 && results_stay(game);
      },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-selflessness");
        const int hits = count(game, true, Face::hit);
        while (cancel(game, true, Face::hit)) {
        }
        suffer(game, occasion.owner, hits, 0, "1e-upgrade-selflessness");
      });
  takes.anyone = true;
  takes.worth = [](Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).ship.shields >= count(game, true, Face::hit);
  };
}

}  // namespace plotboard::rules::effects::first

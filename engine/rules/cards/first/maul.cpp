#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void maul(Effects& all) {
  offers(
      all, "1e-upgrade-maul", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { reroll_for_stress(game, occasion.owner, true, "1e-upgrade-maul"); })
      .worth = [](Game& game, const Occasion&) { return open_results(game) == 0; };
  may(
      all, "1e-upgrade-maul", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && game.attack()->has_hit() && is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { lose(game, occasion.owner, Token::stress, 1, "1e-upgrade-maul"); });
}

}  // namespace plotboard::rules::effects::first

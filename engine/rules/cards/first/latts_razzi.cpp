#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void latts_razzi(Effects& all) {
  offers(
      all, "1e-upgrade-lattsrazzi", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_stressed(game.piece(game.attack()->attacker));
      },
      [](Game& game, Occasion&) {
        lose(game, game.attack()->attacker, Token::stress, 1, "1e-upgrade-lattsrazzi");
        add_die(game, false, Face::evade);
      })
      .worth = [](Game& game, const Occasion&) { return open_results(game) > 0; };
}

}  // namespace plotboard::rules::effects::first

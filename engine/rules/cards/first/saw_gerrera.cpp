#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void saw_gerrera(Effects& all) {
  offers(
      all, "1e-upgrade-sawgerrera", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && any(game, true, Face::focus) &&
               owner_of(game, occasion).ship.hull_left() >= 1;  // 1e-dmg-19
      },
      [](Game& game, Occasion& occasion) {
        suffer(game, occasion.owner, 1, 0, "1e-upgrade-sawgerrera");
        turn(game, true, Face::focus, Face::crit);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return count(game, true, Face::focus) >= 2 && game.piece(occasion.owner).ship.shields > 0;
  };
}

}  // namespace plotboard::rules::effects::first

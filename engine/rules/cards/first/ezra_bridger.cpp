#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void ezra_bridger(Effects& all) {
  offers(
      all, "1e-upgrade-ezrabridger", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_stressed(owner_of(game, occasion)) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first

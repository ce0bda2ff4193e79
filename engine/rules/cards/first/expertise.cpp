#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void expertise(Effects& all) {
  offers(
      all, "1e-upgrade-expertise", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_stressed(owner_of(game, occasion)) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::hit); });
}

}  // namespace plotboard::rules::effects::first

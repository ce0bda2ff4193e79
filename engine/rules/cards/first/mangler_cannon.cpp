#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void mangler_cannon(Effects& all) {
  offers(
      all, "1e-upgrade-manglercannon", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && any(game, true, Face::hit);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::hit, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first

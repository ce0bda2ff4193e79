#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void concussion_missiles(Effects& all) {
  offers(
      all, "1e-upgrade-concussionmissiles", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && any(game, true, Face::blank);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::blank, Face::hit, 1); });
}

}  // namespace plotboard::rules::effects::first

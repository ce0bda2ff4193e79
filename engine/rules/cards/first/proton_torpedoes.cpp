#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void proton_torpedoes(Effects& all) {
  offers(
      all, "1e-upgrade-protontorpedoes", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first

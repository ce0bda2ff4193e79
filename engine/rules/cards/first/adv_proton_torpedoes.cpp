#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// A focus token may turn them on in the same step; nobody would turn fewer.
void adv_proton_torpedoes(Effects& all) {
  offers(
      all, "1e-upgrade-advprotontorpedoes", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && any(game, true, Face::blank);
      },
      [](Game& game, Occasion&) {
        constexpr int kMost = 3;
        turn(game, true, Face::blank, Face::focus, kMost);
      });
}

}  // namespace plotboard::rules::effects::first

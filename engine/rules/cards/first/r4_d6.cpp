#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// All or nothing: down to two hits, each one less for a stress token.
void r4_d6(Effects& all) {
  static constexpr int kLeft = 2;
  Effect& takes = may(
      all, "1e-upgrade-r4d6", Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && count(game, true, Face::hit) > kLeft;
      },
      [](Game& game, Occasion& occasion) {
        const int gone = count(game, true, Face::hit) - kLeft;
        for (int i = 0; i < gone; ++i) {
          cancel(game, true, Face::hit);
          gain(game, occasion.owner, Token::stress, 1, "1e-upgrade-r4d6");
        }
      });
  takes.anyone = true;
}

}  // namespace plotboard::rules::effects::first

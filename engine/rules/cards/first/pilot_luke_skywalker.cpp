#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void pilot_luke_skywalker(Effects& all) {
  offers(
      all, "1e-pilot-lukeskywalker", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && any(game, false, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade, 1); });
}

}  // namespace plotboard::rules::effects::first

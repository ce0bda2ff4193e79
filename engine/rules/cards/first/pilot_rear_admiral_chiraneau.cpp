#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void pilot_rear_admiral_chiraneau(Effects& all) {
  offers(
      all, "1e-pilot-rearadmiralchiraneau", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attack_range(game, occasion) <= 2 && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first

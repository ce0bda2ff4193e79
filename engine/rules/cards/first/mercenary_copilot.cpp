#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void mercenary_copilot(Effects& all) {
  offers(
      all, "1e-upgrade-mercenarycopilot", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && attack_range(game, occasion) == 3 && any(game, true, Face::hit);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::hit, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first

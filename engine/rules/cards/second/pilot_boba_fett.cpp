#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int enemies_beside(const Game& game, const Occasion& occasion) {
  return static_cast<int>(enemies_near(game, occasion.owner, 0, 1).size());
}

}  // namespace

void pilot_boba_fett(Effects& all) {
  add_reroll<enemies_beside>(all, "pilot:boba-fett", Window::modify_attack);
  add_reroll<enemies_beside>(all, "pilot:boba-fett", Window::modify_defense);
}

}  // namespace plotboard::rules::effects

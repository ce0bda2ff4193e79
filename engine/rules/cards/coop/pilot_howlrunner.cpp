#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int primary_beside_her(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && friend_attacks(game, occasion, 1) ? 1 : 0;
}

}  // namespace

void pilot_howlrunner(Effects& all) {
  add_reroll<primary_beside_her>(all, "pilot:howlrunner", Window::modify_attack, true);
}

}  // namespace plotboard::rules::effects

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool alone(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && friends_near(game, occasion.owner, occasion.owner, 0, 2).empty();
}

}  // namespace

void pilot_ndru_suhlak(Effects& all) { add_dice<1>(all, "pilot:ndru-suhlak", Window::attack_dice, alone); }

}  // namespace plotboard::rules::effects

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool against_larger(const Game& game, const Occasion& occasion) {
  return is_ship_in_play(game, occasion.other) && game.piece(occasion.other).base > game.piece(occasion.subject).base;
}

}  // namespace

void pilot_ahhav(Effects& all) {
  add_dice<1>(all, "pilot:ahhav", Window::attack_dice, against_larger);
  add_dice<1>(all, "pilot:ahhav", Window::defense_dice, against_larger);
}

}  // namespace plotboard::rules::effects

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool behind_other(const Game& game, const Occasion& occasion) {
  return is_ship_in_play(game, occasion.other) && stands(game, occasion.subject, occasion.other) == Stands::behind;
}

}  // namespace

void pilot_graz(Effects& all) {
  add_dice<1>(all, "pilot:graz", Window::attack_dice, behind_other);
  add_dice<1>(all, "pilot:graz", Window::defense_dice, behind_other);
}

}  // namespace plotboard::rules::effects

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool obstructed(const Game& game, const Occasion& occasion) { return !attack_in(game, occasion).obstructed_by.empty(); }

}  // namespace

void pilot_trick_shot(Effects& all) { add_dice<1>(all, "pilot:trick-shot", Window::attack_dice, obstructed); }

}  // namespace plotboard::rules::effects

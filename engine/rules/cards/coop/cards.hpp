#pragma once
// The effects of every card that only Flight Group Alpha and its missions have, on top of those of the 2nd edition. A
// file a card in this folder; the build finds them.
#include "rules/machine/effects.hpp"

namespace plotboard::rules::effects {

void add_coop_cards(Effects& all);

}  // namespace plotboard::rules::effects

#pragma once
// The effects of every card of the 1st edition. A file a card in this folder; the build finds them.
#include "rules/machine/effects.hpp"

namespace plotboard::rules::effects::first {

void add_first_cards(Effects& all);

}  // namespace plotboard::rules::effects::first

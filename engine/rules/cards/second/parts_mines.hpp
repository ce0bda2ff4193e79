#pragma once
// What mines with dice share.

#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

// The ship that is on it rolls two dice and suffers what they show, and so many hits for sure.
void blow_up(Game& game, const Occasion& occasion, int sure_hits, const char* rule);

}  // namespace plotboard::rules::effects

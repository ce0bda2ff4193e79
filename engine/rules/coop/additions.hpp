#pragma once
// Door of the co-operative campaign's wing: all that Flight Group Alpha and its missions add to the base game.

#include "rules/play/additions.hpp"

namespace plotboard::rules {

const Additions& coop_additions();

}  // namespace plotboard::rules

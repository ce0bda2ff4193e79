#pragma once
// The dial of a ship with the colours that its maneuvers have now: damage cards and upgrades make them harder or easier
// (2e-difficulty-1). In the order of the printed dial; empty for what has none. Cost: one look at the cards an entry.

#include <string>

#include "data/ship.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

data::Dial dial_now(Game& game, Id ship);

}  // namespace plotboard::rules

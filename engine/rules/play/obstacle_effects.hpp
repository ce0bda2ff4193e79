#pragma once
// What obstacles do to a ship that moves through or overlaps them (2e-obstacle-1..28). Where the rule set says so
// (fga-sheet.obstacle-*) debris costs the action too, and huge ships are met as asteroids are. Which are met is
// board/obstacles.hpp.

#include <string>
#include <vector>

#include "rules/board/obstacles.hpp"

namespace plotboard::rules {

// Debris stress, at Check Difficulty of a maneuver, after any other move (2e-obstacle-9, -11).
void obstacle_stress(Game& game, Id ship, const Ids& met);
// The dice, and the lost Perform Action step where `costs_action`: in the Execute Maneuver step only (2e-maneuver-13).
// Huge ships may stand among `met`: they roll as asteroids do. Stops when the ship is destroyed.
void obstacle_dice(Game& game, Id ship, const Ids& met, bool costs_action);
// Puts an obstacle into play during the battle; ships under it meet it as if they had moved onto it, not by a maneuver
// (2e-obstacle-24), the first player's first.
void put_into_play(Game& game, state::Piece obstacle);

}  // namespace plotboard::rules

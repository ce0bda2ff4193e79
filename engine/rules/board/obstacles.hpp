#pragma once
// Which obstacles a move meets, and who is at range 0 of one (2e-obstacle-1..28). What they do to a ship is
// play/obstacle_effects.hpp.

#include <string>
#include <vector>

#include "data/obstacle.hpp"
#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

// Met in this move, each once, nearest the start first (2e-obstacle-19, -20).
Ids obstacles_met(const MoveOutcome& move);
// Marks of the round begin so: a card has the ship ignore the obstacle whose id follows.
inline constexpr const char* kIgnoresObstacle = "ignores-obstacle:";
bool ignores_obstacle(const state::Piece& ship, Id obstacle);
// Of one that it does not ignore.
bool at_range_zero_of(const Game& game, Id ship, data::ObstacleKind kind);
// It stands on an asteroid, and by these rules that costs its whole turn in the Engagement Phase
// (fga-sheet.obstacle-2).
bool skips_engagement(const Game& game, Id ship);

}  // namespace plotboard::rules

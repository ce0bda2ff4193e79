#pragma once
// What obstacles do to a ship that moves through or overlaps them (2e-obstacle-1..28), and at range 0.

#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/movement.hpp"

namespace plotboard::rules {

// Met in this move, each once, nearest the start first (2e-obstacle-19, -20).
std::vector<std::string> obstacles_met(const MoveOutcome& move);
// Debris stress, at Check Difficulty (2e-obstacle-9). `maneuver`: false for boosts, tractor moves ...
void obstacle_stress(Game& game, const std::string& ship, const std::vector<std::string>& met);
// The dice, and the lost Perform Action step where `costs_action`.
void obstacle_dice(Game& game, const std::string& ship, const std::vector<std::string>& met, bool costs_action);
bool at_range_zero_of(const Game& game, const std::string& ship, data::ObstacleKind kind);

}  // namespace plotboard::rules

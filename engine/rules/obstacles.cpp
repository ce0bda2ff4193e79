#include "rules/obstacles.hpp"

namespace plotboard::rules {

std::vector<std::string> obstacles_met(const MoveOutcome&) { return {}; }
void obstacle_stress(Game&, const std::string&, const std::vector<std::string>&) {}
void obstacle_dice(Game&, const std::string&, const std::vector<std::string>&, bool) {}
bool at_range_zero_of(const Game&, const std::string&, data::ObstacleKind) { return false; }

}  // namespace plotboard::rules

#include "rules/round.hpp"

namespace plotboard::rules {

void system_turn(Game&, const std::string&) {}
bool has_system_options(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

#include "rules/actions.hpp"

namespace plotboard::rules {

bool repair_action(Game&, const std::string&, int) { return false; }

}  // namespace plotboard::rules

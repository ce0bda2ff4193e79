#include "rules/actions.hpp"

namespace plotboard::rules {

bool rotate_turret(Game&, const std::string&, bool) { return false; }

}  // namespace plotboard::rules

#include "rules/actions.hpp"

namespace plotboard::rules {

bool acquire_lock(Game&, const std::string&, bool) { return false; }

}  // namespace plotboard::rules

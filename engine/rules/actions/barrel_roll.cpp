#include "rules/actions.hpp"

namespace plotboard::rules {

bool barrel_roll(Game&, const std::string&, bool) { return false; }

}  // namespace plotboard::rules

#include "rules/actions.hpp"

namespace plotboard::rules {

bool reinforce(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

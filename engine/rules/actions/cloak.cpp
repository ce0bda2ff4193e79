#include "rules/actions.hpp"

namespace plotboard::rules {

bool cloak(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

#include "rules/actions.hpp"

namespace plotboard::rules {

bool decloak(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

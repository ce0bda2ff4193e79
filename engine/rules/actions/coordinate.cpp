#include "rules/actions.hpp"

namespace plotboard::rules {

bool coordinate(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

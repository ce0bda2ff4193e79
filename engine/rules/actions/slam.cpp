#include "rules/actions.hpp"

namespace plotboard::rules {

bool slam(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

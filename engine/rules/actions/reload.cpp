#include "rules/actions.hpp"

namespace plotboard::rules {

bool reload(Game&, const std::string&, bool) { return false; }

}  // namespace plotboard::rules

#include "rules/actions.hpp"

namespace plotboard::rules {

bool jam(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

#include "rules/actions.hpp"

namespace plotboard::rules {

bool boost(Game&, const std::string&) { return false; }

}  // namespace plotboard::rules

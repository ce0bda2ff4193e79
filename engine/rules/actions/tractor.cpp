#include "rules/actions.hpp"

namespace plotboard::rules {

void tractor_move(Game&, const std::string&, state::Side) {}

}  // namespace plotboard::rules

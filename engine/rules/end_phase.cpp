#include "rules/round.hpp"

namespace plotboard::rules {

void end_phase(Game&) {}

}  // namespace plotboard::rules

#pragma once
// The text of a rule, or of a card that is cited like one.

#include <string>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct RuleTextMemory {
  std::string rule;  // "" none
};

void draw_rule_text(desk::Desk& desk, RuleTextMemory& memory);

}  // namespace plotboard::panels

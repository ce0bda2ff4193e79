#pragma once
// The referee's card in place of the battle's tab, for whoever sits at the laptop, and the keys that go through its
// digits.

#include <string>

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"
#include "panels/table/dial.hpp"

namespace plotboard::panels {

struct RefereeMemory {
  std::string pointed;  // the digit that arrows have gone to; "" none
  std::string shown;    // and among which
};

void draw_referee(desk::Desk& desk, const RefereeMemory& memory, Places& places);
bool referee_has_arrows(const desk::Desk& desk, const DialMemory& dial_memory, const Places& places);
void referee_keys(desk::Desk& desk, RefereeMemory& memory, DialMemory& dial_memory,
                  Places& places);  // up, down and Enter among its digits; before anything is drawn

}  // namespace plotboard::panels

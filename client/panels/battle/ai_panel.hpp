#pragma once
// The AI's tab: its decision, the die, ties and overrides, and the reasons.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"
#include "panels/table/dial.hpp"

namespace plotboard::panels {

void draw_ai(desk::Desk& desk, DialMemory& dial_memory, Places& places);

}  // namespace plotboard::panels

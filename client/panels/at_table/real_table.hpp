#pragma once
// "Play at a real table": the one door to it, and what a group may want behind it.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

struct RealTableMemory {
  bool open = false;
};

void draw_real_table(desk::Desk& desk, RealTableMemory& memory, Places& places);

}  // namespace plotboard::panels

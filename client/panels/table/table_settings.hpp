#pragma once
// The table itself, its rules in words, and the dialog for a table of one's own size.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct FreeTableMemory {
  bool open = false;
  double width_mm = 1200, height_mm = 900;
};

void draw_table_settings(desk::Desk& desk, FreeTableMemory& memory);
void draw_free_table(desk::Desk& desk, FreeTableMemory& memory);

}  // namespace plotboard::panels

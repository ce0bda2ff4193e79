#pragma once
// The selected piece: every field of it, and what can be done with it. With nothing selected: the table.

#include <array>
#include <string>

#include "desk/desk.hpp"
#include "panels/table/arcs.hpp"
#include "panels/table/table_settings.hpp"

namespace plotboard::panels {

struct InspectorMemory {
  std::array<char, 200> note{};
  std::string note_of;  // the piece whose words the buffer holds, and those words
};

void draw_inspector(desk::Desk& desk, InspectorMemory& memory, ArcsMemory& arcs, FreeTableMemory& free_table);

}  // namespace plotboard::panels

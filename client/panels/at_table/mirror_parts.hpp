#pragma once
// Parts of "Your own table" that stand in files of their own: its typing field, its roster and obstacles. They draw
// where ImGui's cursor is and hand what was typed or clicked to desk::Mirror, which answers for it.

#include <imgui.h>

#include <cstddef>
#include <string>

#include "panels/at_table/mirror.hpp"

namespace plotboard::panels {

ImFont* mirror_font();  // what is typed is read from afar
// The field of that number, named for tests; true when Enter was pressed in it.
bool mirror_field(MirrorMemory& memory, desk::Mirror& mirror, const std::string& name, std::size_t index,
                  const char* hint, float width);

void draw_mirror_roster(desk::Desk& desk, MirrorMemory& memory);     // the first stage: ships by a part of their names
void draw_mirror_obstacles(desk::Desk& desk, MirrorMemory& memory);  // the second: obstacles by their keys
void draw_mirror_rows(desk::Desk& desk);                             // all that is on the roster
void draw_mirror_deeds(desk::Desk& desk);                            // "/new" and the like as buttons

}  // namespace plotboard::panels

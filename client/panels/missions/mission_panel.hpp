#pragma once
// The mission's tab, the strip above the board that always says how it stands, and the report at its end.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

struct ReportMemory {
  float height = 0;  // of its content, in the last frame
};

void draw_mission(desk::Desk& desk);
void draw_mission_strip(desk::Desk& desk, Places& places);  // one line: objectives, who comes next
void draw_report(desk::Desk& desk, ReportMemory& memory);

}  // namespace plotboard::panels

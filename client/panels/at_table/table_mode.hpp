#pragma once
// Table mode: read from two metres by people who stand round a real table.

#include "desk/desk.hpp"
#include "panels/at_table/referee_panel.hpp"
#include "panels/kit/places.hpp"
#include "panels/table/dial.hpp"

namespace plotboard::panels {

// What it leaves for the board. Touched: by whoever has the keyboard, not the large screen of two.
Rect draw_table_mode(desk::Desk& desk, DialMemory& dial_memory, const RefereeMemory& memory, Places& places,
                     bool is_touched);

}  // namespace plotboard::panels

#pragma once
// The selected ship's dial: in the right panel, over the board in a narrow window, or large in table mode.

#include <string>

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

struct DialMemory {
  geom::Maneuver focus;  // the cell that the keyboard is on
  bool by_keys = false;  // the keyboard moved last, not the pointer
  bool shown = false;
  bool overriding = false;  // the next maneuver replaces the AI's
  std::string ship;         // whose dial was on show in the last frame; "" none
  bool scroll = false;      // the keyboard has moved: the cell comes into view
};

bool dial_wanted(const desk::Desk& desk, const DialMemory& memory);
void close_dial(desk::Desk& desk, DialMemory& memory);
bool dial_stays(desk::Desk& desk,
                DialMemory& memory);  // is it wanted still? If not, nothing on it is pointed at any more
void draw_docked_dial(desk::Desk& desk, DialMemory& memory, Places& places);
void draw_dial(desk::Desk& desk, DialMemory& memory,
               Places& places);  // over the board where there is no right panel; call it in every frame
void draw_large_dial(desk::Desk& desk, DialMemory& memory, Places& places, const Rect& room);

}  // namespace plotboard::panels

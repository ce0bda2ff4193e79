#pragma once
// The battle's log: readable lines by round and turn, each a way to its moment; playing it, faster or slower.

#include <cstdint>
#include <vector>

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

struct LogMemory {
  std::uint64_t revision = 0;
  desk::LogFilter filter = desk::LogFilter::all;
  std::size_t told = 0;  // lines, in the last frame
  float width = 0;
  float height = 0;
  bool at_end = true;          // in the last frame
  bool scroll = false;         // to where the table stands
  std::vector<float> heights;  // of its lines, in the last frame
};

void draw_log_panel(desk::Desk& desk, LogMemory& memory, Places& places);
void draw_log_line(desk::Desk& desk, Places& places, const desk::LogLine& line, bool link);

}  // namespace plotboard::panels

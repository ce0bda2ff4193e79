#pragma once
// "Your own table": the panel beside the board in which a real table is typed in.

#include <imgui.h>
#include <array>
#include <string>
#include <vector>

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

// What its fields hold, as the desk has it, and how often something else was put there.
struct MirrorMemory {
  std::array<std::vector<char>, 3> text;
  std::array<std::string, 3> shown;
  std::array<int, 3> turn{};
  std::string at;       // stage, way, piece and field of the last frame
  bool focus = false;   // the keyboard goes to the field
  bool on_way = false;  // and has not come there yet
  bool at_end = false;  // when it does, to the end of what stands in it
  bool typing = false;  // it is there in this frame
  ImGuiID field = 0;    // where it was last
};

void draw_mirror(desk::Desk& desk, MirrorMemory& memory, const Places& places);

}  // namespace plotboard::panels

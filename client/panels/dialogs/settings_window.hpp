#pragma once
// The settings that a person changes.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct SettingsMemory {
  bool open = false;
  int text_percent = 100;
  bool text_held = false;  // the slider is being dragged
};

void draw_settings(desk::Desk& desk, SettingsMemory& memory);

}  // namespace plotboard::panels

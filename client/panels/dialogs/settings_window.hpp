#pragma once
// Settings, and the bank card that tells how large a millimetre is on this screen.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct SettingsMemory {
  bool open = false;
  int text_percent = 100;
  bool text_held = false;  // the slider is being dragged
};
struct CalibrationMemory {
  double pixels_per_mm = 0;  // while the bank card is on show
};

void draw_settings(desk::Desk& desk, SettingsMemory& memory);
void draw_calibration(desk::Desk& desk, CalibrationMemory& memory);

}  // namespace plotboard::panels

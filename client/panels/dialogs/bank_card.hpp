#pragma once
// The bank card that is held to the screen: it tells how large a millimetre is there.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct CalibrationMemory {
  double pixels_per_mm = 0;  // while the bank card is on show
};

void draw_calibration(desk::Desk& desk, CalibrationMemory& memory);

}  // namespace plotboard::panels

#pragma once
// The list of missions: filters above, one row a mission under its tour.

#include "desk/desk.hpp"

namespace plotboard::panels {

void draw_missions(desk::Desk& desk);

}  // namespace plotboard::panels

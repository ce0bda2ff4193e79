#pragma once
// What the answer that is pointed at would come to, and dials that get in each other's way.

#include "desk/desk.hpp"

namespace plotboard::panels {

void draw_preview(desk::Desk& desk);

}  // namespace plotboard::panels

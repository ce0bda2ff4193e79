#pragma once
// The right side: the tabs and the one in front, or a dial while one is open.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

void draw_right(desk::Desk& desk, Windows& windows);

}  // namespace plotboard::panels

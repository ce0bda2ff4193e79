#pragma once
// The bar above the board: menus, tools, undo, whose turn it is, the AI's keys.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

void draw_top_bar(desk::Desk& desk, Windows& windows);

}  // namespace plotboard::panels

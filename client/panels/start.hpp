#pragma once
// The start screen: what is this, and what people come for; and the large screen of two while there is nothing on it.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

struct StartMemory {
  bool recent_open = false;
  float height = 0;  // of its content, in the last frame
  float lessons_height = 0;
};

void draw_start(desk::Desk& desk, Windows& windows);
void draw_waiting();  // the large screen, while there is no table to show

}  // namespace plotboard::panels

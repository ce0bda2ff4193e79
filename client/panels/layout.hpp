#pragma once
// Where the windows round the board stand in a window of that size, and which tab comes forward.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

struct Windows;

void follow(desk::Desk& desk, Places& places);  // brings the tab forward that has news
void lay_out(const desk::Desk& desk, Windows& windows);
bool dial_leaves_log();  // both fit beside a board that can be used

}  // namespace plotboard::panels

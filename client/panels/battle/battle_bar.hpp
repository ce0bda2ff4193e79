#pragma once
// The bar of a battle: round, phase, initiative, what is expected in one sentence, and the one key that goes on.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

void draw_battle_bar(desk::Desk& desk, Places& places);
void draw_battle_switches(desk::Desk& desk);  // back, undo, fast forward, run on: at the right end of the line

}  // namespace plotboard::panels

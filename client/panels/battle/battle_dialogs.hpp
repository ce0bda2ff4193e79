#pragma once
// Windows over a battle: the screen that hides the table between two people at one screen, the result, and the question
// before somebody gives up.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct GiveUpMemory {
  state::Side side = state::Side::none;  // asked whether it gives up the battle
};

void draw_cover(desk::Desk& desk);
void draw_result(desk::Desk& desk);
void draw_give_up(desk::Desk& desk, GiveUpMemory& memory);  // asks once

}  // namespace plotboard::panels

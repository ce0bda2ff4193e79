#pragma once
// The battle's tab: the attack under way, the open question with every answer, dice to type in, dials to set, and what
// has just happened.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

void draw_battle(desk::Desk& desk, Places& places);
void draw_why_button(desk::Desk& desk, Places& places);  // to the AI's reasons
void draw_just_happened(desk::Desk& desk, Places& places);

}  // namespace plotboard::panels

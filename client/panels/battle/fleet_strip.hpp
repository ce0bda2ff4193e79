#pragma once
// The strip of ships: every ship of both sides in a battle, a row each beside the board; in a narrow window a line of
// badges over it.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

bool fleet_wanted(const desk::Desk& desk);
// What it takes of a column, or as a line of badges of that width.
float fleet_height(const desk::Desk& desk, float width, float room, bool line);
void draw_fleet(desk::Desk& desk, Places& places);

}  // namespace plotboard::panels

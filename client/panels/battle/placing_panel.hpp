#pragma once
// Set-up by the book, in the battle's tab: what may be placed now, what comes later, and putting it down.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

void draw_placing(desk::Desk& desk, const Places& places);

}  // namespace plotboard::panels

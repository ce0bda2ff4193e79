#pragma once
// Planning: what the ships of whoever looks may declare besides their dials.

#include <string>

#include "desk/desk.hpp"

namespace plotboard::panels {

void draw_declarations(desk::Desk& desk, const std::string& only = "");  // of one ship only, where named

}  // namespace plotboard::panels

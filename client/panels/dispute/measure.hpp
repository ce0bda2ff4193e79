#pragma once
// A question about two pieces and its verdict, with margin and error.

#include "desk/desk.hpp"
#include "panels/table/arcs.hpp"

namespace plotboard::panels {

void draw_measure(desk::Desk& desk, ArcsMemory& arcs);

}  // namespace plotboard::panels

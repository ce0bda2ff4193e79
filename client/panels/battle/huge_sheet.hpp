#pragma once
// A huge ship's sections side by side, and a question about one of them.

#include "desk/desk.hpp"

namespace plotboard::panels {

// Brief: only what the question is about.
void draw_huge_sheet(desk::Desk& desk, const state::Piece& ship, bool brief);
bool draws_huge_sheet(const desk::Desk& desk, const state::Choice& choice);  // is it such a question?

}  // namespace plotboard::panels

#pragma once
// The reasons behind a decision: one line a rule, who else was a candidate, what a swerve tried; and what its card made
// the ship do besides.

#include "desk/desk.hpp"

namespace plotboard::panels {

void draw_ai_deeds(const desk::Desk& desk);
void draw_ai_trace(desk::Desk& desk, const ai::Decision& decision);
void draw_ai_tables(desk::Desk& desk, const ai::Decision& decision);

}  // namespace plotboard::panels

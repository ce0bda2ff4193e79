#pragma once
// Parts of the pilot's page: the path chart, the curve of experience, kills by type, tours with their stars. Each draws
// where ImGui's cursor is, in the width that is free.

#include "desk/alpha/pilot_sheet.hpp"
#include "panels/alpha/campaign_parts.hpp"

namespace plotboard::panels {

// Ranks of the chosen path in a row, of all paths before the choice; the next one has its price and a button.
void draw_path_chart(desk::Desk& desk, PilotPageMemory& memory, const desk::PilotSheet& sheet);
void draw_experience(const desk::PilotSheet& sheet, float height);
void draw_kills(const desk::PilotSheet& sheet);
void draw_sheet_tours(const desk::PilotSheet& sheet);
void draw_ships_flown(const desk::PilotSheet& sheet);
void draw_movements(const desk::PilotSheet& sheet);

// Words in a column of that width, small; returns the y below. `most`: not beyond that y.
float small_lines(ImDrawList* list, ImVec2 at, float width, float most, scene::Colour ink, const std::string& words);

}  // namespace plotboard::panels

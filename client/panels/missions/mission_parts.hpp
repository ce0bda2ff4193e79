#pragma once
// Small parts that the screens of a mission share.

#include <imgui.h>

#include "data/mission.hpp"
#include "desk/missions/missions.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {

// One to three marks and the word, from the upper left corner of a line of text.
void draw_difficulty_of(ImDrawList* list, ImVec2 at, data::Difficulty difficulty);
// Open: a frame; met: a tick in it; failed: a cross.
void draw_status(ImDrawList* list, ImVec2 centre, float size, state::Status status);
// An objective with its sign, wrapped in the window.
void objective_line(const desk::ObjectiveLine& objective);
void bullet(const std::string& words);  // wrapped, behind a dot

}  // namespace plotboard::panels

#pragma once
// What a maneuver, a place or a target would come to, in the words of the board.

#include <vector>

#include "desk/table/move_words.hpp"

namespace plotboard::panels {

void draw_consequences(const std::vector<desk::Consequence>& lines);

}  // namespace plotboard::panels

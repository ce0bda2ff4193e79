#pragma once
// The briefing: story, objectives, squads and special rules beside the map, what the group chooses, and the start.

#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

struct BriefingMemory {
  int part = 0;  // in a narrow window: text, map, choices
};

void draw_briefing(desk::Desk& desk, BriefingMemory& memory, Places& places);

}  // namespace plotboard::panels

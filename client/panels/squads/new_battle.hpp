#pragma once
// A new battle: both sides' ships with pilots and upgrades, who flies them, the table, obstacles and dice.

#include <array>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct NewBattleMemory {
  std::array<char, 64> search{};                // of ships, pilots and cards
  state::Side file_side = state::Side::player;  // whose squad file is asked for
  bool enter = false;                           // Enter in that search: the first row that can be picked is
};

void draw_new_battle(desk::Desk& desk, NewBattleMemory& memory);

}  // namespace plotboard::panels

#pragma once
// A ship in a battle: shields, hull, tokens, dial, cards with their charges, damage cards with their text.

#include "desk/desk.hpp"

namespace plotboard::panels {

void draw_battle_ship(desk::Desk& desk, const state::Piece& ship);

}  // namespace plotboard::panels

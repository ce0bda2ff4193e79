#pragma once
// The palette: what can be put on the table, found by typing, by faction or by size; and the hand that carries a piece
// of it to the board.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "desk/core/search.hpp"
#include "desk/desk.hpp"
#include "panels/kit/places.hpp"

namespace plotboard::panels {

// What the palette's hand carries to the board.
struct Carried {
  enum class Kind : std::uint8_t { ship, base, piece } kind = Kind::ship;
  std::string ref;
  geom::BaseKind base = geom::BaseKind::small;
  state::PieceType type = state::PieceType::marker;
  std::string label;
};

// The rows of the palette's list, chosen with the arrow keys while the search has the keyboard.
struct PaletteRows {
  std::string searched;               // what the choice was made among
  int chosen = -1;                    // -1: none yet; a search chooses its first answer by itself
  int drawn = 0, before = 0;          // in this frame so far; in the one before
  int taken = -1;                     // Enter: this one goes on the table
  bool shown = false;                 // the search has the keyboard: the chosen one is marked
  bool moved = false;                 // by a key in this frame: it comes into view
  std::vector<desk::Findable> known;  // while something is searched: loose pieces, whether they fit or not
};

struct PaletteMemory {
  std::array<char, 64> search{};
  std::string faction;  // "" all
  std::optional<geom::BaseKind> size;
  bool enemy = false;
  std::optional<bool> ai;  // who flies new ships; until a person says: the AI those of the enemy
  PaletteRows rows;
  std::optional<Carried> carried;
};

void draw_palette(desk::Desk& desk, PaletteMemory& memory, const Places& places);
void draw_carried(desk::Desk& desk, PaletteMemory& memory,
                  const Places& places);  // the ghost of what the hand carries, and its drop

}  // namespace plotboard::panels

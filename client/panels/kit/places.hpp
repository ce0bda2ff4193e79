#pragma once
// Where the windows round the board stand in this frame, which of them are open over it in a narrow window, which tab
// is in front, and whose the keyboard is. Whoever has news brings its tab forward here.

#include <cstdint>
#include <set>
#include <string>

#include "panels/kit/frame.hpp"

namespace plotboard::panels {

enum class Tab : std::uint8_t { battle, mission, piece, measure, ai };

struct Places {
  Rect board;
  Rect top_bar, battle_bar, palette, right;       // empty when not shown; in a battle the log stands in for the palette
  Rect fleet;                                     // the strip of ships; empty without a battle
  bool fleet_line = false;                        // it is a line of badges over the board
  bool palette_over = false, right_over = false;  // opened over the board in a narrow window
  Tab tab = Tab::piece;
  bool keyboard_here = false;  // the keyboard is in the panels, not on the board

  // What was on show in the last frame, to bring the right tab forward when it changes.
  std::set<std::string> seen_selected;
  std::string seen_measure, seen_ai, seen_expected;
};

}  // namespace plotboard::panels

#pragma once
// Symbols drawn from lines and polygons, so that they are sharp at every size: maneuvers as on a dial, and small marks.
// `size` is the side of the square that a symbol fills, pixels; `thickness` the stroke, pixels.

#include <imgui.h>

#include "geom/figures.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::panels {

// Straight arrow, bank, turn, Koiogran turn, Segnor's loop, Tallon roll, reverse and stop; left ones are mirror images.
void draw_maneuver(ImDrawList* list, ImVec2 centre, float size, geom::Maneuver maneuver, ImU32 colour, float thickness);

enum class Mark {
  bump,
  ram,
  obstacle,
  leaves,
  undo,
  redo,
  close,
  warning,
  note,
  lock,
  apart,
  touching,
  overlapping,
  more
};
void draw_mark(ImDrawList* list, ImVec2 centre, float size, Mark mark, ImU32 colour, float thickness);

// The difficulty's own shape, beside its colour: blue a ring, white a square, red a triangle, purple a diamond.
void draw_difficulty(ImDrawList* list, ImVec2 centre, float size, geom::Difficulty difficulty, ImU32 colour);
// A base seen from above, to the scale of its kind: guides, and the bow upwards.
void draw_base(ImDrawList* list, ImVec2 centre, float size, geom::BaseKind base, ImU32 colour, float thickness);
// The face of a die with that many pips.
void draw_die(ImDrawList* list, ImVec2 centre, float size, int pips, ImU32 face, ImU32 pip);
// A gold or silver star; not filled: still to be won.
void draw_star(ImDrawList* list, ImVec2 centre, float size, bool gold, bool filled);

}  // namespace plotboard::panels

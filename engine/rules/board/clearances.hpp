#pragma once
// How narrowly a move misses what it misses, or hits what it hits: for people who fly it with models and templates,
// where hands are a millimetre off. Pure. Cost: about 1 us a piece.

#include <vector>

#include "rules/board/movement.hpp"

namespace plotboard::rules {

struct Clearance {
  Id id;
  double gap_mm = 0;         // between outlines, as contact.hpp has it; negative: so deep
  bool by_template = false;  // of the template on its way; else of the base where it ends
};

// Obstacles, mines and a mission's containers, minefields and storms within `close_mm` of the template or of the base
// at the end, either side of touching, and ships within it of the base that it does not rest against: the closest
// first. Of each piece the smaller of its two gaps.
std::vector<Clearance> clearances(const Field& field, const Field::Ship& ship, const MoveOutcome& outcome,
                                  double close_mm);

}  // namespace plotboard::rules

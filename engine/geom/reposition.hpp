#pragma once
// Moves that are not maneuvers: boost, barrel roll, decloak, tractor, SLAM, bank-template roll. Every place that the
// rules know, as an end pose and the template used; whether a place is legal is rules' business. Figures: geometry 4.
// First edition places are a continuous range: given as the two ends and the middle, plus `slide_mm` for any between.

#include <string>
#include <vector>

#include "geom/path.hpp"

namespace plotboard::geom {

// turn_boost: a boost by the turn template, which only cards allow.
enum class Reposition : std::uint8_t { boost, barrel_roll, decloak, tractor, bank_barrel_roll, turn_boost };
struct Place {
  Reposition kind;
  int side = 0;         // -1 left, 0 ahead, +1 right
  std::string name;     // "boost bank left", "barrel roll right, middle"
  double slide_mm = 0;  // along the ship's axis, from the middle place
  Pose end;
  std::vector<Vec2> template_outline;  // convex for straights
  Template piece;                      // the template as laid; a long-edge roll has it lying along the side
};
// All places, in a fixed order. Huge bases have none (empty).
std::vector<Place> places(const Figures& figures, BaseKind base, Edition edition, const Pose& start, Reposition kind);
// First edition: a barrel roll or decloak roll with its own slide, clamped to the legal range.
Place rolled(const Figures& figures, BaseKind base, Edition edition, const Pose& start, Reposition kind, int side,
             double slide_mm);

}  // namespace plotboard::geom

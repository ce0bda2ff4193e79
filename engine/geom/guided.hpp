#pragma once
// Inside geom only: the two-point guide of path.hpp as fly() uses it, and a maneuver's displacement.

#include "geom/path.hpp"

namespace plotboard::geom {

// The base's trailing and leading edge mid-points on the table: both on the extended centre line, a base length apart.
// With + - * / sqrt and at most one sine; the error is below 1e-11 mm on a table. Cost about 40 ns.
struct Chord {
  Vec2 trailing;
  Vec2 leading;
};
Chord guided_chord(const Template& piece, double base_length_mm, double t);

// The centre's displacement by the closed formula of geometry 3.2 and 3.4 (huge bases: their tool).
Displacement displacement_of(const Figures& figures, BaseKind base, Maneuver maneuver, const ManeuverChoice& choice);

// Does this choice make the maneuver a sideslip?
bool slips(Maneuver maneuver, const ManeuverChoice& choice);

}  // namespace plotboard::geom

#pragma once
// Random tables for the tests of moving, and an oracle of their own: templates, centre lines and guided places in long
// double with libm, found by bisection, sharing nothing with the engine but the figures.

#include <vector>

#include "base/rng.hpp"
#include "base/units.hpp"
#include "geom/geom.hpp"

namespace plotboard::test {

using Real = long double;
inline constexpr Real kPiLong = 3.141592653589793238462643383279502884L;
struct Point {
  Real x = 0;
  Real y = 0;
};
Point point(geom::Vec2 v);
Real distance(Point a, Point b);

Real mm(base::Um value);
Real radians(base::Mdeg value);

// A centre line in the template's own frame: start at the origin, ahead +y, bends to `side`.
struct OracleLine {
  Real length = 0;
  Real radius = 0;
  int side = 0;
  [[nodiscard]] Point at(Real s) const;
  // Distance of a point from the line, which goes straight on at both ends.
  [[nodiscard]] Real from(Point p) const;
  // The leading mid-point: the first place beyond s on the line at this distance from the one at s.
  [[nodiscard]] Real leading(Real s, Real chord) const;
};

OracleLine oracle_line(const geom::Figures& figures, geom::TemplateKind kind, int speed, int side);

// Every maneuver of the standard dials, by code.
std::vector<geom::Maneuver> all_maneuvers();

geom::Pose random_pose(base::Rng& rng, int reach_um);

// A maneuver with ships in its way.
struct Flight {
  geom::BaseKind base = geom::BaseKind::small;
  bool guides = false;
  geom::Pose start;
  geom::Maneuver maneuver;
  geom::ManeuverChoice choice;
  std::vector<geom::PlacedBase> others;
  [[nodiscard]] bool slips() const;
};

geom::BaseKind any_base(base::Rng& rng, bool with_huge);

// Blockers come close to the end, anywhere on the way, flush with a side of the start, in touch with the start, or on
// top of it; up to three of them, and a crowd elsewhere.
Flight random_flight(const geom::Figures& figures, base::Rng& rng);

}  // namespace plotboard::test

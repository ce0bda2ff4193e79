#pragma once
// Huge ships' maneuvers, both editions (geometry 3.5 and 3.6): displacement of the ship's mid-point.
#include <optional>

#include "geom/maneuver.hpp"
#include "geom/pose.hpp"
#include "geom/shape.hpp"

namespace plotboard::geom {

// Nothing when the tool has no such maneuver (a turn, a speed beyond it).
std::optional<Displacement> huge_displacement(const Figures& figures, BaseKind base, Edition edition,
                                              Maneuver maneuver);

}  // namespace plotboard::geom

#pragma once
// Triangles of a simple polygon by ear clipping; convex ones as a fan. Any winding. A polygon that crosses itself still
// gives triangles within its hull and never a hang. Cost: O(n) when convex, at worst O(n^3), n being small here.

#include <cstdint>
#include <vector>

#include "geom/vec.hpp"

namespace plotboard::draw {

// Twice the area, positive when counter-clockwise (y up).
double twice_area(const std::vector<geom::Vec2>& points);
// Indices into `points`, three a triangle; empty for fewer than three points.
std::vector<std::uint32_t> triangulate(const std::vector<geom::Vec2>& points);

}  // namespace plotboard::draw

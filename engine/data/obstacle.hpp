#pragma once
// Obstacles: which kind of rock or wreck, and its outline around its own origin. assets/obstacles.json. What each kind
// does to a ship: rules/board/obstacles.hpp.

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "geom/shape.hpp"

namespace plotboard::data {

enum class ObstacleKind : std::uint8_t { asteroid, debris, gas_cloud, container, huge_ship };
struct Obstacle {
  Id id;
  std::string name;
  ObstacleKind kind = ObstacleKind::asteroid;
  geom::Shape shape;
  geom::Shape other_face;  // turned over
  // Of a huge ship that serves as obstacle (huge-obstacle-1): whatever ends on it stops against this base, as on a
  // ship's.
  std::optional<geom::BaseKind> base;
  [[nodiscard]] const geom::Shape& face(bool mirrored) const { return mirrored ? other_face : shape; }
};

}  // namespace plotboard::data

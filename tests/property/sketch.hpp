#pragma once
// Pieces as polygons of whole numbers, for the judge of contact (oracle.hpp). Lengths in half micrometres, so that half
// a base's width is a whole number.

#include <cstdint>
#include <vector>

#include "geom/figures.hpp"
#include "geom/pose.hpp"
#include "geom/shape.hpp"

namespace plotboard::test::oracle {

struct LocalPoint {
  std::int64_t x, y;  // half micrometres, the piece's own frame
};
using LocalPolygon = std::vector<LocalPoint>;
struct Sketch {
  std::vector<LocalPolygon> parts;
  geom::Pose pose;
};

std::vector<LocalPolygon> sketch_base(const geom::Figures& figures, geom::BaseKind kind, bool guides);

std::vector<LocalPolygon> sketch_shape(const geom::Shape& shape);

}  // namespace plotboard::test::oracle

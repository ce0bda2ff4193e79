#include "sketch.hpp"

#include <cmath>

namespace plotboard::test::oracle {
namespace {

LocalPolygon block(std::int64_t left, std::int64_t right, std::int64_t rear, std::int64_t front) {
  return {{left, rear}, {right, rear}, {right, front}, {left, front}};
}

}  // namespace

std::vector<LocalPolygon> sketch_base(const geom::Figures& figures, geom::BaseKind kind, bool guides) {
  const std::int64_t w = figures.base_of(kind).width.value;
  const std::int64_t l = figures.base_of(kind).length.value;
  std::vector<LocalPolygon> parts = {block(-w, w, -l, l)};
  if (guides) {
    const std::int64_t inner = 2 * figures.guide_offset.value - figures.guide_width.value;
    const std::int64_t outer = 2 * figures.guide_offset.value + figures.guide_width.value;
    const std::int64_t tip = l + 2 * figures.guide_projection.value;
    parts.push_back(block(-outer, -inner, -tip, tip));
    parts.push_back(block(inner, outer, -tip, tip));
  }
  return parts;
}

std::vector<LocalPolygon> sketch_shape(const geom::Shape& shape) {
  std::vector<LocalPolygon> parts;
  for (const auto& part : shape.parts) {
    LocalPolygon polygon;
    for (const geom::Vec2 p : part) polygon.push_back({std::llround(p.x * 2000), std::llround(p.y * 2000)});
    parts.push_back(polygon);
  }
  return parts;
}

}  // namespace plotboard::test::oracle

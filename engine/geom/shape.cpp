#include "geom/shape.hpp"

#include <algorithm>

namespace plotboard::geom {

namespace {

// A rectangle in the piece's own frame, counter-clockwise from its front left corner.
std::vector<Vec2> rectangle(double left, double right, double rear, double front) {
  return {{left, front}, {left, rear}, {right, rear}, {right, front}};
}

}  // namespace

Shape base_shape(const Figures& figures, BaseKind kind, bool with_guides) {
  const PlacedBase base = placed_base(figures, kind, with_guides, Frame{});
  const double w = base.half_width;
  const double l = base.half_length;
  Shape shape;
  shape.outline = rectangle(-w, w, -l, l);
  shape.parts.push_back(shape.outline);
  if (base.has_guides()) {
    // Each pair of guides is one strip that runs through the whole body: no seam lies near the outline.
    const double inner = base.guide_offset - base.guide_half_width;
    const double outer = base.guide_offset + base.guide_half_width;
    const double tip = l + base.guide_projection;
    shape.parts.push_back(rectangle(-outer, -inner, -tip, tip));
    shape.parts.push_back(rectangle(inner, outer, -tip, tip));
    shape.outline = {{-w, l},      {-w, -l},    {-outer, -l},  {-outer, -tip}, {-inner, -tip},
                     {-inner, -l}, {inner, -l}, {inner, -tip}, {outer, -tip},  {outer, -l},
                     {w, -l},      {w, l},      {outer, l},    {outer, tip},   {inner, tip},
                     {inner, l},   {-inner, l}, {-inner, tip}, {-outer, tip},  {-outer, l}};
  }
  measure_radius(shape);
  return shape;
}

Shape mirrored(const Shape& shape) {
  const auto flip = [](std::vector<Vec2> polygon) {
    for (Vec2& p : polygon) p.y = -p.y;
    std::reverse(polygon.begin(), polygon.end());
    return polygon;
  };
  Shape result;
  result.outline = flip(shape.outline);
  for (const std::vector<Vec2>& part : shape.parts) result.parts.push_back(flip(part));
  result.radius = shape.radius;
  return result;
}

void measure_radius(Shape& shape) {
  double squared = 0;
  for (const std::vector<Vec2>& part : shape.parts) {
    for (const Vec2 p : part) squared = std::max(squared, dot(p, p));
  }
  shape.radius = std::sqrt(squared);
}

PlacedShape placed(const Shape& shape, const Frame& frame) {
  std::size_t vertices = 0;
  for (const std::vector<Vec2>& part : shape.parts) vertices += part.size();
  PlacedShape result;
  result.points.resize(vertices);
  result.first.reserve(shape.parts.size() + 1);
  result.first.push_back(0);
  Vec2 low = result.box.low;
  Vec2 high = result.box.high;
  Vec2* next = result.points.data();
  for (const std::vector<Vec2>& part : shape.parts) {
    for (const Vec2 p : part) {
      const Vec2 at = frame.to_world(p);
      *next++ = at;
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    result.first.push_back(static_cast<std::uint32_t>(next - result.points.data()));
  }
  result.box = {low, high};
  result.centre = frame.origin;
  result.radius = shape.radius;
  return result;
}

PlacedShape placed_segment(Vec2 a, Vec2 b) {
  PlacedShape result;
  result.points = {a, b};
  result.first = {0, 2};
  result.centre = middle(a, b);
  result.radius = length(b - a) * 0.5;
  result.box.add(a);
  result.box.add(b);
  return result;
}

Vec2 PlacedBase::corner(int index) const {
  const double x = index < 2 ? -half_width : half_width;
  const double y = index == 0 || index == 3 ? half_length : -half_length;
  return frame.to_world({x, y});
}

PlacedShape placed_body(const PlacedBase& base) {
  PlacedShape result;
  result.points.reserve(4);
  for (int i = 0; i < 4; ++i) {
    result.points.push_back(base.corner(i));
    result.box.add(result.points.back());
  }
  result.first = {0, 4};
  result.centre = base.frame.origin;
  result.radius = length({base.half_width, base.half_length});
  return result;
}

namespace {

// Of a rectangle about the base's centre: symmetric, it reaches equally far along x and y to either side.
double overhang_of(const Frame& frame, double half_width, double half_length, double width_mm, double height_mm) {
  const double reach_x = half_width * std::fabs(frame.right.x) + half_length * std::fabs(frame.forward.x);
  const double reach_y = half_width * std::fabs(frame.right.y) + half_length * std::fabs(frame.forward.y);
  const Vec2 centre = frame.origin;
  return std::max(std::max(reach_x - centre.x, centre.x + reach_x - width_mm),
                  std::max(reach_y - centre.y, centre.y + reach_y - height_mm));
}

}  // namespace

double overhang_mm(const PlacedBase& base, double width_mm, double height_mm) {
  return overhang_of(base.frame, base.half_width, base.half_length, width_mm, height_mm);
}

// The tips of the four guides are the corners of a rectangle as well, narrower and longer than the base.
double overhang_with_guides_mm(const PlacedBase& base, double width_mm, double height_mm) {
  const double body = overhang_mm(base, width_mm, height_mm);
  if (!base.has_guides()) return body;
  return std::max(body, overhang_of(base.frame, base.guide_offset + base.guide_half_width,
                                    base.half_length + base.guide_projection, width_mm, height_mm));
}

}  // namespace plotboard::geom

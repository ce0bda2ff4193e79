#include "draw/tessellate.hpp"

#include <algorithm>
#include <cmath>

#include "draw/triangulate.hpp"

namespace plotboard::draw {
namespace {

using geom::dot;
using geom::length;
using geom::Vec2;
using scene::Colour;

constexpr double kFeather = 0.5;  // to either side of the true edge
constexpr std::size_t kMostDashes = 4000;

Vec2 unit(Vec2 v) {
  const double l = length(v);
  return l > 0 ? v * (1 / l) : Vec2{0, 0};
}
Vec2 right_of(Vec2 v) { return {v.y, -v.x}; }

Colour clear(Colour c) { return {c.r, c.g, c.b, 0}; }
Colour faded(Colour c, double by) {
  c.a = static_cast<std::uint8_t>(std::lround(std::clamp(by, 0.0, 1.0) * c.a));
  return c;
}

void drop_repeats(std::vector<Vec2>& points, bool closed) {
  constexpr double kNear = 1e-3;
  const auto near = [](Vec2 a, Vec2 b) { return std::abs(a.x - b.x) < kNear && std::abs(a.y - b.y) < kNear; };
  points.erase(std::unique(points.begin(), points.end(), near), points.end());
  while (closed && points.size() > 1 && near(points.front(), points.back())) points.pop_back();
}

// The offset that moves both edges at a corner by one; bounded where the corner is sharp.
Vec2 miter(Vec2 before, Vec2 after) {
  const Vec2 sum = before + after;
  const double square = dot(sum, sum);
  return square < 0.5 ? after : sum * (2 / square);
}

void one_line(Triangles& out, const std::vector<Vec2>& points, bool closed, double width, Colour colour) {
  const std::size_t n = points.size();
  if (n < 2) return;
  if (width < 1) {
    colour = faded(colour, width);
    width = 1;
  }
  // One strip; the shader fades its edges by the distance from the middle, which costs a third of the triangles.
  const double half = width / 2 + kFeather;
  const auto rim = static_cast<float>(half);
  const auto base = static_cast<std::uint32_t>(out.vertices.size());
  for (std::size_t i = 0; i < n; ++i) {
    const bool has_before = closed || i > 0, has_after = closed || i + 1 < n;
    const Vec2 into = has_before ? right_of(unit(points[i] - points[(i + n - 1) % n])) : Vec2{};
    const Vec2 away = has_after ? right_of(unit(points[(i + 1) % n] - points[i])) : Vec2{};
    const Vec2 side = !has_before ? away : !has_after ? into : miter(into, away);
    out.add(points[i] - side * half, colour, -rim, rim);
    out.add(points[i] + side * half, colour, rim, rim);
  }
  for (std::size_t i = 0; i + (closed ? 0 : 1) < n; ++i) {
    const std::uint32_t a = base + static_cast<std::uint32_t>(i) * 2;
    const std::uint32_t b = base + static_cast<std::uint32_t>((i + 1) % n) * 2;
    out.quad(a, b, b + 1, a + 1);
  }
}

void arrow_head(Triangles& out, std::vector<Vec2>& points, double width, Colour colour) {
  const Vec2 tip = points.back();
  const double size = 5 + 2.5 * width;
  // The direction over the head's own length, so that a short last chord of a curve does not turn it.
  Vec2 from = points.front();
  for (std::size_t i = points.size() - 1; i-- > 0;) {
    from = points[i];
    if (length(tip - from) >= size) break;
  }
  const Vec2 ahead = unit(tip - from), side = right_of(ahead);
  const Vec2 foot = tip - ahead * size;
  fill_polygon(out, {tip, foot + side * (size * 0.45), foot - side * (size * 0.45)}, colour);
  while (points.size() > 2 && length(tip - points[points.size() - 2]) < size) points.pop_back();
  points.back() = foot;
}

}  // namespace

void drop_needless(std::vector<Vec2>& points) {
  constexpr double kFar = 0.15;  // pixels
  constexpr std::size_t kMostAtOnce = 16;
  if (points.size() < 8) return;  // no curve
  std::size_t kept = 1;           // the first stays
  std::size_t last = 0;           // the last one kept, as it stood
  Vec2 from = points.front();
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    const Vec2 way = points[i + 1] - from;
    const double long_ago = length(way);
    bool needed = i - last >= kMostAtOnce;
    for (std::size_t k = last + 1; k <= i && !needed; ++k) {
      const Vec2 off = points[k] - from;
      const double along = dot(off, way);
      needed = along < 0 || along > dot(way, way) || std::abs(geom::cross(way, off)) > kFar * long_ago;
    }
    if (!needed) continue;
    last = i;
    from = points[i];
    points[kept++] = from;
  }
  points[kept++] = points.back();
  points.resize(kept);
}

void fill_polygon(Triangles& out, std::vector<Vec2> points, Colour colour, float u, bool smooth) {
  drop_repeats(points, true);
  const std::size_t n = points.size();
  if (n < 3 || colour.a == 0) return;
  const auto base = static_cast<std::uint32_t>(out.vertices.size());
  if (!smooth) {
    for (const Vec2 p : points) out.add(p, colour, u);
    for (const std::uint32_t i : triangulate(points)) out.indices.push_back(base + i);
    return;
  }
  const double outward = twice_area(points) > 0 ? 1 : -1;
  const Colour edge = clear(colour);
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 into = right_of(unit(points[i] - points[(i + n - 1) % n]));
    const Vec2 away = right_of(unit(points[(i + 1) % n] - points[i]));
    const Vec2 side = miter(into, away) * (outward * kFeather);
    out.add(points[i] - side, colour, u);
    out.add(points[i] + side, edge, u);
  }
  for (const std::uint32_t i : triangulate(points)) out.indices.push_back(base + 2 * i);
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint32_t a = base + static_cast<std::uint32_t>(i) * 2;
    const std::uint32_t b = base + static_cast<std::uint32_t>((i + 1) % n) * 2;
    out.quad(a, b, b + 1, a + 1);
  }
}

void stroke_line(Triangles& out, std::vector<Vec2> points, bool closed, const Pen& pen, Colour colour) {
  drop_repeats(points, closed);
  if (points.size() < 2 || colour.a == 0) return;
  if (points.size() == 2) closed = false;
  if (pen.arrow && !closed) arrow_head(out, points, pen.width, colour);
  if (pen.dash <= 0) return one_line(out, points, closed, pen.width, colour);
  if (closed) points.push_back(points.front());
  double whole = 0;
  for (std::size_t i = 1; i < points.size(); ++i) whole += length(points[i] - points[i - 1]);
  const double gap = std::max(pen.dash * 0.75, pen.width + 1);
  if (pen.dash < 1.5 || whole / (pen.dash + gap) > kMostDashes) {
    return one_line(out, points, false, pen.width, faded(colour, 0.55));
  }
  // Whole dashes at both ends: the ends of a measured line must be seen.
  const double count = std::max(1.0, std::round((whole + gap) / (pen.dash + gap)));
  const double stretch = whole / (count * pen.dash + (count - 1) * gap);
  const double on = pen.dash * stretch, off = gap * stretch;
  double left = on;
  bool drawing = true;
  std::vector<Vec2> dash{points.front()};
  for (std::size_t i = 1; i < points.size(); ++i) {
    Vec2 from = points[i - 1];
    double rest = length(points[i] - from);
    const Vec2 ahead = unit(points[i] - from);
    while (rest > left) {
      from = from + ahead * left;
      rest -= left;
      if (drawing) {
        dash.push_back(from);
        one_line(out, dash, false, pen.width, colour);
      }
      drawing = !drawing;
      left = drawing ? on : off;
      dash.assign(1, from);
    }
    left -= rest;
    if (drawing) dash.push_back(points[i]);
  }
  if (drawing) one_line(out, dash, false, pen.width, colour);
}

}  // namespace plotboard::draw

#include "draw/triangulate.hpp"

#include <cmath>

namespace plotboard::draw {
namespace {

using geom::cross;
using geom::Vec2;

bool is_convex(const std::vector<Vec2>& points) {
  const std::size_t n = points.size();
  double turned = 0;
  bool left = false, right = false;
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 a = points[(i + 1) % n] - points[i], b = points[(i + 2) % n] - points[(i + 1) % n];
    const double turn = cross(a, b);
    if (turn > 0) left = true;
    if (turn < 0) right = true;
    if (left && right) return false;
    turned += std::atan2(turn, dot(a, b));
  }
  return std::abs(turned) < 7;  // once round, not a star
}

bool inside(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
  return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

}  // namespace

double twice_area(const std::vector<Vec2>& points) {
  double sum = 0;
  for (std::size_t i = 0; i < points.size(); ++i) sum += cross(points[i], points[(i + 1) % points.size()]);
  return sum;
}

std::vector<std::uint32_t> triangulate(const std::vector<Vec2>& points) {
  std::vector<std::uint32_t> triangles;
  if (points.size() < 3) return triangles;
  std::vector<std::uint32_t> ring(points.size());
  const bool reversed = twice_area(points) < 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    ring[i] = static_cast<std::uint32_t>(reversed ? ring.size() - 1 - i : i);
  }
  triangles.reserve((ring.size() - 2) * 3);
  const bool fan = is_convex(points);
  while (ring.size() > 3 && !fan) {
    const std::size_t n = ring.size();
    std::size_t ear = n;
    for (std::size_t i = 0; i < n && ear == n; ++i) {
      const Vec2 a = points[ring[(i + n - 1) % n]], b = points[ring[i]], c = points[ring[(i + 1) % n]];
      if (cross(b - a, c - b) < 0) continue;
      bool clear = true;
      for (std::size_t j = 0; j < n && clear; ++j) {
        const Vec2 p = points[ring[j]];
        if (p == a || p == b || p == c) continue;
        clear = !inside(a, b, c, p);
      }
      if (clear) ear = i;
    }
    if (ear == n) break;  // crosses itself: the rest as a fan
    triangles.insert(triangles.end(), {ring[(ear + n - 1) % n], ring[ear], ring[(ear + 1) % n]});
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  for (std::size_t i = 1; i + 1 < ring.size(); ++i) triangles.insert(triangles.end(), {ring[0], ring[i], ring[i + 1]});
  return triangles;
}

}  // namespace plotboard::draw

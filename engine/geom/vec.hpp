#pragma once
// Plane vectors in millimetres, double precision. x right, y away from the viewer. Only + - * / sqrt, so every
// result is the same bits on every build (the build sets -ffp-contract=off).

#include <cmath>
#include <limits>

namespace plotboard::geom {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Vec2 {
  double x = 0;
  double y = 0;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
  friend constexpr Vec2 operator*(Vec2 a, double k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }
};

constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
// Positive when b lies counter-clockwise of a.
constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
inline double length(Vec2 a) { return std::sqrt(dot(a, a)); }
constexpr Vec2 middle(Vec2 a, Vec2 b) { return {(a.x + b.x) * 0.5, (a.y + b.y) * 0.5}; }

struct Segment {
  Vec2 a;
  Vec2 b;
};

// An axis-parallel box; empty when low > high.
struct Box {
  Vec2 low{1e300, 1e300};
  Vec2 high{-1e300, -1e300};
  void add(Vec2 p) {
    low = {p.x < low.x ? p.x : low.x, p.y < low.y ? p.y : low.y};
    high = {p.x > high.x ? p.x : high.x, p.y > high.y ? p.y : high.y};
  }
  [[nodiscard]] bool apart(const Box& other, double margin) const {
    return low.x > other.high.x + margin || other.low.x > high.x + margin || low.y > other.high.y + margin ||
           other.low.y > high.y + margin;
  }
};

}  // namespace plotboard::geom

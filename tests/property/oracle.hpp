#pragma once
// An independent judge of contact, for checking the engine's. Nothing here comes from engine/geom but the poses.
// Two convex polygons touch where the origin lies on the hull of all differences of their points, and the signed gap is
// the origin's signed distance from that hull. Written for any Number: boost's cpp_rational or cpp_int (exact; sines
// are rounded to 96 bits first, from 50 digits) and long double (fast; gives the gap as a number too). Lengths as in
// sketch.hpp.

#include <algorithm>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdint>
#include <vector>

#include "geom/contact.hpp"
#include "sketch.hpp"

namespace plotboard::test::oracle {

namespace mp = boost::multiprecision;
using Rational = mp::cpp_rational;
using Integer = mp::number<mp::cpp_int_backend<768, 768, mp::signed_magnitude, mp::unchecked, void>>;

// The number that stands for half a micrometre: integers carry 96 bits behind the point.
inline constexpr int kBits = 96;
template <typename Number>
Number unit() {
  return Number(1);
}
template <>
inline Integer unit<Integer>() {
  return Integer(1) << kBits;
}

template <typename Number>
struct Turned {
  Number sine, cosine;  // times unit()
};

// Taylor's series in 50 digits.
inline mp::cpp_bin_float_50 exact_sine(std::int64_t mdeg) {
  using Real = mp::cpp_bin_float_50;
  static const Real pi("3.14159265358979323846264338327950288419716939937510582097494");
  const Real x = pi * mdeg / 180000;
  Real term = x;
  Real sum = x;
  for (int k = 1; k < 60; ++k) {
    term *= -x * x / ((2 * k) * (2 * k + 1));
    sum += term;
  }
  return sum;
}

template <typename Number>
Turned<Number> turned(std::int32_t mdeg) {
  const auto scaled = [](std::int64_t angle) {
    return mp::cpp_int(mp::round(mp::ldexp(exact_sine((angle + 180000) % 360000 - 180000), kBits)));
  };
  const mp::cpp_int sine = scaled(mdeg);
  const mp::cpp_int cosine = scaled(static_cast<std::int64_t>(mdeg) + 90000);
  if constexpr (std::is_same_v<Number, Rational>) {
    const mp::cpp_int one = mp::cpp_int(1) << kBits;
    return {Rational(sine, one), Rational(cosine, one)};
  } else {
    return {Number(sine), Number(cosine)};
  }
}
template <>
inline Turned<long double> turned(std::int32_t mdeg) {
  const auto sine = [](std::int32_t angle) {
    constexpr long double kPi = 3.14159265358979323846264338327950288L;
    return angle % 180000 == 0 ? 0.0L : std::sin(static_cast<long double>(angle) * kPi / 180000);
  };
  return {sine(mdeg), sine(90000 - mdeg)};
}

template <typename Number>
struct Point {
  Number x, y;
  friend Point operator-(const Point& a, const Point& b) { return {a.x - b.x, a.y - b.y}; }
};
template <typename Number>
Number cross(const Point<Number>& a, const Point<Number>& b) {
  return a.x * b.y - a.y * b.x;
}
template <typename Number>
Number dot(const Point<Number>& a, const Point<Number>& b) {
  return a.x * b.x + a.y * b.y;
}
template <typename Number>
using Points = std::vector<Point<Number>>;

template <typename Number>
std::vector<Points<Number>> laid(const Sketch& sketch) {
  const Turned<Number> turn = turned<Number>(sketch.pose.heading.value);
  const Number x = Number(2 * static_cast<std::int64_t>(sketch.pose.x.value)) * unit<Number>();
  const Number y = Number(2 * static_cast<std::int64_t>(sketch.pose.y.value)) * unit<Number>();
  std::vector<Points<Number>> parts;
  for (const LocalPolygon& part : sketch.parts) {
    Points<Number> points;
    for (const LocalPoint& p : part) {
      points.push_back({Number(x + turn.cosine * Number(p.x) + turn.sine * Number(p.y)),
                        Number(y - turn.sine * Number(p.x) + turn.cosine * Number(p.y))});
    }
    parts.push_back(std::move(points));
  }
  return parts;
}

// The hull of all differences b - a, counter-clockwise (Andrew's monotone chain).
template <typename Number>
Points<Number> difference_hull(const Points<Number>& a, const Points<Number>& b) {
  Points<Number> all;
  all.reserve(a.size() * b.size());
  for (const auto& p : a) {
    for (const auto& q : b) all.push_back(q - p);
  }
  std::sort(all.begin(), all.end(),
            [](const auto& p, const auto& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); });
  Points<Number> hull(2 * all.size());
  std::size_t n = 0;
  const auto grow = [&](const Point<Number>& p, std::size_t floor) {
    while (n >= floor && cross(hull[n - 1] - hull[n - 2], p - hull[n - 1]) <= 0) --n;
    hull[n++] = p;
  };
  for (const auto& p : all) grow(p, 2);
  const std::size_t floor = n + 1;
  for (std::size_t i = all.size() - 1; i-- > 0;) grow(all[i], floor);
  hull.resize(n - 1);
  return hull;
}

enum class Relation { beyond, near, deep };  // gap > limit, |gap| <= limit, gap < -limit

// Without a division or a root: exact in exact numbers.
template <typename Number>
Relation relation(const Points<Number>& hull, const Number& limit) {
  bool inside = true;
  bool beyond = true;
  bool deep = true;
  const Number squared = limit * limit;
  const Point<Number> origin{Number(0), Number(0)};
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const auto& from = hull[i];
    const auto& to = hull[i + 1 < hull.size() ? i + 1 : 0];
    const auto edge = to - from;
    const Number size = dot(edge, edge);
    const Number side = cross(edge, origin - from);
    const Number along = dot(edge, origin - from);
    if (side < 0) inside = false;
    if (side * side <= squared * size) deep = false;
    const bool edge_near = along <= 0      ? dot(from, from) <= squared
                           : along >= size ? dot(to, to) <= squared
                                           : side * side <= squared * size;
    if (edge_near) beyond = false;
  }
  if (inside) return deep ? Relation::deep : Relation::near;
  return beyond ? Relation::beyond : Relation::near;
}

inline long double signed_gap(const Points<long double>& hull) {
  bool inside = true;
  long double least = 1e30L;
  long double depth = 1e30L;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const auto& from = hull[i];
    const auto& to = hull[i + 1 < hull.size() ? i + 1 : 0];
    const auto edge = to - from;
    const long double size = dot(edge, edge);
    const long double side = cross(edge, Point<long double>{0, 0} - from) / std::sqrt(size);
    const long double along = -dot(edge, from);
    if (side < 0) inside = false;
    depth = std::min(depth, side);
    const long double distance = along <= 0      ? std::sqrt(dot(from, from))
                                 : along >= size ? std::sqrt(dot(to, to))
                                                 : std::fabs(side);
    least = std::min(least, distance);
  }
  return inside ? -depth : least;
}

// The verdict by the rule: any pair of parts deeper than the limit overlaps; all beyond it: apart. The limit in half
// micrometres times unit().
template <typename Number>
geom::Contact verdict(const Sketch& a, const Sketch& b, const Number& limit) {
  const auto parts_a = laid<Number>(a);
  const auto parts_b = laid<Number>(b);
  bool all_beyond = true;
  for (const auto& p : parts_a) {
    for (const auto& q : parts_b) {
      const Relation found = relation(difference_hull(p, q), limit);
      if (found == Relation::deep) return geom::Contact::overlapping;
      if (found != Relation::beyond) all_beyond = false;
    }
  }
  return all_beyond ? geom::Contact::apart : geom::Contact::touching;
}

// The signed gap in mm, to about 1e-13.
inline double gap_mm(const Sketch& a, const Sketch& b) {
  // Relative to a, so that long double's digits go to the gap.
  Sketch home = a;
  Sketch away = b;
  home.pose.x = home.pose.y = {0};
  away.pose.x = b.pose.x - a.pose.x;
  away.pose.y = b.pose.y - a.pose.y;
  const auto parts_a = laid<long double>(home);
  const auto parts_b = laid<long double>(away);
  long double least = 1e30L;
  for (const auto& p : parts_a) {
    for (const auto& q : parts_b) least = std::min(least, signed_gap(difference_hull(p, q)));
  }
  return static_cast<double>(least / 2000);
}

}  // namespace plotboard::test::oracle

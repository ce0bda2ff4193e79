#include "geom/contact.hpp"

#include <algorithm>
#include <array>

#include "geom/convex.hpp"

namespace plotboard::geom {

namespace {

// Room for rounding in a cull: whatever the cull drops is apart by every later computation too.
constexpr double kCullMargin = 1e-6;

struct Rectangle {
  Vec2 centre;
  Vec2 half;  // along right and forward of its frame
};
Rectangle body_of(const PlacedBase& base) { return {base.frame.origin, {base.half_width, base.half_length}}; }
double reach_of(const PlacedBase& base) { return base.half_length + base.guide_projection; }

// Two frames' turn against each other; rectangles only need how much, not which way.
struct Turn {
  double cosine;
  double sine;
};
Turn turn_between(const Frame& a, const Frame& b) {
  return {std::fabs(dot(a.forward, b.forward)), std::fabs(cross(a.forward, b.forward))};
}

// The larger separation along the axes of one rectangle; `to_other` leads from its centre to the other's.
double separation_along(const Frame& frame, Vec2 half, Vec2 to_other, Vec2 other_half, Turn turn) {
  const double across =
      std::fabs(dot(to_other, frame.right)) - (half.x + (other_half.x * turn.cosine + other_half.y * turn.sine));
  const double ahead =
      std::fabs(dot(to_other, frame.forward)) - (half.y + (other_half.x * turn.sine + other_half.y * turn.cosine));
  return std::max(across, ahead);
}

double separation(const Frame& fa, const Rectangle& a, const Frame& fb, const Rectangle& b, Turn turn) {
  const Vec2 way = b.centre - a.centre;
  return std::max(separation_along(fa, a.half, way, b.half, turn), separation_along(fb, b.half, way, a.half, turn));
}

// Least squared distance of the corners of `b` from the rectangle `a`.
double squared_corner_distance(const Frame& fa, const Rectangle& a, const Frame& fb, const Rectangle& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const double x : {-b.half.x, b.half.x}) {
    for (const double y : {-b.half.y, b.half.y}) {
      const Vec2 way = (b.centre - a.centre) + (fb.right * x + fb.forward * y);
      const double dx = std::max(std::fabs(dot(way, fa.right)) - a.half.x, 0.0);
      const double dy = std::max(std::fabs(dot(way, fa.forward)) - a.half.y, 0.0);
      least = std::min(least, dx * dx + dy * dy);
    }
  }
  return least;
}

// Signed gap of two rectangles whose separation is known. Where two corners face each other the separation falls short
// of the distance; the larger of both is exact, and agrees with verdicts that looked at the separation alone.
double rectangle_gap(const Frame& fa, const Rectangle& a, const Frame& fb, const Rectangle& b, double separation) {
  if (separation <= 0) return separation;
  return std::max(separation,
                  std::sqrt(std::min(squared_corner_distance(fa, a, fb, b), squared_corner_distance(fb, b, fa, a))));
}

// A base as the union of its body and the two strips that end in its guides.
struct BaseParts {
  std::array<Rectangle, 3> rectangles;
  std::size_t count;
};
BaseParts parts_of(const PlacedBase& base) {
  const Vec2 aside = base.frame.right * base.guide_offset;
  const Vec2 strip{base.guide_half_width, reach_of(base)};
  const Vec2 centre = base.frame.origin;
  return {{body_of(base), {centre - aside, strip}, {centre + aside, strip}}, base.has_guides() ? 3u : 1u};
}

double gap_of_parts(const PlacedBase& a, const PlacedBase& b, Turn turn) {
  const BaseParts parts_a = parts_of(a);
  const BaseParts parts_b = parts_of(b);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < parts_a.count; ++i) {
    for (std::size_t j = 0; j < parts_b.count; ++j) {
      const Rectangle& p = parts_a.rectangles[i];
      const Rectangle& q = parts_b.rectangles[j];
      const double apart = separation(a.frame, p, b.frame, q, turn);
      if (apart < least) least = std::min(least, rectangle_gap(a.frame, p, b.frame, q, apart));
    }
  }
  return least;
}

// The verdict where at least one base has guides and the bodies do not settle it.
Contact contact_with_guides(const PlacedBase& a, const PlacedBase& b, Turn turn, double tolerance) {
  const double outer = separation(a.frame, {a.frame.origin, {a.half_width, reach_of(a)}},  //
                                  b.frame, {b.frame.origin, {b.half_width, reach_of(b)}}, turn);
  if (outer > tolerance + kCullMargin) return Contact::apart;
  return verdict_of(gap_of_parts(a, b, turn), tolerance);
}

using Corners = std::array<Vec2, 4>;
Corners corners_of(const Frame& frame, const Rectangle& rectangle) {
  const Vec2 across = frame.right * rectangle.half.x;
  const Vec2 ahead = frame.forward * rectangle.half.y;
  const Vec2 centre = rectangle.centre;
  return {centre - across + ahead, centre - across - ahead, centre + across - ahead, centre + across + ahead};
}

double gap_up_to(const PlacedBase& a, const PlacedShape& b, double enough) {
  const BaseParts parts = parts_of(a);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < parts.count; ++i) {
    const Corners corners = corners_of(a.frame, parts.rectangles[i]);
    for (std::size_t j = 0; j < b.parts(); ++j) {
      least = std::min(least, convex_gap(corners, part_of(b, j), std::min(least, enough)));
    }
  }
  return least;
}

double gap_up_to(const PlacedShape& a, const PlacedShape& b, double enough) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < a.parts(); ++i) {
    for (std::size_t j = 0; j < b.parts(); ++j) {
      least = std::min(least, convex_gap(part_of(a, i), part_of(b, j), std::min(least, enough)));
    }
  }
  return least;
}

bool circles_apart(Vec2 a, double radius_a, Vec2 b, double radius_b, double margin) {
  const double reach = radius_a + radius_b + margin;
  return dot(b - a, b - a) > reach * reach;
}

double radius_of(const PlacedBase& base) { return length({base.half_width, reach_of(base)}); }

}  // namespace

const char* name_of(Contact verdict) {
  switch (verdict) {
    case Contact::apart:
      return "apart";
    case Contact::touching:
      return "touching";
    case Contact::overlapping:
      return "overlapping";
  }
  return "";
}

Contact verdict_of(double gap_mm, double tolerance_mm) {
  if (gap_mm > tolerance_mm) return Contact::apart;
  return gap_mm < -tolerance_mm ? Contact::overlapping : Contact::touching;
}

Contact contact(const PlacedBase& a, const PlacedBase& b, double tolerance_mm) {
  const Turn turn = turn_between(a.frame, b.frame);
  const Rectangle body_a = body_of(a);
  const Rectangle body_b = body_of(b);
  const double apart = separation(a.frame, body_a, b.frame, body_b, turn);
  if (apart < -tolerance_mm) return Contact::overlapping;
  if (a.has_guides() || b.has_guides()) return contact_with_guides(a, b, turn, tolerance_mm);
  if (apart > tolerance_mm) return Contact::apart;
  return verdict_of(rectangle_gap(a.frame, body_a, b.frame, body_b, apart), tolerance_mm);
}

Contact contact(const PlacedBase& a, const PlacedShape& b, double tolerance_mm) {
  if (circles_apart(a.frame.origin, radius_of(a), b.centre, b.radius, tolerance_mm + kCullMargin)) {
    return Contact::apart;
  }
  return verdict_of(gap_up_to(a, b, tolerance_mm), tolerance_mm);
}

Contact contact(const PlacedShape& a, const PlacedShape& b, double tolerance_mm) {
  if (circles_apart(a.centre, a.radius, b.centre, b.radius, tolerance_mm + kCullMargin)) return Contact::apart;
  return verdict_of(gap_up_to(a, b, tolerance_mm), tolerance_mm);
}

double gap_mm(const PlacedBase& a, const PlacedBase& b) { return gap_of_parts(a, b, turn_between(a.frame, b.frame)); }

double gap_mm(const PlacedBase& a, const PlacedShape& b) {
  return gap_up_to(a, b, std::numeric_limits<double>::infinity());
}

double gap_mm(const PlacedShape& a, const PlacedShape& b) {
  return gap_up_to(a, b, std::numeric_limits<double>::infinity());
}

double gap_mm_up_to(const PlacedBase& a, const PlacedBase& b, double enough) {
  const double at_least = length(b.frame.origin - a.frame.origin) - radius_of(a) - radius_of(b) - kCullMargin;
  return at_least > enough ? at_least : gap_mm(a, b);
}

}  // namespace plotboard::geom

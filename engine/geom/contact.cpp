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
double reach_of(const PlacedBase& base) { return base.half_length + base.guide_projection; }
Vec2 body_of(const PlacedBase& base) { return {base.half_width, base.half_length}; }
Vec2 hull_of(const PlacedBase& base) { return {base.half_width, reach_of(base)}; }

// How two frames stand to each other, as far as rectangles about two points of them care: the way between the points
// along the axes of both, and the turn; signs do not matter. The same for (a, b) and (b, a) but for the order.
struct Stand {
  Vec2 seen_from_a;
  Vec2 seen_from_b;
  double cosine;
  double sine;
};
// Another way between the same frames.
Stand along(Vec2 way, const Frame& a, const Frame& b, const Stand& turned) {
  return {{std::fabs(dot(way, a.right)), std::fabs(dot(way, a.forward))},
          {std::fabs(dot(way, b.right)), std::fabs(dot(way, b.forward))},
          turned.cosine,
          turned.sine};
}
Stand stand_of(const Frame& a, const Frame& b, Vec2 way) {
  const Stand turned{{}, {}, std::fabs(dot(a.forward, b.forward)), std::fabs(cross(a.forward, b.forward))};
  return along(way, a, b, turned);
}

// The larger separation along the axes of the first rectangle: no more than the largest of all.
double separation_along_first(const Stand& stand, Vec2 half_a, Vec2 half_b) {
  const double across_a = stand.seen_from_a.x - (half_a.x + (half_b.x * stand.cosine + half_b.y * stand.sine));
  const double ahead_a = stand.seen_from_a.y - (half_a.y + (half_b.x * stand.sine + half_b.y * stand.cosine));
  return std::max(across_a, ahead_a);
}
// The largest separation along the axes of both rectangles, by their half sizes.
double separation(const Stand& stand, Vec2 half_a, Vec2 half_b) {
  const double c = stand.cosine;
  const double s = stand.sine;
  const double across_a = stand.seen_from_a.x - (half_a.x + (half_b.x * c + half_b.y * s));
  const double ahead_a = stand.seen_from_a.y - (half_a.y + (half_b.x * s + half_b.y * c));
  const double across_b = stand.seen_from_b.x - (half_b.x + (half_a.x * c + half_a.y * s));
  const double ahead_b = stand.seen_from_b.y - (half_b.y + (half_a.x * s + half_a.y * c));
  return std::max(std::max(across_a, ahead_a), std::max(across_b, ahead_b));
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

// Signed gap. Where two corners face each other the separation falls short of the distance; the larger of both is
// exact, and agrees with verdicts that looked at the separation alone.
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
  return {{Rectangle{centre, body_of(base)}, {centre - aside, strip}, {centre + aside, strip}},
          base.has_guides() ? 3u : 1u};
}

// The gap, or a number above `enough` once it is known to exceed it: whoever only slides a base free need not know how
// far apart corners are.
double gap_of_parts(const PlacedBase& a, const PlacedBase& b, double enough = std::numeric_limits<double>::infinity()) {
  const BaseParts parts_a = parts_of(a);
  const BaseParts parts_b = parts_of(b);
  const Stand stand = stand_of(a.frame, b.frame, b.frame.origin - a.frame.origin);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < parts_a.count; ++i) {
    for (std::size_t j = 0; j < parts_b.count; ++j) {
      const Rectangle& p = parts_a.rectangles[i];
      const Rectangle& q = parts_b.rectangles[j];
      const Stand pair = along(q.centre - p.centre, a.frame, b.frame, stand);
      if (separation_along_first(pair, p.half, q.half) >= least) continue;
      const double apart = separation(pair, p.half, q.half);
      if (apart >= least) continue;
      least = apart > enough ? apart : std::min(least, rectangle_gap(a.frame, p, b.frame, q, apart));
    }
  }
  return least;
}

using Corners = std::array<Vec2, 4>;
Corners corners_of(const Frame& frame, const Rectangle& rectangle) {
  const Vec2 across = frame.right * rectangle.half.x;
  const Vec2 ahead = frame.forward * rectangle.half.y;
  const Vec2 centre = rectangle.centre;
  return {centre - across + ahead, centre - across - ahead, centre + across - ahead, centre + across + ahead};
}

Box box_of(const Frame& frame, const Rectangle& rectangle) {
  const Vec2 reach{rectangle.half.x * std::fabs(frame.right.x) + rectangle.half.y * std::fabs(frame.forward.x),
                   rectangle.half.x * std::fabs(frame.right.y) + rectangle.half.y * std::fabs(frame.forward.y)};
  return {rectangle.centre - reach, rectangle.centre + reach};
}

// The gap of one polygon, in its box, from a shape, or any number above `enough` once it is known to exceed it. Parts
// whose boxes are too far apart to matter are passed over.
double gap_up_to(Convex a, const Box& box, const PlacedShape& b, double enough) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < b.parts(); ++i) {
    const double limit = std::min(least, enough);
    const Convex part = part_of(b, i);
    const double at_least = gap_at_least(box, box_of(part));
    least = std::min(least, at_least > limit ? at_least : convex_gap(a, part, limit));
  }
  return least;
}

double gap_up_to(const PlacedBase& a, const PlacedShape& b, double enough) {
  const BaseParts parts = parts_of(a);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < parts.count; ++i) {
    const Corners corners = corners_of(a.frame, parts.rectangles[i]);
    least = std::min(least, gap_up_to(corners, box_of(a.frame, parts.rectangles[i]), b, std::min(least, enough)));
  }
  return least;
}

double gap_up_to(const PlacedShape& a, const PlacedShape& b, double enough) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < a.parts(); ++i) {
    const Convex part = part_of(a, i);
    least = std::min(least, gap_up_to(part, box_of(part), b, std::min(least, enough)));
  }
  return least;
}

bool circles_apart(Vec2 a, double radius_a, Vec2 b, double radius_b, double margin) {
  const double reach = radius_a + radius_b + margin;
  return dot(b - a, b - a) > reach * reach;
}

double squared_radius(const PlacedBase& base) { return dot(hull_of(base), hull_of(base)); }

// The same of two bases, without a root: three numbers' sum squared is at most three times the sum of their squares, so
// a few that are apart are not found out. Never wrongly true.
bool surely_apart(Vec2 way, const PlacedBase& a, const PlacedBase& b, double margin) {
  return dot(way, way) > 3 * (squared_radius(a) + squared_radius(b) + margin * margin);
}

}  // namespace

double radius_of(const PlacedBase& base) { return length({base.half_width, reach_of(base)}); }

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
  const double limit = tolerance_mm + kRounding;
  if (gap_mm > limit) return Contact::apart;
  return gap_mm < -limit ? Contact::overlapping : Contact::touching;
}

Contact contact(const PlacedBase& a, const PlacedBase& b, double tolerance_mm) {
  const Stand stand = stand_of(a.frame, b.frame, b.frame.origin - a.frame.origin);
  const double bodies = separation(stand, body_of(a), body_of(b));
  // How clear the case is: bodies deep in each other, or even the hulls of bodies and guides apart.
  double clear = std::fabs(bodies);
  if (a.has_guides() || b.has_guides()) {
    clear = std::max(-bodies, separation(stand, hull_of(a), hull_of(b)) - kCullMargin);
  }
  // One branch for both clear cases, because which of the two it is no processor can predict.
  if (clear > tolerance_mm + kRounding) return bodies < 0 ? Contact::overlapping : Contact::apart;
  return verdict_of(gap_of_parts(a, b), tolerance_mm);
}

Contact contact(const PlacedBase& a, const PlacedShape& b, double tolerance_mm) {
  if (circles_apart(a.frame.origin, radius_of(a), b.centre, b.radius, tolerance_mm + kCullMargin)) {
    return Contact::apart;
  }
  return verdict_of(gap_up_to(a, b, tolerance_mm + kRounding), tolerance_mm);
}

Contact contact(const PlacedShape& a, const PlacedShape& b, double tolerance_mm) {
  if (circles_apart(a.centre, a.radius, b.centre, b.radius, tolerance_mm + kCullMargin)) return Contact::apart;
  return verdict_of(gap_up_to(a, b, tolerance_mm + kRounding), tolerance_mm);
}

double gap_mm(const PlacedBase& a, const PlacedBase& b) { return gap_of_parts(a, b); }

double gap_mm(const PlacedBase& a, const PlacedShape& b) {
  return gap_up_to(a, b, std::numeric_limits<double>::infinity());
}

double gap_mm(const PlacedShape& a, const PlacedShape& b) {
  return gap_up_to(a, b, std::numeric_limits<double>::infinity());
}

double gap_mm_up_to(const PlacedBase& a, const PlacedBase& b, double enough) {
  const Vec2 way = b.frame.origin - a.frame.origin;
  if (surely_apart(way, a, b, std::max(enough, 0.0) + kCullMargin)) return std::numeric_limits<double>::infinity();
  const double at_least = separation(stand_of(a.frame, b.frame, way), hull_of(a), hull_of(b)) - kCullMargin;
  return at_least > enough ? at_least : gap_of_parts(a, b, enough);
}

}  // namespace plotboard::geom

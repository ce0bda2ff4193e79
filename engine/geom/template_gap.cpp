// Template against polygon. A straight is a rectangle; a bend is a sector of a ring between two radii and two rays, and
// is treated as exactly that.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "geom/path.hpp"

namespace plotboard::geom {
namespace {

using Polygon = std::vector<Vec2>;

double distance_to_segment(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 edge = b - a;
  const double squared = dot(edge, edge);
  const double share = squared > 0 ? std::clamp(dot(p - a, edge) / squared, 0.0, 1.0) : 0.0;
  return length(p - (a + edge * share));
}

// A convex, counter-clockwise polygon as half planes.
struct Edge {
  Vec2 a;
  Vec2 b;
  Vec2 normal;  // outwards
  double offset;
};
std::vector<Edge> edges_of(const Polygon& polygon) {
  std::vector<Edge> edges;
  edges.reserve(polygon.size());
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i];
    const Vec2 b = polygon[i + 1 < polygon.size() ? i + 1 : 0];
    const double size = length(b - a);
    if (size <= 0) continue;
    const Vec2 normal = Vec2{b.y - a.y, a.x - b.x} * (1 / size);
    edges.push_back({a, b, normal, dot(normal, a)});
  }
  return edges;
}
// How deep a point lies in the polygon, negative outside; or `least` where it is no deeper than that.
double depth_in(const std::vector<Edge>& edges, Vec2 p, double least) {
  double depth = std::numeric_limits<double>::max();
  for (const Edge& edge : edges) {
    depth = std::min(depth, edge.offset - dot(edge.normal, p));
    if (depth <= least) return least;
  }
  return depth;
}

// The ring sector about the origin from the ray towards -x, clockwise: a bend to the right. Bends to the left are
// mirrored into it.
class RingSector {
 public:
  explicit RingSector(const Template& piece)
      : frame_(piece.start),
        mirror_(piece.side < 0 ? -1 : 1),
        radius_(piece.radius_mm),
        inner_(std::max(0.0, piece.radius_mm - piece.width_mm / 2)),
        outer_(piece.radius_mm + piece.width_mm / 2) {
    const SinCos bend = sin_cos_degrees(piece.length_mm / piece.radius_mm * (180.0 / kPi));
    last_ray_ = {-bend.cos, bend.sin};
    last_tangent_ = {bend.sin, bend.cos};
  }

  // Is a circle on the table certainly clear of the sector?
  [[nodiscard]] bool beyond(Vec2 centre, double radius) const {
    const Vec2 p = local(centre);
    const double r = length(p);
    return p.y < -radius || dot(p, last_tangent_) > radius || r > outer_ + radius || r + radius < inner_;
  }

  // One convex part of a placed shape in the sector's own coordinates, counter-clockwise.
  [[nodiscard]] Polygon local(const PlacedShape& shape, std::size_t part) const {
    Polygon polygon;
    polygon.reserve(shape.first[part + 1] - shape.first[part]);
    for (std::uint32_t i = shape.first[part]; i < shape.first[part + 1]; ++i) polygon.push_back(local(shape.points[i]));
    if (mirror_ < 0) std::reverse(polygon.begin(), polygon.end());
    return polygon;
  }

  // Or any number below -deep_enough, once the polygon is known to lie deeper than that.
  [[nodiscard]] double gap_to(const Polygon& polygon, double deep_enough) const {
    const std::vector<Edge> edges = edges_of(polygon);
    if (overlaps(polygon, edges)) return -depth_of(polygon, edges, deep_enough);
    double gap = std::numeric_limits<double>::max();
    for (const Vec2 p : polygon) gap = std::min(gap, distance_to(p));
    for (const Edge& edge : edges) {
      for (const Vec2 c : corners()) gap = std::min(gap, distance_to_segment(c, edge.a, edge.b));
      // The outer arc's nearest point to an edge lies on the edge's normal through the centre.
      const Vec2 foot = edge.normal * edge.offset;
      const double away = std::fabs(edge.offset);
      if (away > inner_ && on_edge(edge, foot) && in_wedge(foot)) gap = std::min(gap, std::max(0.0, away - outer_));
    }
    return gap;
  }

 private:
  [[nodiscard]] Vec2 local(Vec2 on_table) const {
    const Vec2 p = frame_.to_local(on_table);
    return {mirror_ * p.x - radius_, p.y};
  }
  [[nodiscard]] std::array<Vec2, 4> corners() const {
    return {Vec2{-inner_, 0}, Vec2{-outer_, 0}, last_ray_ * inner_, last_ray_ * outer_};
  }
  [[nodiscard]] bool in_wedge(Vec2 p) const {
    return p.y >= 0 && dot(p, last_tangent_) <= 0 && dot(p, last_ray_ - Vec2{1, 0}) >= 0;
  }
  [[nodiscard]] double distance_to(Vec2 p) const {
    if (in_wedge(p)) {
      const double r = length(p);
      return std::max({0.0, inner_ - r, r - outer_});
    }
    const auto ends = corners();
    return std::min(distance_to_segment(p, ends[0], ends[1]), distance_to_segment(p, ends[2], ends[3]));
  }
  // Depth of a point inside; negative (not a distance) outside.
  [[nodiscard]] double depth_at(Vec2 p) const {
    const double r = length(p);
    return std::min({p.y, -dot(p, last_tangent_), r - inner_, outer_ - r});
  }
  static bool on_edge(const Edge& edge, Vec2 p) {
    return dot(p - edge.a, edge.b - edge.a) >= 0 && dot(p - edge.b, edge.a - edge.b) >= 0;
  }

  [[nodiscard]] bool overlaps(const Polygon& polygon, const std::vector<Edge>& edges) const {
    for (const Vec2 p : polygon) {
      if (in_wedge(p) && depth_at(p) > 0) return true;
    }
    for (const Vec2 c : corners()) {
      if (depth_in(edges, c, 0) > 0) return true;
    }
    for (const Edge& edge : edges) {
      if (crosses_boundary(edge)) return true;
    }
    return false;
  }
  [[nodiscard]] bool crosses_boundary(const Edge& edge) const {
    const auto ends = corners();
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
      const Vec2 ray = ends[i + 1] - ends[i];
      const double side_a = cross(ray, edge.a - ends[i]);
      const double side_b = cross(ray, edge.b - ends[i]);
      const double side_inner = dot(edge.normal, ends[i]) - edge.offset;
      const double side_outer = dot(edge.normal, ends[i + 1]) - edge.offset;
      if (side_a * side_b < 0 && side_inner * side_outer < 0) return true;
    }
    for (const double r : {inner_, outer_}) {
      const double squared = r * r - edge.offset * edge.offset;
      if (squared <= 0) continue;
      const Vec2 along = Vec2{-edge.normal.y, edge.normal.x} * std::sqrt(squared);
      const Vec2 foot = edge.normal * edge.offset;
      for (const Vec2 p : {foot + along, foot - along}) {
        if (on_edge(edge, p) && in_wedge(p)) return true;
      }
    }
    return false;
  }

  // The deepest vertex of the polygon in the sector, or point of the sector's outline in the polygon. Along an arc or
  // ray the depth in the polygon is greatest at an end, below one edge's middle, or where two edges are equally near.
  [[nodiscard]] double depth_of(const Polygon& polygon, const std::vector<Edge>& edges, double enough) const {
    double depth = 0;
    for (const Vec2 p : polygon) {
      if (in_wedge(p)) depth = std::max(depth, depth_at(p));
    }
    for (const Vec2 c : corners()) depth = depth_in(edges, c, depth);
    const auto on_arc = [&](Vec2 p) {
      if (in_wedge(p)) depth = depth_in(edges, p, depth);
    };
    for (std::size_t i = 0; i < edges.size() && depth <= enough; ++i) {
      for (const double r : {inner_, outer_}) on_arc(-edges[i].normal * r);
      for (std::size_t j = i + 1; j < edges.size(); ++j) {
        // The bisector of the two edges: dot(across, p) = level.
        const Vec2 across = edges[i].normal - edges[j].normal;
        const double level = edges[i].offset - edges[j].offset;
        const double squared = dot(across, across);
        if (squared <= 0) continue;
        const Vec2 foot = across * (level / squared);
        for (const double r : {inner_, outer_}) {
          const double height = r * r - dot(foot, foot);
          if (height < 0) continue;
          const Vec2 along = Vec2{-across.y, across.x} * std::sqrt(height / squared);
          on_arc(foot + along);
          on_arc(foot - along);
        }
        for (const Vec2 ray : {Vec2{-1, 0}, last_ray_}) {
          const double slope = dot(across, ray);
          if (slope == 0) continue;
          const double r = level / slope;
          if (r > inner_ && r < outer_) depth = depth_in(edges, ray * r, depth);
        }
      }
    }
    return depth;
  }

  Frame frame_;
  double mirror_;
  double radius_;
  double inner_;
  double outer_;
  Vec2 last_ray_;      // from the centre through the end edge
  Vec2 last_tangent_;  // the direction in which the template ends
};

// A straight is a rectangle, as a base is.
PlacedBase rectangle_of(const Template& piece) {
  PlacedBase rectangle;
  rectangle.frame = piece.start;
  rectangle.frame.origin = piece.start.to_world({0, piece.length_mm / 2});
  rectangle.half_width = piece.width_mm / 2;
  rectangle.half_length = piece.length_mm / 2;
  return rectangle;
}

double sector_gap(const RingSector& sector, const PlacedShape& shape, double deep_enough) {
  double gap = std::numeric_limits<double>::max();
  for (std::size_t part = 0; part < shape.parts() && gap >= -deep_enough; ++part) {
    gap = std::min(gap, sector.gap_to(sector.local(shape, part), deep_enough));
  }
  return gap;
}

}  // namespace

double gap_mm(const Template& piece, const PlacedShape& shape) {
  if (piece.radius_mm <= 0) return gap_mm(rectangle_of(piece), shape);
  return sector_gap(RingSector(piece), shape, std::numeric_limits<double>::infinity());
}

Contact contact(const Template& piece, const PlacedShape& shape, double tolerance_mm) {
  if (piece.radius_mm <= 0) return contact(rectangle_of(piece), shape, tolerance_mm);
  const RingSector sector(piece);
  if (sector.beyond(shape.centre, shape.radius + 2 * tolerance_mm)) return Contact::apart;
  return verdict_of(sector_gap(sector, shape, tolerance_mm + kRounding), tolerance_mm);
}

}  // namespace plotboard::geom

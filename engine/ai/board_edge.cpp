#include "ai/board_edge.hpp"

#include <algorithm>

namespace plotboard::ai {

std::string_view name_of(Edge edge) {
  constexpr std::string_view kNames[] = {"north", "east", "south", "west"};
  return kNames[static_cast<std::size_t>(edge)];
}

std::optional<Edge> edge_named(std::string_view name) {
  for (const Edge edge : kEdges) {
    if (name_of(edge) == name) return edge;
  }
  return std::nullopt;
}

geom::Segment edge_line(const state::Area& area, Edge edge) {
  const double w = area.width.mm();
  const double h = area.height.mm();
  switch (edge) {
    case Edge::north:
      return {{0, h}, {w, h}};
    case Edge::east:
      return {{w, 0}, {w, h}};
    case Edge::south:
      return {{0, 0}, {w, 0}};
    case Edge::west:
      return {{0, 0}, {0, h}};
  }
  return {};
}

double inside_mm(const state::Area& area, Edge edge, geom::Vec2 point) {
  switch (edge) {
    case Edge::north:
      return area.height.mm() - point.y;
    case Edge::east:
      return area.width.mm() - point.x;
    case Edge::south:
      return point.y;
    case Edge::west:
      return point.x;
  }
  return 0;
}

double inside_mm(const state::Area& area, Edge edge, const geom::PlacedBase& base) {
  double least = inside_mm(area, edge, base.corner(0));
  for (int i = 1; i < 4; ++i) least = std::min(least, inside_mm(area, edge, base.corner(i)));
  return least;
}

geom::Vec2 nearest_point(const state::Area& area, Edge edge, geom::Vec2 point) {
  const geom::Segment line = edge_line(area, edge);
  return {std::clamp(point.x, line.a.x, line.b.x), std::clamp(point.y, line.a.y, line.b.y)};
}

bool lost_over_edge(const state::Area& area, const geom::PlacedBase& base, std::optional<Edge> exit,
                    double tolerance_mm) {
  if (exit && inside_mm(area, *exit, base) < -tolerance_mm) return false;
  return std::any_of(std::begin(kEdges), std::end(kEdges),
                     [&](Edge edge) { return inside_mm(area, edge, base) < -tolerance_mm; });
}

FacedEdge faced_edge(const geom::Figures& figures, const state::Area& area, const geom::PlacedBase& base) {
  const geom::Vec2 ahead = base.frame.forward;
  std::optional<FacedEdge> nearest;
  for (const double side : {-1.0, 1.0}) {
    const geom::Vec2 from = base.frame.to_world({side * figures.guide_offset.mm(), base.half_length});
    for (const Edge edge : kEdges) {
      const double speed = -(inside_mm(area, edge, from + ahead) - inside_mm(area, edge, from));
      if (speed <= 1e-9) continue;  // flies along it or away from it
      const double distance = std::max(0.0, inside_mm(area, edge, from) / speed);
      if (!nearest || distance < nearest->distance_mm) {
        nearest = FacedEdge{edge, distance, {from, from + ahead * distance}};
      }
    }
  }
  return *nearest;  // some edge lies ahead of any heading
}

}  // namespace plotboard::ai

#include "rules/board/edges.hpp"

#include <algorithm>

#include "data/catalog.hpp"

namespace plotboard::rules {

namespace {

double along(Edge edge, geom::Vec2 point) { return edge == Edge::north || edge == Edge::south ? point.x : point.y; }

bool is_over(const state::Area& area, Edge edge, const geom::PlacedBase& base, double tolerance_mm) {
  return inside_mm(area, edge, base) < -tolerance_mm;
}

}  // namespace

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

WayOut whole_edge(const state::Area& area, Edge edge) {
  const bool level = edge == Edge::north || edge == Edge::south;
  return {std::string(name_of(edge)), edge, 0, level ? area.width.mm() : area.height.mm()};
}

std::optional<WayOut> way_out(const data::Catalog& catalog, const state::Table& table, const std::string& name) {
  if (const auto edge = edge_named(name)) return whole_edge(table.area, *edge);
  const data::Mission* mission = catalog.mission(table.mission);
  const data::Exit* exit = mission == nullptr ? nullptr : mission->exit(name);
  const auto edge = exit == nullptr ? std::nullopt : edge_named(exit->edge);
  if (!edge) return std::nullopt;
  return WayOut{name, *edge, exit->from.mm(), exit->to.mm()};
}

geom::Segment line_of(const state::Area& area, const WayOut& way) {
  geom::Segment line = edge_line(area, way.edge);
  if (way.edge == Edge::north || way.edge == Edge::south) {
    line.a.x = way.from_mm;
    line.b.x = way.to_mm;
  } else {
    line.a.y = way.from_mm;
    line.b.y = way.to_mm;
  }
  return line;
}

geom::Vec2 nearest_point(const state::Area& area, const WayOut& way, geom::Vec2 point) {
  const geom::Segment line = line_of(area, way);
  return {std::clamp(point.x, line.a.x, line.b.x), std::clamp(point.y, line.a.y, line.b.y)};
}

double distance_mm(const state::Area& area, const WayOut& way, const geom::PlacedBase& base) {
  const double straight = std::max(0.0, inside_mm(area, way.edge, base));
  double least = along(way.edge, base.corner(0));
  double most = least;
  for (int i = 1; i < 4; ++i) {
    least = std::min(least, along(way.edge, base.corner(i)));
    most = std::max(most, along(way.edge, base.corner(i)));
  }
  const double aside = std::max({0.0, way.from_mm - most, least - way.to_mm});
  return aside > 0 ? geom::length({straight, aside}) : straight;
}

bool leaves_by(const state::Area& area, const WayOut& way, const geom::PlacedBase& base, double tolerance_mm) {
  const double at = along(way.edge, base.frame.origin);
  return is_over(area, way.edge, base, tolerance_mm) && at >= way.from_mm && at <= way.to_mm;
}

bool lost_over_edge(const state::Area& area, const geom::PlacedBase& base, const WayOut* exit, double tolerance_mm) {
  if (exit != nullptr && leaves_by(area, *exit, base, tolerance_mm)) return false;
  return edge_crossed(area, base, tolerance_mm).has_value();
}

std::optional<Edge> edge_crossed(const state::Area& area, const geom::PlacedBase& base, double tolerance_mm) {
  std::optional<Edge> crossed;
  double least = -tolerance_mm;
  for (const Edge edge : kEdges) {
    const double inside = inside_mm(area, edge, base);
    if (inside >= least) continue;
    least = inside;
    crossed = edge;
  }
  return crossed;
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

bool faces(const FacedEdge& faced, const WayOut& way) {
  const double at = along(faced.edge, faced.line.b);
  return faced.edge == way.edge && at >= way.from_mm && at <= way.to_mm;
}

}  // namespace plotboard::rules

#pragma once
// The edges of the play area: how far inside of them something lies, which one a ship looks at, over which one and by
// which way out it has left. Millimetres; O(1).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "geom/geom.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::rules {

enum class Edge : std::uint8_t { north, east, south, west };
inline constexpr Edge kEdges[] = {Edge::north, Edge::east, Edge::south, Edge::west};
std::string_view name_of(Edge edge);
std::optional<Edge> edge_named(std::string_view name);

geom::Segment edge_line(const state::Area& area, Edge edge);
// How far a point lies inside of that edge; negative outside.
double inside_mm(const state::Area& area, Edge edge, geom::Vec2 point);
// From the nearest corner of the base to the edge's line; negative when it stands out.
double inside_mm(const state::Area& area, Edge edge, const geom::PlacedBase& base);

// An edge, or a stretch of one that the mission has made an exit.
struct WayOut {
  std::string name;
  Edge edge = Edge::north;
  double from_mm = 0, to_mm = 0;  // along x or y
};
WayOut whole_edge(const state::Area& area, Edge edge);
// An edge by its name, or an exit of the table's mission; nothing for any other word.
std::optional<WayOut> way_out(const data::Catalog& catalog, const state::Table& table, const std::string& name);
// The point of it nearest to `point`.
geom::Vec2 nearest_point(const state::Area& area, const WayOut& way, geom::Vec2 point);
geom::Segment line_of(const state::Area& area, const WayOut& way);
// From the base to it; 0 once the base is there.
double distance_mm(const state::Area& area, const WayOut& way, const geom::PlacedBase& base);
// Does the base stand out over that edge, its centre within the stretch?
bool leaves_by(const state::Area& area, const WayOut& way, const geom::PlacedBase& base, double tolerance_mm);

// Has the base left the area, other than by `exit` (may be null)? A base over the exit has left by it, whatever other
// edge it also overhangs in that corner.
bool lost_over_edge(const state::Area& area, const geom::PlacedBase& base, const WayOut* exit, double tolerance_mm);
// The edge that it has left over, the one that it stands out of farthest; nothing while it is inside.
std::optional<Edge> edge_crossed(const state::Area& area, const geom::PlacedBase& base, double tolerance_mm);

// The edge that a ship looks at: straight ahead from where the front guides are fixed to the front edge of the base,
// the nearer of the two (guides themselves never count for a range). The line ends on the edge.
struct FacedEdge {
  Edge edge;
  double distance_mm;
  geom::Segment line;
};
FacedEdge faced_edge(const geom::Figures& figures, const state::Area& area, const geom::PlacedBase& base);
// Does that line end on the way out?
bool faces(const FacedEdge& faced, const WayOut& way);

}  // namespace plotboard::rules

#pragma once
// The edges of the play area as an AI ship sees them: which one it faces, which one it has left by, and the named edge
// of an Escape order. Millimetres; O(1).

#include <optional>
#include <string_view>

#include "geom/geom.hpp"
#include "state/table.hpp"

namespace plotboard::ai {

enum class Edge : std::uint8_t { north, east, south, west };
inline constexpr Edge kEdges[] = {Edge::north, Edge::east, Edge::south, Edge::west};
std::string_view name_of(Edge edge);
std::optional<Edge> edge_named(std::string_view name);

geom::Segment edge_line(const state::Area& area, Edge edge);
// How far a point lies inside of that edge; negative outside.
double inside_mm(const state::Area& area, Edge edge, geom::Vec2 point);
// From the nearest corner of the base to the edge's line; negative when it stands out.
double inside_mm(const state::Area& area, Edge edge, const geom::PlacedBase& base);
// The point of the edge nearest to `point`.
geom::Vec2 nearest_point(const state::Area& area, Edge edge, geom::Vec2 point);

// Has the base left the area, other than by the `exit` edge? A base over the exit has left by it, whatever other edge
// it also overhangs in that corner.
bool lost_over_edge(const state::Area& area, const geom::PlacedBase& base, std::optional<Edge> exit,
                    double tolerance_mm);

// The edge that a ship looks at: straight ahead from where the front guides are fixed to the front edge of the base,
// the nearer of the two (guides themselves never count for a range).
struct FacedEdge {
  Edge edge;
  double distance_mm;
  geom::Segment line;
};
FacedEdge faced_edge(const geom::Figures& figures, const state::Area& area, const geom::PlacedBase& base);

}  // namespace plotboard::ai

#pragma once
// Where a piece stands on a real table, as people measure it: from two edges, or from another piece; which way it
// looks, by the digits of a number pad or in degrees. Pure; lengths in millimetres, headings as everywhere (0 up the
// table, clockwise).

#include <optional>
#include <string>
#include <vector>

#include "base/one_of.hpp"
#include "geom/pose.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::desk {

// From which edges, and to what of the piece: the nearest part of its base (a corner, where it stands askew) or its
// middle.
struct MeasuredFrom {
  bool right = false, far = false;  // else left, near
  bool middle = false;
  friend bool operator==(const MeasuredFrom&, const MeasuredFrom&) = default;
};
struct EdgeDistances {
  double across = 0, along = 0;  // from the left or right edge; from the near or far edge
};
// The pose of that piece at those distances, looking that way; its own pose does not matter.
geom::Pose measured_pose(const data::Catalog& catalog, const state::Area& area, const state::Piece& piece,
                         const MeasuredFrom& from, const EdgeDistances& distances, double heading_degrees);
// And back: what a ruler says of a piece where it stands.
EdgeDistances distances_of(const data::Catalog& catalog, const state::Area& area, const state::Piece& piece,
                           const MeasuredFrom& from);

// Beside another piece, edge to edge and looking the same way.
enum class Beside : std::uint8_t { ahead, left, right, behind };
geom::Pose pose_beside(const data::Catalog& catalog, const state::Piece& other, const state::Piece& piece, Beside where,
                       double gap_mm);

// What was typed, or why it is none. One digit is a key of the number pad (8 up, 6 right, 2 down, 4 left, 7 9 1 3
// between); more are degrees.
using Typed = base::OneOf<double, std::string>;
Typed length_typed(const std::string& text);   // mm, 0 or more; "12,5" as well
Typed heading_typed(const std::string& text);  // degrees, 0 to below 360
std::optional<Beside> beside_typed(const std::string& text);

// What a hand sees of a piece there: over an edge of the table, over others. A sentence each.
std::vector<std::string> clashes(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece);
// How far it stands over the edge of the table, mm; 0 or less: not at all.
double over_edge_mm(const data::Catalog& catalog, const state::Area& area, const state::Piece& piece);

}  // namespace plotboard::desk

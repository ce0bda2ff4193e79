#pragma once
// The edges of the play area as an AI ship sees them (rules/board/edges.hpp): which one it faces, which one it has left
// by, and the named way out of an Escape order.

#include "rules/board/edges.hpp"

namespace plotboard::ai {

using rules::Edge;
using rules::edge_line;
using rules::edge_named;
using rules::faced_edge;
using rules::FacedEdge;
using rules::inside_mm;
using rules::kEdges;
using rules::lost_over_edge;
using rules::nearest_point;
using rules::WayOut;
using rules::whole_edge;

}  // namespace plotboard::ai

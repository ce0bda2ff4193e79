#pragma once
// Short ways to lay pieces on a test's table. Millimetres and degrees.
#include <string>
#include <utility>

#include "state/state.hpp"

namespace plotboard::test {

inline geom::Pose pose(double x, double y, double heading = 0) {
  return {base::um_from_mm(x), base::um_from_mm(y), base::mdeg_from_degrees(heading).wrapped()};
}

inline state::Piece ship(const std::string& id, geom::BaseKind base, double x, double y, double heading = 0) {
  state::Piece piece;
  piece.id = id;
  piece.base = base;
  piece.pose = pose(x, y, heading);
  return piece;
}
inline state::Piece small(const std::string& id, double x, double y, double heading = 0) {
  return ship(id, geom::BaseKind::small, x, y, heading);
}
// A ship of the catalog; small unless told.
inline state::Piece typed(const std::string& id, const std::string& ref, double x, double y, double heading = 0) {
  state::Piece piece = small(id, x, y, heading);
  piece.ref = ref;
  return piece;
}

inline state::Piece obstacle(const std::string& id, const std::string& shape, double x, double y, double heading = 0) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::obstacle;
  piece.ref = shape;
  piece.pose = pose(x, y, heading);
  return piece;
}

// A 3 x 3 foot table without guides, so that every expected number is a base's plain edge.
inline state::Table table(std::vector<state::Piece> pieces, bool guides = false) {
  state::Table table;
  table.options.guides = guides;
  table.pieces = std::move(pieces);
  return table;
}

}  // namespace plotboard::test

#include "support/pieces.hpp"

#include <utility>

#include "base/units.hpp"

namespace plotboard::test {

geom::Pose pose(double x, double y, double heading) {
  return {base::um_from_mm(x), base::um_from_mm(y), base::mdeg_from_degrees(heading).wrapped()};
}

state::Piece ship(const std::string& id, geom::BaseKind base, double x, double y, double heading) {
  state::Piece piece;
  piece.id = id;
  piece.base = base;
  piece.pose = pose(x, y, heading);
  return piece;
}
state::Piece small(const std::string& id, double x, double y, double heading) {
  return ship(id, geom::BaseKind::small, x, y, heading);
}
state::Piece typed(const std::string& id, const std::string& ref, double x, double y, double heading) {
  state::Piece piece = small(id, x, y, heading);
  piece.ref = ref;
  return piece;
}

state::Piece obstacle(const std::string& id, const std::string& shape, double x, double y, double heading) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::obstacle;
  piece.ref = shape;
  piece.pose = pose(x, y, heading);
  return piece;
}

state::Table table(std::vector<state::Piece> pieces, bool guides) {
  state::Table table;
  table.options.guides = guides;
  table.pieces = std::move(pieces);
  return table;
}

}  // namespace plotboard::test

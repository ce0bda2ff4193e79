#pragma once
// Short ways to lay pieces on a test's table. Millimetres and degrees.
#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::test {

geom::Pose pose(double x, double y, double heading = 0);

state::Piece ship(const std::string& id, geom::BaseKind base, double x, double y, double heading = 0);
state::Piece small(const std::string& id, double x, double y, double heading = 0);
// A ship of the catalog; small unless told.
state::Piece typed(const std::string& id, const std::string& ref, double x, double y, double heading = 0);

state::Piece obstacle(const std::string& id, const std::string& shape, double x, double y, double heading = 0);

// A 3 x 3 foot table without guides, so that every expected number is a base's plain edge.
state::Table table(std::vector<state::Piece> pieces, bool guides = false);

}  // namespace plotboard::test

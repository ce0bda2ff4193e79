#pragma once
// Wings for tests: ships of one type in their places, led by A1.
#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::test {

// A1 to A6, the leader at 457, 300 looking up the table.
std::vector<state::Piece> wing_of(const std::string& ref, int ships);

}  // namespace plotboard::test

#pragma once
// Wings of the campaign for tests: AI squads A1 to A4 in their block, and people's wings of any types.
#include <string>
#include <vector>

#include "state/table.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

inline constexpr const char* kCampaign = "fga-207";

// A1 to A4 of squad Red, AI, the leader at 457, 300 looking up the table.
std::vector<state::Piece> squad_of(const std::string& ref, int ships);

// A1 to A4 of these types, people's, in the places of the block.
std::vector<state::Piece> flight_of(const Ids& types);

// The leader's activation, by its dial or by what is said for its card.
Arena& lead(Arena& arena, const std::string& code, const std::string& leader = "A1");

bool stands_at(const state::Piece& ship, double x, double y, double heading = 0);

// Which ships were asked this, in that order.
Ids asked_for(const Arena& arena, const std::string& kind);

bool told_to(const Arena& arena, const std::string& ship, const std::string& rule);

}  // namespace plotboard::test

#pragma once
// A checked game (checked_game.hpp) of pilots who bring their own ships and cards.

#include <vector>

#include "battle/checked_game.hpp"
#include "mission/mission.hpp"

namespace plotboard::battle {

// `crew`: one for each pilot; empty: the mission's own kits. Seeds as without a crew.
CheckedGame checked_game(const data::Catalog& catalog, const GameOf& game, const std::vector<mission::Seat>& crew);

}  // namespace plotboard::battle

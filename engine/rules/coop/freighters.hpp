#pragma once
// Bulk freighters (fga-4.5.1): they fly 1 straight ahead at initiative 0 by themselves, whoever they belong to, and
// crush what they end on. A ship of a type with data::Ship::freighter; it takes no turn of any phase.
//
// Our readings: whoever is ahead moves first, so that freighters of one lane do not crush each other; a huge ship stops
// a freighter as it stops any ship; obstacles and the board's edge count for it as for any ship.

#include <optional>

#include "rules/board/components.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

inline constexpr geom::Maneuver kFreighterManeuver{1, geom::Bearing::straight};

// The initiative at which this freighter has still to move in this round; nothing for all else.
std::optional<int> freighter_moves_at(const data::Catalog& catalog, const state::Table& table,
                                      const state::Piece& piece);
// All freighters that have not moved yet in this Activation Phase.
void move_freighters(Game& game);
// Where it will stand after its next move; nothing for one that keeps still.
std::optional<geom::Pose> next_of_freighter(const Field& field, const state::Piece& freighter);

}  // namespace plotboard::rules

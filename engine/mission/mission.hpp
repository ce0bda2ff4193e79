#pragma once
// Door of the mission module. For now: the opening table of a mission, and the squads that arrive in a round, as
// commands' raw material (pieces). Objectives and triggers come with the mission engine.

#include <string>
#include <vector>

#include "base/base.hpp"
#include "data/definitions.hpp"
#include "state/events.hpp"

namespace plotboard::mission {

// The table that a mission opens with. `mission_id` is its id, or its number alone ("0:1"). `pilots` 3 to 6 choose
// squad sizes.
base::Result<state::Table> opening(const data::Catalog& catalog, const std::string& mission_id, int pilots);
// Ships that arrive at the start of `round`, placed in formation at their vector (die drawn from `rng` when the
// vector is "1d6"), numbered on from the highest in use. Places that are taken are moved along the edge.
struct Arriving {
  std::vector<state::Piece> pieces;
  std::vector<state::DieRolled> dice;
};
Arriving arrivals(const data::Catalog& catalog, const state::Table& table, int round, base::Rng& rng);

}  // namespace plotboard::mission

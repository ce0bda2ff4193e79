#pragma once
// Wings on the desk: where a wing stands and goes with its leader. Pure.
#include <vector>

#include "rules/rules.hpp"
#include "scene/board.hpp"

namespace plotboard::desk {

// During quick set-up wings move as one.
// The leaders in place of their wingmates, each once.
Ids with_leaders(const state::Table& table, Ids ids);
// Wingmates of the ships placed, in their places beside them.
std::vector<rules::Placement> mates_of(const data::Catalog& catalog, const state::Table& table,
                                       const std::vector<rules::Placement>& placements);
void close_up(const data::Catalog& catalog, state::Table& table);  // all wingmates into their places

// Where its wing would be after a leader's maneuver, and whether there is room.
std::vector<scene::HeldShown> formation_after(const data::Catalog& catalog, const state::Table& table, Id leader,
                                              const rules::MoveOutcome& outcome);

}  // namespace plotboard::desk

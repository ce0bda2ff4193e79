#pragma once
// What missions ask of a table: whom a selection means, and whether a condition holds. Pure functions of the table.
// Cost: a few microseconds a condition; O(pieces + deeds).

#include <string>
#include <vector>

#include "data/definitions.hpp"
#include "state/table.hpp"

namespace plotboard::mission {

// The flight group: ships that people fly and that came with no squad.
bool is_of_flight_group(const state::Piece& piece);
// Does the selection mean this piece (data::Selection)?
bool means(const data::Selection& selection, const state::Piece& piece);
// Everything that it means on this table, gone or not, in table order.
std::vector<const state::Piece*> selected(const state::Table& table, const data::Selection& selection);

bool is_destroyed(const state::Piece& piece);  // shot down, blown up, lost over an edge
bool is_gone(const state::Piece& piece);       // destroyed, or off the table in another way

// With "all" and "rest" a squad that has still to come is waited for, if it has ships for so many pilots at that rank.
bool holds(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table,
           const data::Condition& condition);

// Who did the last of the deeds that the condition waits for; "": nobody.
std::string actor_of(const state::Table& table, const data::Condition& condition);

}  // namespace plotboard::mission

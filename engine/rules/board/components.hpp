#pragma once
// Components of missions (data/component.hpp) and bulk freighters as pieces that lie on the board: what they are, who
// is hostile to whom, and the lines of sight that they cut (fga-4.4.1, fga-4.4.2, fga-4.5.1). What a move across one
// does and what they do by themselves is the campaign's (coop/).

#include <string>
#include <vector>

#include "rules/board/field.hpp"

namespace plotboard::data {
struct Component;
}  // namespace plotboard::data

namespace plotboard::rules {

// Null for pieces that are none.
const data::Component* component_of(const data::Catalog& catalog, const state::Piece& piece);
// A ship of a type with data::Ship::freighter: it flies by itself and ends on ships (fga-4.5.1-4, -7).
bool is_freighter(const data::Catalog& catalog, const state::Piece& piece);
// Damage goes on it as markers, a critical hit on the hull counting twice: components and bulk freighters (fga-4.3.1-7,
// -8, fga-4.5.1-5).
bool takes_markers(const data::Catalog& catalog, const state::Piece& piece);
// A component of the one side is hostile to ships of the other (fga-4.4.1-1).
bool is_hostile(const state::Piece& component, const state::Piece& ship);

// Obstructs attacks across it (fga-4.4.1.2-1, fga-4.4.2.2-1).
bool obstructs(const data::Component& component);
// The cloud among these pieces on a line of sight that forbids attacks of that range (fga-4.4.2.2-2), or "".
std::string blocking_cloud(const Field& field, const Ids& crossed, int range);

}  // namespace plotboard::rules

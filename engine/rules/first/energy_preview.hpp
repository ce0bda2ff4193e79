#pragma once
// What a huge ship's maneuver would bring it, before it is flown: the printed energy, what cards and damage make of it
// now, less its ion tokens (huge-energy-9, huge-tokens-5). 0 for what has no energy. Cost: a copy of the table.
#include "geom/maneuver.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}

namespace plotboard::rules::first {

int energy_brought(const data::Catalog& catalog, const state::Table& table, Id ship, geom::Maneuver maneuver);

}  // namespace plotboard::rules::first

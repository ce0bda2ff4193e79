#pragma once
// A pilot card laid beside a ship (fga-4.9.1): what its levels up to the ship's Threat Level give it.

#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::mission {

// ShipState::pilot_card and ::threat say which: gives the pilot's name and initiative, the upgrades, and the abilities
// as cards "pilot:<id>". Nothing for a ship without a card. Force comes with rules::equipped().
void apply_kit(const data::Catalog& catalog, state::Piece& ship);

}  // namespace plotboard::mission

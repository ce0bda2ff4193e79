#pragma once
// The marker of every ship: one number or letter, two at most, that no other ship of its side has. It stands on the
// base and in every list of ships, so that each can be found in the other. An AI ship keeps its number, "Red 2" is 2,
// a pilot is the first letter of the name; where that is taken already, the squad's letter comes before the number.
// Pure: it depends on names and numbers alone, so it stays the same for a whole battle. Cost: some microseconds.

#include <map>
#include <string>

#include "state/table.hpp"

namespace plotboard::scene {

using Markers = std::map<std::string, std::string>;  // by the ship's id
Markers markers_of(const state::Table& table);

}  // namespace plotboard::scene

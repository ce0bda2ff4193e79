#pragma once
// A ship's cards, tokens and condition, and a mission's progress, as scene files and logs write them
// (docs/data-formats.md).

#include <string>

#include "state/table.hpp"

namespace plotboard::data {
class JsonLine;
class Reader;
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::state {

// What a ship has before a battle makes it ready: pilot, wing, cards, and what a mission says of it.
ShipState brought_along(const ShipState& ship);

// Keys "pilot", "pilot_card" and others of a mission, "upgrades", "wing", one a token kind, and "condition" for a ship
// that a battle has made ready.
void read_ship_state(data::Reader& reader, Piece& piece, const data::Catalog& catalog);
void write_ship_state(data::JsonLine& line, const Piece& piece);

// How a mission stands (Table::progress).
Progress read_progress(data::Reader& reader);
std::string write_progress(const Progress& progress);
// Of it: one object each.
Deed read_deed(data::Reader& reader);
std::string write_deed(const Deed& deed);
Ejection read_ejection(data::Reader& reader);
std::string write_ejection(const Ejection& roll);

}  // namespace plotboard::state

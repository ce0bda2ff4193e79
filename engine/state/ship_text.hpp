#pragma once
// A ship's cards, tokens and condition as scene files and logs write them (docs/data-formats.md).

#include <string>

#include "state/table.hpp"

namespace plotboard::data {
class JsonLine;
class Reader;
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::state {

// Keys "pilot", "upgrades", "wing", one a token kind, and "condition" for a ship that a battle has made ready.
void read_ship_state(data::Reader& reader, Piece& piece, const data::Catalog& catalog);
void write_ship_state(data::JsonLine& line, const Piece& piece);

}  // namespace plotboard::state

#pragma once
// The whole table as text (plotboard-snapshot/1), the running battle included: decks, the attack in the middle, the
// step with its answers and how the table stood when it began. Unlike a scene it is for the program alone: whole
// micrometres and millidegrees, enumerators as numbers. One line of JSON.
//
// Reading takes what other versions wrote: a key that is missing gives the default, one that is unknown is passed over.
// Refused is what names things that the catalog lacks, breaks what every table keeps, or has not the hash that it says.
// Cost: some 100 us for a table of ten ships, either way.

#include <string>
#include <string_view>

#include "base/base.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::state {

std::string write_snapshot(const Table& table);
base::Result<Table> read_snapshot(std::string_view text, const std::string& file, const data::Catalog& catalog);

}  // namespace plotboard::state

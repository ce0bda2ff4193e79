#pragma once
// What the programs of this folder share: the catalog without the rest of the engine, and battles by random legal
// commands.
#include <cstdint>

#include "data/catalog.hpp"
#include "state/table.hpp"

namespace plotboard::wings {

const data::Catalog& catalog();
// Through check, resolve and fold, as any player would; false: it is not over after so many commands. Fails where an
// invariant of the table or of the battle breaks.
bool play(state::Table& table, std::uint64_t seed, int most_commands);

}  // namespace plotboard::wings

#pragma once
// What holds in every battle after each command, beyond what every table keeps (state::broken_invariants): every card
// of a damage deck, a huge ship's own decks among them, in exactly one place, tokens that the edition has, shields,
// Force, energy and charges within their limits, a huge ship's sections adding up, crippled when they are due, locks on
// things (and sections) that are there, conditions once, an attack or an open choice only within a step, and who is out
// of the game out of everything.
// For tests and random play. Cost: some microseconds.

#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::rules {

// Words that could stand in a message; empty when all holds, or no battle is on.
std::vector<std::string> broken_battle(const data::Catalog& catalog, const state::Table& table);

}  // namespace plotboard::rules

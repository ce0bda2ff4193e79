#pragma once
// What holds in every battle after each command, beyond what every table keeps (state::broken_invariants): every card
// of a damage deck in exactly one place, tokens, shields, Force and charges within their limits, locks on things that
// are there, an attack or an open choice only within a step, and who is out of the game out of everything.
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

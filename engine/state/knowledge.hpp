#pragma once
// What one side knows of a table: what a person, an AI or a bot may look at. Hidden: the other side's dials until they
// are revealed (2e-planning-8), the order of both damage decks, the kind of facedown damage cards, and the seed of the
// dice to come. Side::none sees what is open to all. Cost: a copy of the table, and of the running step's.

#include "state/table.hpp"

namespace plotboard::state {

// Numbers of unknown damage cards are 0; an unknown dial is none.
Table known_to(const Table& table, Side side);

}  // namespace plotboard::state

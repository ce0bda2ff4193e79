#pragma once
// Ready-made loadouts: one card after the other by a habit, until nothing fits any more, then the charges.
//
// Pure; always a loadout that may be flown. Cost: it weighs every offer once a card (10 ms).

#include <cstdint>

#include "campaign/alpha/state.hpp"
#include "data/catalog.hpp"

namespace plotboard::campaign::alpha {

// Ready-made loadouts by plain habits, from an empty ship, within what others of the flight leave.
enum class Suggest : std::uint8_t {
  dear,      // the costliest card that fits, again and again
  weapons,   // weapons and what serves them first
  survival,  // hull, shields and what keeps shots away first: what stand-in pilots fly
  many       // as many cards as there is room and money for
};

// For that pilot of the plan, in the ship that he has there.
Loadout suggested(const Book& book, const State& state, Id pilot, Suggest how);

}  // namespace plotboard::campaign::alpha

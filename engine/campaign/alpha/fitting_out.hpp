#pragma once
// What the hangar (hangar.hpp) asks again and again for one pilot, who is as in that mission already (as_flown in
// sheet.hpp). Pure. Cost: a check takes some microseconds.

#include <optional>
#include <vector>

#include "campaign/alpha/hangar.hpp"

namespace plotboard::campaign::alpha {

// check_loadout() for that pilot.
std::optional<Refusal> check_as_flown(const Book& book, const State& state, const Pilot& who, const Loadout& loadout);
// Everything that the campaign sells, by cost, then name, without a word on whether it may be added.
std::vector<Offer> priced_for(const Book& book, const State& state, const Pilot& who, Id ship);

}  // namespace plotboard::campaign::alpha

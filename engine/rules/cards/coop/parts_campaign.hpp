#pragma once
// What only cards of the campaign share; what squads have as well stands in rules/cards/parts_*.hpp.

#include <string>

#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kMedals = "fga-2.15.7-2";  // what they do is ours

// One more attack die while that holds.
void add_die_more(Effects& all, const char* card, Condition when);

std::string nearest_of(const Game& game, Id ship, const Ids& ids);  // "" none

}  // namespace plotboard::rules::effects

#pragma once
// Who activates when: ascending initiative; at equal initiative the rule set's first side, then the number, then the
// order of arrival (fga-3.1.1-2, fga-3.2.1.1-3, fga-2.15.3x-1).
#include "state/table.hpp"

namespace plotboard::data {
struct RuleSet;
}  // namespace plotboard::data

namespace plotboard::rules {

// The side that acts first at equal initiative, and is the first player where a battle begins without another.
state::Side first_side(const data::RuleSet& ruleset);
// Ids of all ships in play in this round's order, those that have moved included.
Ids activation_order(const data::RuleSet& ruleset, const state::Table& table);

}  // namespace plotboard::rules

#pragma once
// What the campaign takes from a mission that the program has run (mission/result.hpp): outcome, pool, who came home,
// ejections as they were rolled, kills by type. Pure.

#include "campaign/alpha/state.hpp"
#include "mission/mission.hpp"
#include "mission/result.hpp"

namespace plotboard::campaign::alpha {

// P1, P2 ... are the plan's pilots in their order.
Report report_of(const Book& book, const Plan& plan, const mission::Result& result);

// The mission's battle as planned: who sits in which ship, with what beside it.
mission::Setup setup_of(const Book& book, const State& state);

}  // namespace plotboard::campaign::alpha

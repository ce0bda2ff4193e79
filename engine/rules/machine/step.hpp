#pragma once
// Runs one step of a battle: from its beginning, with the answers so far, until it ends or waits
// (rules/machine/game.hpp).

#include <vector>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

// The events that the table has not seen yet, bookkeeping included. `table` is as it stands: between steps when `step`
// is new, paused when an answer is added. Pure.
// `corrections`: of a step that is run anew from its beginning.
std::vector<state::Event> run_step(const data::Catalog& catalog, const state::Table& table, const state::Step& step,
                                   const std::vector<state::Correction>& corrections = {});
std::vector<state::Event> run_on(const data::Catalog& catalog, const state::Table& table, const state::Answer& answer);

// The waiting step with these pieces as people say they are: what was answered stands, the open question is asked anew.
std::vector<state::Event> run_corrected(const data::Catalog& catalog, const state::Table& table,
                                        const std::vector<state::Piece>& pieces);

// For simulations: the step in place, without events, log or suspension. The decider must answer everything.
void run_at_once(const data::Catalog& catalog, state::Table& table, const state::Step& step, Decider& decider);
// The same in a game that goes on from step to step, so that nothing is looked up anew.
void run_at_once(Game& game, const state::Step& step);

}  // namespace plotboard::rules

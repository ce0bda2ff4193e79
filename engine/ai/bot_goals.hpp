#pragma once
// What a mission's open objectives still wait for, as single conditions that somebody can bring about: "all" and "any"
// taken apart, triggers, counters and other objectives followed to what moves them. What can no longer come true is
// left out. Pure functions of the table; O(conditions x pieces), nothing without a mission.

#include <vector>

#include "data/mission.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::ai {

struct Goal {
  data::ObjectiveKind kind;  // of the objective that waits for it
  const data::Condition* condition;
};
// Primary objectives first, in the mission's order.
std::vector<Goal> open_goals(const rules::Game& game);

// Is it brought about by shooting (destroyed, gone, disabled, damaged, attacked)?
bool is_for_guns(const data::Condition& condition);
// Does it still lie ahead with this piece, so that shooting it helps?
bool is_wanted_shot(const rules::Game& game, const data::Condition& condition, const state::Piece& piece);
// Is somebody of the selection on the table, or still to come with a squad?
bool is_there_or_coming(const rules::Game& game, const data::Selection& selection);

// How much that ship's shot at it is worth beside the same shot at any enemy ship: 1 for these, more for what an
// objective wants shot, less for a component that harms nobody, 0 for what should be left alone: neutral components,
// and what an open objective must not lose. Objectives count for ships that people fly.
double worth_of_target(const rules::Game& game, Id ship, Id target);

}  // namespace plotboard::ai

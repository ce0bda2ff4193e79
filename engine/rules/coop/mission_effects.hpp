#pragma once
// What triggers of a mission do (data::MissionEffect), one after the other.

#include <vector>

#include "rules/machine/game.hpp"

namespace plotboard::data {
struct Condition;
struct MissionEffect;
struct Objective;
}  // namespace plotboard::data

namespace plotboard::rules {

// `when` is what the effects' trigger waited for: it names who earns what "actor" gets. They stop when one of them has
// ended the mission.
void run_effects(Game& game, const std::vector<data::MissionEffect>& effects, const data::Condition& when);

void settle_objective(Game& game, const data::Objective& objective, state::Status status);
// Ejection rolls, the outcome, and the end of the battle.
void end_mission(Game& game, bool won, const Phrase& reason);
// Squads that are due, placed and made ready. `planned`: those of the plan for this round too, else only the called.
void bring_squads(Game& game, int round);

}  // namespace plotboard::rules

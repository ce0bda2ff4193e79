#pragma once
// What people may report of a mission that they play at a real table, where the program could not see it happen: an
// object scanned, a squad called, an event, an objective settled by hand. Keys: "scanned:<piece>", "arrives:<squad>",
// "event:<trigger>", "met:<objective>", "failed:<objective>". Empty without a mission.

#include <vector>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

// In the mission's order. What is hidden from the players (silver star) is not listed.
std::vector<state::Option> mission_reports(const data::Catalog& catalog, const state::Table& table);
// Precondition: the key is one of them. Asks who has scanned (choice "scanned-by", ids of ships, "untold").
void report_to_mission(Game& game, Id key);

}  // namespace plotboard::rules

#pragma once
// How an objective counts: whether the mission wants it now, and how far it has come, as people read it ("2 of 4").
// When it is met or failed, rules/coop/mission_effects.cpp settles by its conditions (conditions.hpp).

#include <optional>

#include "data/mission.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::mission {

// Does the mission want it now (data::Objective::after, until)? Only then is it looked at, and shown.
bool is_asked_for(const data::Objective& objective, const state::Progress& progress);

// How far a condition has come that wants several things done, or a counter at a number: "2 of 4". Nothing of others,
// and where it is not known yet how many there are.
struct Count {
  int done = 0, of = 0;
};
std::optional<Count> counted(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table,
                             const data::Condition& condition);

}  // namespace plotboard::mission

#pragma once
// What pilots of Flight Group Alpha fit to their ships before a mission (fga-4.1p-10 to -12): slots of ship, rank and
// path, two budgets that are full again for every mission, and what is limited. Pure; every refusal names its rule.
//
// Cost: offers_for() weighs every upgrade of the campaign, some 100 us.

#include <optional>
#include <vector>

#include "campaign/alpha/sheet.hpp"
#include "data/catalog.hpp"

namespace plotboard::campaign::alpha {

// What an upgrade costs that pilot on that ship, in its currency (fga-2.13-3, -4), nothing of it where the mission
// grants it (fga-4.1p-11); no value where it is not to be had.
std::optional<int> cost_of(const Book& book, const Pilot& pilot, Id ship, const data::Upgrade& upgrade,
                           const BookMission* mission = nullptr);
// Paid with career path points; all others with U&M points (fga-2.1.1-10, -11).
bool is_career(const Book& book, const data::Upgrade& upgrade);
// Sold in this campaign at all.
bool is_sold(const data::Upgrade& upgrade);

struct Budget {
  int spent = 0, of = 0;
};
struct Budgets {
  Budget upgrades, path;
};
// With what the mission grants (fga-4.1p-11); null: nothing.
Budgets budgets_of(const Book& book, const Pilot& pilot, const Loadout& loadout, const BookMission* mission);

// Which card fills which slot, -1 of an empty one; nothing when they do not all find a place. Cards' own slots
// (a configuration's) stand behind those of ship and pilot.
struct Filled {
  std::vector<BookSlot> slots;
  std::vector<int> card;  // of each slot: place in Loadout::cards
};
std::optional<Filled> fill(const Book& book, const State& state, const Pilot& pilot, const Loadout& loadout);

// Of the pilot's plan in this state; `plan` as it stands says what the others carry and what the mission assigns.
std::optional<Refusal> check_loadout(const Book& book, const State& state, Id pilot, const Loadout& loadout);

struct Offer {
  const data::Upgrade* upgrade;
  int cost = 0;
  bool career = false;
  std::optional<Refusal> why_not;  // beside what is carried already
};
// Everything that the campaign sells, what may be added first; each part by cost, then name.
std::vector<Offer> offers_for(const Book& book, const State& state, Id pilot, const Loadout& loadout);

}  // namespace plotboard::campaign::alpha

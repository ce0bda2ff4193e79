#pragma once
// Where ships will stand once the dials that are known have been flown: in the order of the rules (initiative, and the
// order of the table where the player may choose), each with the rules' own move on a table where those before it have
// flown already. Ships whose dials are not known stay where they stand, so nothing hidden can be read from it. Pure.
// Cost: a copy of the table and about 20 us a ship; where ties decide a bump, as much again for each of them.
#include <vector>

#include "rules/rules.hpp"

namespace plotboard::desk {

struct DialSet {
  Id ship;
  geom::Maneuver maneuver;
  geom::TallonPlace tallon = geom::TallonPlace::middle;
};
struct Planned {
  Id ship;
  rules::MoveOutcome outcome;  // its maneuver: what the ship may fly in place of what its dial says
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool substituted = false, ion = false;  // ion: for its ion tokens
  Ids in_the_way;                         // ships with a known dial against which it stops
  Ids tied;                               // those that may fly before or after it, as their player likes
  Id clear_before, clear_after;           // flown before or after that one of them it would not be stopped; "" none
};
struct Forecast {
  std::vector<Planned> moves;                      // in the order in which they fly
  [[nodiscard]] const Planned* of(Id ship) const;  // null: its dial is not known, or it has flown
  [[nodiscard]] Ids stopped_by(Id ship) const;     // those that fly later and are stopped by it
};
// Precondition: a battle is running. Of the dials those count whose ships still have to fly this round.
Forecast foresee(const data::Catalog& catalog, const state::Table& table, const std::vector<DialSet>& dials);
// The table as it will be when that ship's turn comes.
state::Table table_before(const data::Catalog& catalog, const state::Table& table, const std::vector<DialSet>& dials,
                          Id ship);

}  // namespace plotboard::desk

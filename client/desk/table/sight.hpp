#pragma once
// What a ship would see from a place, and who would have it in an arc there: by the rules' own verdicts at that very
// pose. Of the arcs those count that a ship fires through (desk::own_arcs), as far as range 3 (5 of huge ships). Words
// for it stand in move_words.hpp. Pure; cost about 1 us a pair of ships that are near each other.
#include <string>
#include <vector>

#include "rules/rules.hpp"

namespace plotboard::desk {

struct Sighting {
  Id ship;  // the other one
  geom::ArcKind arc = geom::ArcKind::front;
  int range = 0;
  bool obstructed = false;
};
struct Sight {
  std::vector<Sighting> sees;     // enemies in its arcs, the nearest first
  std::vector<Sighting> seen_by;  // enemies that have it in one of theirs
};
// Precondition: the ship is in play on that table.
Sight sight_from(const data::Catalog& catalog, const state::Table& table, Id ship, const geom::Pose& pose);

}  // namespace plotboard::desk

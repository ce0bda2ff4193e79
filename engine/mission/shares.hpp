#pragma once
// What each pilot takes home of a mission (fga-2.11.5): the pool in equal parts, less what the ejection cost. Pure.

#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::mission {

struct Share {
  Id ship;         // the pilot's
  int earned = 0;  // by its own deeds
  int share = 0;   // of the pool
  int lost = 0;    // by the ejection roll; at most the share
  friend bool operator==(const Share&, const Share&) = default;
  [[nodiscard]] int mission_xp() const { return share - lost; }
};
struct Shares {
  int pool = 0;       // everybody's credits, the group's own included; never below 0
  int remainder = 0;  // the group decides who gets it (fga-2.11.5-1)
  std::vector<Share> pilots;
  friend bool operator==(const Shares&, const Shares&) = default;
};
// `pilots`: with what each has earned, in order; `pool`: all that was earned.
Shares shared(int pool, std::vector<Share> pilots, const std::vector<state::Ejection>& ejections);
Shares shares_of(const state::Table& table);

}  // namespace plotboard::mission

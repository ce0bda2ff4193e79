#pragma once
// Whole battles without log or window, for balance, tests and benches: the same rules and the same decisions as in a
// session, so the same final hash. Cost: the bench.

#include "ai/pilot.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::battle {

struct Outcome {
  std::string result;  // "player", "enemy", "draw"; "" when the round limit came first
  int rounds = 0;
  state::Table table;
};
// From a table with ships and sides, nobody started. Sides without AI ships are flown by the bot.
Outcome simulate(const data::Catalog& catalog, state::Table table, std::uint64_t seed, int round_limit);

}  // namespace plotboard::battle

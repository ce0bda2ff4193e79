#include "battle/balance.hpp"

#include <algorithm>
#include <cmath>

#include "battle/simulate.hpp"
#include "mission/conditions.hpp"

namespace plotboard::battle {

Interval wilson(int won, int runs) {
  if (runs <= 0) return {};
  constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution
  const double n = runs;
  const double p = won / n;
  const double centre = (p + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
  const double half = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n)) / (1 + kZ * kZ / n);
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

base::Result<Balance> balance(const data::Catalog& catalog, mission::Setup setup, int runs,
                              const std::function<bool(const Balance&)>& goes_on) {
  Balance balance;
  double rounds = 0, losses = 0;
  for (int run = 0; run < runs; ++run, ++setup.seed) {
    auto table = mission::opening(catalog, setup);
    if (!table) return table.errors();
    const Outcome outcome = simulate(catalog, std::move(*table), setup.seed, kMostRounds);
    ++balance.runs;
    const std::string& how = outcome.table.progress.outcome;
    ++(how == "won" ? balance.won : how == "lost" ? balance.lost : balance.undecided);
    rounds += outcome.rounds;
    losses += static_cast<double>(std::count_if(
        outcome.table.pieces.begin(), outcome.table.pieces.end(),
        [](const state::Piece& piece) { return mission::is_of_flight_group(piece) && mission::is_destroyed(piece); }));
    balance.rounds = rounds / balance.runs;
    balance.losses = losses / balance.runs;
    if (goes_on && !goes_on(balance)) break;
  }
  return balance;
}

}  // namespace plotboard::battle

#pragma once
// How hard a mission is: many simulated battles with the bot in the pilots' seats, and how many of them are won.

#include <functional>
#include <string>

#include "base/base.hpp"
#include "mission/mission.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::battle {

// Bounds of the true win rate, with 95 % confidence (Wilson's interval). Of no runs: 0 to 1.
struct Interval {
  double low = 0, high = 1;
};
Interval wilson(int won, int runs);

struct Balance {
  int runs = 0, won = 0, lost = 0;
  int undecided = 0;  // the round limit of the simulation came first: a mission without an end
  double rounds = 0;  // on average
  double losses = 0;  // ships of the flight group, on average
  [[nodiscard]] double rate() const { return runs == 0 ? 0 : static_cast<double>(won) / runs; }
  [[nodiscard]] Interval interval() const { return wilson(won, runs); }
};

inline constexpr int kMostRounds = 60;  // of a simulated mission

// `runs` battles with the seeds setup.seed, setup.seed + 1 ...: of the set-up and of the dice. `goes_on` is told how it
// stands after each, and ends it by false. An error where the mission cannot be set up so.
base::Result<Balance> balance(const data::Catalog& catalog, mission::Setup setup, int runs,
                              const std::function<bool(const Balance&)>& goes_on = {});

}  // namespace plotboard::battle

#pragma once
// After a mission of Flight Group Alpha: ejection rolls (fga-4.11.2), the pool in equal parts and the five steps of
// experience (fga-2.11.5), what a failure costs, injuries, demotions, expulsions, deaths. Pure.

#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "campaign/alpha/events.hpp"
#include "campaign/alpha/sheet.hpp"

namespace plotboard::campaign::alpha {

int ejection_dice(data::Territory where);  // fga-4.11-T4.7-1

std::optional<Refusal> check_land(const State& state, const Report& report);
void land(const State& state, const Report& report, std::vector<Event>& events);

std::optional<Refusal> check_eject(const State& state, const Eject& eject);
void eject(const State& state, const Eject& eject, base::Rng& rng, std::vector<Event>& events);

int remainder_of(const State& state);  // of the pool: XP that the group gives to whom it will
std::optional<Refusal> check_share(const State& state, const Share& share);

// What each pilot gets, step by step, as it stands in the debrief.
struct Account {
  Id pilot;
  int share = 0, extra = 0;  // of the pool
  int ejection = 0;          // lost by the roll; at most share and extra
  int failure = 0;           // lost by the failed mission (step 3)
  int mission_xp = 0;        // what is left, banked
  int bank_lost = 0;         // of the bank after that (step 5)
  int upgrade_points_lost = 0, path_points_lost = 0;
  int ranks_lost = 0;
  bool injured = false, killed = false, expelled = false;
};
std::vector<Account> accounts_of(const Book& book, const State& state);

std::optional<Refusal> check_settle(const State& state);
void settle(const Book& book, const State& state, std::vector<Event>& events);

}  // namespace plotboard::campaign::alpha

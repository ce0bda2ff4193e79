#pragma once
// The rules of a campaign of Flight Group Alpha: which command may be given, and what it leads to. Pure. The campaign
// round (fga-4.1p-1) as stages: home (steps 1 to 3), hangar (4 and 5), flying (6), debrief (7 and 8).

#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "campaign/alpha/commands.hpp"
#include "campaign/alpha/events.hpp"
#include "campaign/common/refusal.hpp"
#include "campaign/common/session.hpp"
#include "data/catalog.hpp"

namespace plotboard::campaign::alpha {

inline constexpr int kMostCallSign = 24;  // characters
inline constexpr int kMostGroupName = 40;

struct Alpha {
  using Book = data::Catalog;
  using State = alpha::State;
  using Command = alpha::Command;
  using Event = alpha::Event;
  static std::optional<Refusal> check(const data::Catalog& catalog, const State& state, const Command& command);
  // Precondition: check() has nothing against it.
  static std::vector<Event> resolve(const data::Catalog& catalog, const State& state, const Command& command,
                                    base::Rng& rng);
};
using Session = campaign::Session<Alpha>;

}  // namespace plotboard::campaign::alpha

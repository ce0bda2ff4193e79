#pragma once
// A battle that a test's own function sets up and hands back: Arena itself cannot be moved.
#include <utility>

#include "campaign/talents.hpp"

namespace plotboard::test {

struct Staged : Arena {
  template <class SetUp>
  Staged(Pieces pieces, state::Phase phase, const SetUp& set_up) : Arena(std::move(pieces), "fga-207", phase) {
    set_up(static_cast<Arena&>(*this));
  }
};
inline constexpr state::Phase kFight = state::Phase::engagement, kFlight = state::Phase::activation;

}  // namespace plotboard::test

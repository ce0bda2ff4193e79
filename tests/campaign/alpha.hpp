#pragma once
// Campaigns of Flight Group Alpha for tests: founded, moved on, looked into.
#include <catch2/catch.hpp>
#include <string>

#include "campaign/alpha/debrief.hpp"
#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/hangar.hpp"
#include "campaign/alpha/text.hpp"
#include "support/alpha_book.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

// A campaign with that many pilots, pilot-1, pilot-2 ..., all mustered.
inline campaign::alpha::Session founded(campaign::alpha::Mode mode = campaign::alpha::Mode::classic, int pilots = 3,
                                        std::uint64_t seed = 7, const campaign::alpha::House& house = {}) {
  using namespace campaign::alpha;
  Session session(alpha_book(), opening_state(alpha_book(), "Flight Group Alpha", mode, house, seed));
  for (int i = 1; i <= pilots; ++i) {
    const auto refused = session.apply(Recruit{"Alpha " + std::to_string(i), "", false});
    REQUIRE_FALSE(refused);
  }
  return session;
}
inline void does(campaign::alpha::Session& session, const campaign::alpha::Command& command) {
  const auto refused = session.apply(command);
  INFO(words_of(session.state(), command) << ": " << (refused ? refused->rule + " " + refused->why.english() : ""));
  REQUIRE_FALSE(refused);
}
// The rule that refuses it; "" when it may be done.
inline std::string refusal(const campaign::alpha::Session& session, const campaign::alpha::Command& command) {
  const auto refused = session.check(command);
  return refused ? refused->rule : "";
}
// Banked experience from nowhere.
inline void pays(campaign::alpha::Session& session, Id pilot, int xp) {
  does(session, campaign::alpha::Correct{pilot, xp, 0, 0, ""});
}
// Buys ranks until it has that one.
inline void raise(campaign::alpha::Session& session, Id pilot, int rank, campaign::alpha::Path path) {
  using namespace campaign::alpha;
  while (session.state().pilot(pilot)->rank < rank) {
    const Pilot& now = *session.state().pilot(pilot);
    pays(session, pilot, *price_of(alpha_book(), now, Ware::rank));
    const bool chooses = now.rank == 2 && now.path == Path::none;
    does(session, Buy{pilot, Ware::rank, 1, chooses ? path : Path::none});
  }
}
inline const campaign::alpha::Pilot& pilot(const campaign::alpha::Session& session, Id id) {
  return *session.state().pilot(id);
}
// Everybody comes home; the pool as given.
inline campaign::alpha::Report report(const campaign::alpha::Session& session, bool won, int pool) {
  campaign::alpha::Report report;
  report.won = won;
  report.pool = pool;
  for (const Id pilot : session.state().plan.pilots)
    report.pilots.push_back({pilot, campaign::alpha::Return::home, data::Territory::neutral, 0, {}});
  return report;
}
// From home to the debrief of that mission, drawn or not.
inline void fly(campaign::alpha::Session& session, Id mission, const campaign::alpha::Report* given, bool won,
                int pool) {
  using namespace campaign::alpha;
  does(session, ChooseMission{mission, {}, false, false, false});
  does(session, TakeOff{});
  does(session, Land{given != nullptr ? *given : report(session, won, pool)});
}
inline void settle(campaign::alpha::Session& session) {
  using namespace campaign::alpha;
  const int rest = remainder_of(session.state());
  if (rest > 0) does(session, Share{Ids(static_cast<std::size_t>(rest), session.state().plan.pilots.front())});
  does(session, Settle{});
}
// A whole round with that result; where cards are drawn, that one was.
inline void plays(campaign::alpha::Session& session, Id mission, bool won, int pool = 0) {
  using namespace campaign::alpha;
  if (draws_cards(session.state())) {
    State stacked = session.state();
    stacked.drawn = {mission};
    session = Session(alpha_book(), stacked);
  }
  fly(session, mission, nullptr, won, pool);
  settle(session);
}

}  // namespace plotboard::test

// Whole campaigns by the stand-in, with results by lot: nothing gets stuck, nothing goes below nothing, every loadout
// is legal, every command is undone and redone to the same hash. PLOTBOARD_SOAK multiplies the runs; a share of it
// plays the first rounds of each, for whoever looks at the memory and not at the end.
#include <algorithm>

#include "campaign/alpha.hpp"
#include "campaign/alpha/stand_in.hpp"
#include "support/folder.hpp"
#include "support/soak.hpp"

namespace plotboard::alpha_whole {

using namespace campaign::alpha;
using namespace test;
using data::Territory;

namespace {

constexpr int kMostRounds = 300;  // by then every campaign is over
constexpr int kRoundsOfAll = 15;  // in which a stand-in has given every command that it gives

// Wins two of three; now and then somebody is shot down or jumps away.
Report by_lot(const State& state, base::Rng& rng) {
  Report report;
  report.won = rng.below(3) != 0;
  report.gold = report.won && rng.below(4) == 0;
  report.pool = static_cast<int>(rng.below(80));
  for (const Id pilot : state.plan.pilots) {
    PilotReport one;
    one.pilot = pilot;
    one.where = static_cast<Territory>(rng.below(3));
    const auto fate = rng.below(12);
    one.how = fate == 0 ? Return::deserted : fate < 4 ? Return::down : Return::home;
    if (rng.below(2) == 0) one.kills = {{"t65xwing", "rebelalliance", rng.between(1, 3)}};
    report.pilots.push_back(one);
  }
  return report;
}

void expect_sound(const State& state) {
  for (const Pilot& pilot : state.pilots) {
    REQUIRE(pilot.xp >= 0);
    REQUIRE(pilot.upgrade_points >= 0);
    REQUIRE(pilot.path_points >= 0);
    REQUIRE(pilot.rank >= 1);
    REQUIRE(pilot.rank <= 8);
    REQUIRE((pilot.beyond == 0 || pilot.rank == 8));
    REQUIRE((pilot.path != Path::none || pilot.rank < 3));
  }
  REQUIRE(state.muster.size() <= 6);
  for (std::size_t i = 0; i < state.plan.loadouts.size(); ++i) {
    const auto fault = check_loadout(test::alpha_book(), state, state.plan.pilots[i], state.plan.loadouts[i]);
    if (fault) FAIL(fault->rule << ": " << fault->why.english());
  }
}

struct Played {
  Session session;
  int rounds = 0;
};
Played play(Mode mode, std::uint64_t seed, int pilots, int rounds) {
  base::Rng rng(seed, 5);
  Session session(test::alpha_book(), opening_state(test::alpha_book(), "Flight Group Alpha", mode, {}, seed));
  for (int commands = 0; commands < 60'000 && session.state().round <= rounds; ++commands) {
    const State& state = session.state();
    if (state.stage == Stage::flying) {
      does(session, Land{by_lot(state, rng)});
    } else if (const auto command = stand_in(test::alpha_book(), state, pilots)) {
      does(session, *command);
    } else {
      break;
    }
    expect_sound(session.state());
  }
  return {session, session.state().round};
}

bool ended(const Session& session) {
  const State& state = session.state();
  if (state.mode != Mode::completionist) return state.stage == Stage::over;
  return std::all_of(state.cards.begin(), state.cards.end(), [](const Card& card) { return card.won; });
}

}  // namespace

TEST_CASE("Whole campaigns come to their end in every mode [fga-0-6][fga-1.3.3-15]", "[alpha]") {
  const int rounds = std::min(kMostRounds, tries(kMostRounds));
  for (const Mode mode : {Mode::classic, Mode::completionist, Mode::ironman}) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(tries(2)); ++seed) {
      INFO(name_of(mode) << ", seed " << seed);
      Played played = play(mode, seed, 3 + static_cast<int>(seed % 4), rounds);
      CHECK((ended(played.session) || (rounds < kMostRounds && played.rounds > rounds)));
      CHECK(played.rounds >= 10);
      const std::uint64_t end = hash_of(played.session.state());
      while (played.session.undo()) {
      }
      CHECK(played.session.state() == played.session.start());
      while (played.session.redo()) {
      }
      CHECK(hash_of(played.session.state()) == end);
    }
  }
}

TEST_CASE("A campaign that was killed opens where it was kept", "[alpha]") {
  const Played played = play(Mode::ironman, 11, 4, kRoundsOfAll);
  const auto& log = played.session.log();
  const test::Folder folder;
  for (std::uint64_t kill = 1; kill <= static_cast<std::uint64_t>(tries(8)); ++kill) {
    const std::string path = folder.file("killed-" + std::to_string(kill) + ".plotboard");
    Session session(test::alpha_book(), played.session.start());
    const std::size_t last = (kill * 7919) % log.size() + 1;
    {
      auto file = File::begin(path, session);
      REQUIRE(file.ok());
      for (std::size_t i = 0; i < last; ++i) does(session, log[i].command);
      REQUIRE(file->keep(session).ok());
    }
    const auto opened = File::open(path, test::alpha_book());
    if (!opened) FAIL(base::text(opened.errors()));
    CHECK(opened->first.state() == session.state());
    CHECK(opened->first.log().size() == last);
    CHECK(opened->second.opened() == File::Opened::replayed);
  }
}

TEST_CASE("A file of other rules goes on from its snapshot", "[alpha]") {
  const test::Folder folder;
  const std::string path = folder.file("old.plotboard");
  Session session = founded();
  pays(session, "pilot-1", 9);
  REQUIRE(File::begin(path, session).ok());
  Book changed = test::alpha_book();
  for (campaign::alpha::BookRank& rank : changed.ranks) rank.cost += 1;
  SECTION("which agree so far: it is replayed") {
    const auto opened = File::open(path, changed);
    REQUIRE(opened.ok());
    CHECK(opened->second.opened() == File::Opened::replayed);
  }
  SECTION("which would have refused a command") {
    does(session, Buy{"pilot-1", Ware::rank, 1, Path::ace});
    REQUIRE(File::begin(path, session).ok());
    const auto opened = File::open(path, changed);
    REQUIRE(opened.ok());
    CHECK(opened->second.opened() == File::Opened::at_snapshot);
    CHECK(opened->first.state() == session.state());
    CHECK(opened->first.log().size() == session.log().size());
    CHECK(opened->first.floor() == session.log().size());
  }
}

TEST_CASE("A damaged campaign file is refused with its place", "[alpha]") {
  const test::Folder folder;
  const auto opened = File::open(folder.file("none.plotboard"), test::alpha_book());
  REQUIRE_FALSE(opened.ok());
  CHECK(read_line("{\"do\":\"buys\"}", "line").errors().front().found == "\"buys\"");
  CHECK_FALSE(read_line("{\"do\":\"buy\",\"count\":\"three\"}", "line").ok());
  CHECK_FALSE(read_line("not JSON", "line").ok());
}

TEST_CASE("Every kind of command comes back from its line", "[alpha]") {
  const Played played = play(Mode::classic, 4, 5, kRoundsOfAll);
  for (const auto& step : played.session.log()) {
    const auto back = read_line(line_of(step.command), "line");
    REQUIRE(back.ok());
    REQUIRE(*back == step.command);
  }
}

}  // namespace plotboard::alpha_whole

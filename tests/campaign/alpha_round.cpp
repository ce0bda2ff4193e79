// A round of Flight Group Alpha from recruits to the next evening (fga-4.1p-1).
#include <catch2/catch.hpp>

#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/text.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::alpha_round {

using namespace campaign::alpha;
using test::catalog;

namespace {

Session founded(Mode mode = Mode::classic, int pilots = 3) {
  Session session(catalog(), opening_state(catalog().alpha, "Flight Group Alpha", mode, {}, 7));
  for (int i = 1; i <= pilots; ++i) REQUIRE_FALSE(session.apply(Recruit{"Alpha " + std::to_string(i), "", false}));
  return session;
}

Report report_of(const State& state, bool won, int pool) {
  Report report;
  report.won = won;
  report.pool = pool;
  for (const Id pilot : state.plan.pilots) report.pilots.push_back({pilot, Return::home, {}, 0, {}});
  return report;
}

}  // namespace

TEST_CASE("Founders start at rank 2 with nothing banked [fga-1.3.3-13]", "[alpha]") {
  const Session session = founded();
  for (const Pilot& pilot : session.state().pilots) {
    CHECK(pilot.rank == 2);
    CHECK(pilot.xp == 0);
    CHECK(initiative_of(catalog().alpha, pilot) == 2);
  }
}

TEST_CASE("The first deck holds four first missions and three of no tour [fga-1.4.1-1]", "[alpha]") {
  const Session session = founded();
  CHECK(deck_of(session.state()) == Ids{"0:2", "0:3", "0:4", "1:1", "2:1", "3:1", "4:1"});
}

TEST_CASE("A round: draw, choose, equip, fly, settle [fga-4.1p-1][fga-4.1-1]", "[alpha]") {
  Session session = founded();
  REQUIRE_FALSE(session.apply(Draw{}));
  REQUIRE(session.state().drawn.size() == 2);
  const Id mission = session.state().drawn.front();
  REQUIRE_FALSE(session.apply(ChooseMission{mission, {}, false, false, false}));
  CHECK(session.state().stage == Stage::hangar);
  CHECK(session.state().plan.rank == 2);
  REQUIRE_FALSE(session.apply(TakeOff{}));
  REQUIRE_FALSE(session.apply(Land{report_of(session.state(), true, 26)}));
  CHECK(session.check(Settle{})->rule == "fga-2.11.5-1");
  REQUIRE_FALSE(session.apply(Share{{"pilot-1", "pilot-3"}}));
  REQUIRE_FALSE(session.apply(Settle{}));
  CHECK(session.state().stage == Stage::home);
  CHECK(session.state().round == 2);
  CHECK(session.state().pilot("pilot-1")->xp == 9);
  CHECK(session.state().pilot("pilot-2")->xp == 8);
  CHECK(session.state().card(mission)->place == Place::done);

  SECTION("everything is undone and redone to the same hash") {
    const std::uint64_t after = hash_of(session.state());
    while (session.undo()) {
    }
    CHECK(session.state() == session.start());
    while (session.redo()) {
    }
    CHECK(hash_of(session.state()) == after);
  }
  SECTION("the file comes back to the same state") {
    const test::Folder folder;
    const std::string path = folder.file("group.plotboard");
    REQUIRE(File::begin(path, session).ok());
    const auto opened = File::open(path, catalog());
    REQUIRE(opened.ok());
    CHECK(opened->first.state() == session.state());
  }
}

TEST_CASE("The flight group is given another name at any time", "[alpha]") {
  Session session = founded();
  CHECK_FALSE(test::refusal(session, RenameGroup{" "}).empty());
  CHECK_FALSE(test::refusal(session, RenameGroup{std::string(41, 'a')}).empty());
  const RenameGroup command{"Onyx Squadron"};
  const auto read = read_line(line_of(command), "");
  REQUIRE(read.ok());
  CHECK(get<RenameGroup>(*read) == command);
  CHECK(words_of(session.state(), Command(command)).english() == "Call the flight group Onyx Squadron");
  test::does(session, command);
  CHECK(session.state().name == "Onyx Squadron");
  REQUIRE(session.undo());
  CHECK(session.state().name == "Flight Group Alpha");
  State over = session.state();
  over.stage = Stage::over;
  CHECK(test::refusal(Session(catalog(), over), command).empty());
}

}  // namespace plotboard::alpha_round

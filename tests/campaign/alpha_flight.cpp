// A mission of the campaign flown by the program and taken home: seats, result, report.
#include <catch2/catch.hpp>

#include "battle/simulate.hpp"
#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/report.hpp"
#include "campaign/alpha/text.hpp"
#include "mission/result.hpp"
#include "support/catalog.hpp"

namespace plotboard::alpha_flight {

using namespace campaign::alpha;
using test::catalog;

namespace {

Session mustered(std::uint64_t seed = 3) {
  Session session(catalog(), opening_state(catalog().alpha, "Flight Group Alpha", Mode::completionist, {}, seed));
  for (const char* name : {"Dark", "Ember", "Frost", "Gale"}) REQUIRE_FALSE(session.apply(Recruit{name, "", false}));
  return session;
}

}  // namespace

TEST_CASE("Pilots fly what the hangar gave them [fga-4.1p-9][fga-4.1p-10][fga-2.3.1-4]", "[alpha]") {
  Session session = mustered();
  REQUIRE_FALSE(session.apply(Correct{"pilot-2", 0, 12, 0, ""}));
  REQUIRE_FALSE(session.apply(ChooseMission{"1:1", {}, false, false, false}));
  REQUIRE_FALSE(session.apply(Equip{"pilot-2", {"", {}, {"hull-upgrade"}, {}}}));
  const mission::Setup setup = setup_of(catalog(), session.state());
  CHECK(setup.pilots == 4);
  const auto table = mission::opening(catalog(), setup);
  REQUIRE(table.ok());
  const state::Piece* second = table->find("P2");
  REQUIRE(second != nullptr);
  CHECK(second->initiative == 2);
  REQUIRE(second->ship.cards.size() == 1);
  CHECK(second->ship.cards.front().id == "hull-upgrade");
  REQUIRE(table->find("P1")->ship.cards.size() == 1);  // who leads has the title, and nothing else (fga-4.1p-3)
  CHECK(table->find("P1")->ship.cards.front().id == catalog().alpha.lead_card);
  CHECK(table->find("P3")->ship.cards.empty());
  CHECK(table->find("P5") == nullptr);
}

TEST_CASE("The easier option sets the enemy up for one pilot fewer [fga-1.3.6-1]", "[alpha]") {
  Session session = mustered();
  REQUIRE_FALSE(session.apply(ChooseMission{"3:1", {}, true, false, false}));
  const mission::Setup setup = setup_of(catalog(), session.state());
  CHECK(setup.pilots == 3);
  const auto table = mission::opening(catalog(), setup);
  REQUIRE(table.ok());
  CHECK(table->pilots == 3);
  CHECK(table->find("P4") != nullptr);
}

TEST_CASE("A silver star comes home for those alone who have flown for it [fga-1.3.5.1-2]", "[alpha]") {
  mission::Result result;
  result.outcome = mission::Outcome::won;
  result.silver = true;
  for (const bool flown_for : {true, false}) {
    Plan plan;
    plan.silver = flown_for;
    CHECK(report_of(catalog(), plan, result).silver == flown_for);
  }
}

TEST_CASE("The report tells what became of each objective and what it paid [fga-2.11-16]", "[alpha]") {
  mission::Result result;
  result.mission = catalog().mission("0:1")->id;
  for (const char* id : {"P1", "P2", "P3"}) {
    mission::Combatant pilot;
    pilot.id = id;
    pilot.flight_group = true;
    result.combatants.push_back(pilot);
  }
  using data::ObjectiveKind;
  result.objectives = {{"escort", ObjectiveKind::primary, state::Status::failed, 0, 0},
                       {"cover", ObjectiveKind::bonus, state::Status::met, 4, 4},
                       {"everybody home", ObjectiveKind::gold_star, state::Status::open, 0, 0}};
  const Report report = report_of(catalog(), {}, result);
  REQUIRE(report.objectives.size() == 3);
  CHECK(report.objectives[0] == ObjectiveReport{"escort", state::Status::failed, 0, 0, 0});
  CHECK(report.objectives[1] == ObjectiveReport{"cover", state::Status::met, 4, 4, 3});
  CHECK(report.objectives[2].status == state::Status::open);
  // The file keeps it, and a report without it opens as before.
  Session session = mustered();
  REQUIRE_FALSE(session.apply(ChooseMission{"0:1", {}, false, false, false}));
  REQUIRE_FALSE(session.apply(TakeOff{}));
  Report flown = test::report(session, false, 3);
  const std::uint64_t typed = [&] {
    Session other = session;
    test::does(other, Land{flown});
    return hash_of(other.state());
  }();
  const std::string before = line_of(Land{flown});
  CHECK(before.find("objectives") == std::string::npos);
  flown.objectives = report.objectives;
  const auto read = read_line(line_of(Land{flown}), "");
  REQUIRE(read.ok());
  CHECK(get<Land>(*read).report == flown);
  test::does(session, Land{flown});
  CHECK(session.state().debrief.report.objectives == report.objectives);
  CHECK(hash_of(session.state()) != typed);
}

TEST_CASE("An objective that is not asked for when the mission ends is not reported", "[alpha]") {
  mission::Result result;
  result.mission = catalog().mission("5:5")->id;
  const data::Mission& mission = *catalog().mission("5:5");
  for (const data::Objective& objective : mission.objectives)
    result.objectives.push_back({objective.id, objective.kind, state::Status::open, 0, 0});
  CHECK(report_of(catalog(), {}, result).objectives.size() + 1 == mission.objectives.size());
  result.triggers = {"transfer"};
  CHECK(report_of(catalog(), {}, result).objectives.back().objective == mission.objectives.back().id);
}

TEST_CASE("A flown mission comes home as a report [fga-4.1p-14][fga-4.11.2p-1]", "[alpha]") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Session session = mustered(seed);
    REQUIRE_FALSE(session.apply(ChooseMission{"2:1", {}, false, false, false}));
    REQUIRE_FALSE(session.apply(TakeOff{}));
    const Plan& plan = session.state().plan;
    auto start = mission::opening(catalog(), setup_of(catalog(), session.state()));
    REQUIRE(start.ok());
    const battle::Outcome outcome = battle::simulate(catalog(), *start, plan.seed, 60);
    const mission::Result result = mission::result_of(catalog(), *start, outcome.table, {});
    const Report report = report_of(catalog(), plan, result);
    REQUIRE(report.pilots.size() == 4);
    CHECK(report.won == (outcome.table.progress.outcome == "won"));
    CHECK(report.pool == mission::shares_of(outcome.table).pool);
    CHECK(report.ejections.size() == outcome.table.progress.ejections.size());
    REQUIRE(report.objectives.size() == catalog().mission("2:1")->objectives.size());
    for (const ObjectiveReport& one : report.objectives) {
      const data::Objective& objective = *catalog().mission("2:1")->objective(one.objective);
      int credited = 0;
      for (const state::Credit& credit : outcome.table.progress.credits)
        credited += credit.why.english() == objective.text ? credit.points : 0;
      CHECK(one.paid == credited);
      CHECK(one.status == outcome.table.progress.status_of(one.objective));
    }
    REQUIRE_FALSE(session.apply(Land{report}));
    CHECK(session.state().debrief.owed.empty());
    if (report.pool % 4 != 0)
      REQUIRE_FALSE(session.apply(Share{Ids(static_cast<std::size_t>(report.pool % 4), "pilot-1")}));
    REQUIRE_FALSE(session.apply(Settle{}));
    CHECK(session.state().round == 2);
  }
}

}  // namespace plotboard::alpha_flight

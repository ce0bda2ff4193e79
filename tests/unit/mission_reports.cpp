// What people report of a mission beside a real table (rules/coop/mission_reports.hpp).
#include "rules/coop/mission_reports.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"
#include "support/real_table.hpp"
#include "unit/battle_activation.hpp"

namespace plotboard::mission_reports {

using test::kRefereed;
using test::RealTable;

namespace {

// Red stands from the start, Gold comes in round 3, Late when it is called. Nothing of it happens by itself.
constexpr const char* kMission = R"({
    "grants": {"scan": ["Red"]},
    "squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Gold", "faction": "rebelalliance", "arrival": 3, "vectors": ["5"], "ships": [{"ship": "btla4ywing"}]},
      {"name": "Late", "faction": "rebelalliance", "arrival": "special", "vectors": ["1"],
       "ships": [{"ship": "rz1awing"}]}],
    "triggers": [
      {"id": "alarm", "text": "The alarm is raised.", "when": {"counter": "nothing", "at_least": 1},
       "effects": [{"arrive": "Late", "vector": "1"}]},
      {"id": "trap", "text": "It is a trap.", "hidden": true, "when": {"counter": "nothing", "at_least": 1},
       "effects": [{"add": "more", "by": 1}]},
      {"id": "silent", "text": "", "when": {"counter": "nothing", "at_least": 1}, "effects": [{"add": "more", "by": 1}]},
      {"id": "pulse", "text": "The pulse.", "each_round": true, "when": {"counter": "nothing", "at_least": 1},
       "effects": [{"add": "pulses", "by": 1}]}],
    "objectives": [
      {"id": "seen", "kind": "primary", "text": "Red is scanned.", "met": {"scanned": "Red"}},
      {"id": "never", "kind": "primary", "text": "Ninety-nine enemies are destroyed.",
       "met": {"destroyed": "enemies", "count": 99}},
      {"id": "spare", "kind": "bonus", "text": "Nobody is lost.", "met": {"round": 30}}]})";

const data::Catalog& missions() {
  static const data::Catalog made = test::catalog_with_mission(kMission);
  return made;
}
std::string keys(const state::Table& table) {
  std::string all;
  for (const state::Option& option : rules::mission_reports(missions(), table)) {
    CHECK(option.legal);
    all += (all.empty() ? "" : ", ") + option.key.text();
  }
  return all;
}
bool lists(const RealTable& table, const std::string& key) {
  const auto options = rules::mission_reports(missions(), table.table());
  return std::any_of(options.begin(), options.end(), [&](const state::Option& option) { return option.key == key; });
}
bool flies(const RealTable& table, const std::string& squad) {
  const auto ships = test::squad_on(table.table(), squad);
  return ships.size() == 1 && ships.front()->in_play();
}
RealTable in_play(state::Referee referee = kRefereed) {
  return RealTable(missions(), test::opened(missions()), referee);
}

}  // namespace

TEST_CASE("What may be reported stands in the mission's order and in its words",
          "[referee][mission][fga-2.16.1.2x-1]") {
  const RealTable table = in_play();
  CHECK(keys(table.table()) ==
        "scanned:Red 1, arrives:Gold, arrives:Late, event:alarm, event:pulse, met:seen, failed:seen, met:never, "
        "failed:never, met:spare, failed:spare");
  std::vector<std::string> words;
  for (const state::Option& option : rules::mission_reports(missions(), table.table()))
    words.push_back(option.text.english());
  REQUIRE(words.size() == 11);
  CHECK(words[0] == "Red 1 has been scanned");
  CHECK(words[1] == "Squad Gold arrives now");
  CHECK(words[3] == "Event: The alarm is raised.");
  CHECK(words[5] == "Done: Red is scanned.");
  CHECK(words[6] == "Failed: Red is scanned.");
  CHECK(rules::mission_reports(missions(), table.table()).front().piece == "Red 1");
}

TEST_CASE("What is hidden from the players is not listed", "[referee][mission][silver]") {
  state::Table opening = test::opened(missions());
  CHECK(keys(opening).find("trap") == std::string::npos);
  CHECK(keys(opening).find("silent") == std::string::npos);
  opening.progress.hides = true;
  const RealTable table(missions(), opening);
  CHECK(keys(table.table()) ==
        "scanned:Red 1, met:seen, failed:seen, met:never, failed:never, met:spare, failed:spare");
  CHECK(table.refusal(rules::Report{"arrives:Gold"}) == "This mission waits for nothing like that now.");
  CHECK(table.refusal(rules::Report{"event:trap"}) == "This mission waits for nothing like that now.");
}

TEST_CASE("A scan is reported with who did it, or without", "[referee][mission][fga-2.16.1.2x-1]") {
  RealTable table = in_play();
  table.does(rules::Report{"scanned:Red 1"});
  REQUIRE(table.asks("scanned-by"));
  CHECK(table.open().side == state::Side::player);
  CHECK(table.open().prompt.english() == "Who has scanned Red 1?");
  CHECK_FALSE(table.session.advised().has_value());
  REQUIRE(table.open().options.size() == 4);
  CHECK(table.open().options.front().piece == "P1");
  CHECK(table.option("untold").text.english() == "Leave it open");
  test::check_kept(table.session);
  SECTION("by P2") {
    table.choose("scanned-by", "P2");
    CHECK(table.table().progress.deeds == std::vector<state::Deed>{{state::deeds::scanned, "P2", "Red 1", 1}});
    CHECK(table.table().play.untold.empty());
    test::check_kept(table.session);
  }
  SECTION("nobody says") {
    table.leave_open("scanned-by");
    CHECK(table.table().progress.deeds == std::vector<state::Deed>{{state::deeds::scanned, "", "Red 1", 1}});
    CHECK(table.table().play.untold == std::vector<state::Untold>{{"", "scanned-by", 1}});
    test::check_kept(table.session);
    table.does(rules::Settle{"", "scanned-by"});
    CHECK(table.table().play.untold.empty());
  }
  CHECK(table.table().progress.status_of("seen") == state::Status::met);  // what comes of it, at once
  CHECK_FALSE(lists(table, "scanned:Red 1"));
  CHECK_FALSE(lists(table, "met:seen"));
}

TEST_CASE("A squad that is reported arrives now, and never again", "[referee][mission][fga-4.6.1.2-3]") {
  RealTable table = in_play();
  CHECK_FALSE(flies(table, "Late"));
  table.does(rules::Report{"arrives:Late"});
  CHECK(table.count<state::PieceAdded>() == 1);
  CHECK(flies(table, "Late"));
  CHECK(test::squad_on(table.table(), "Late").front()->ship.hull == test::catalog().ship("rz1awing")->hull);
  CHECK_FALSE(lists(table, "arrives:Late"));
  test::check_kept(table.session);
  table.does(rules::Report{"arrives:Gold"});  // two rounds too soon
  CHECK(flies(table, "Gold"));
  test::check_kept(table.session);
  CHECK(table.refusal(rules::Report{"arrives:Gold"}) == "This mission waits for nothing like that now.");
  CHECK(test::squad_on(table.table(), "Gold").size() == 1);
  table.does(rules::Report{"event:alarm"});  // calls Late, which is there
  CHECK(test::squad_on(table.table(), "Late").size() == 1);
  CHECK(table.table().progress.has_fired("alarm"));
}

TEST_CASE("A squad that comes in its round is not waited for any more", "[referee][mission][fga-4.6.1.2-2]") {
  RealTable table = in_play();
  while (table.table().round < 3) {
    table.plan().finish_phase("1T").finish_phase().does(rules::Ready{state::Side::player});
  }
  CHECK(flies(table, "Gold"));
  CHECK_FALSE(lists(table, "arrives:Gold"));
  CHECK(lists(table, "arrives:Late"));
}

TEST_CASE("An event that is reported happens, once or once a round", "[referee][mission][fga-4.6.1.2-3]") {
  RealTable table = in_play();
  table.does(rules::Report{"event:alarm"});
  CHECK(table.told("plotboard", "The players report it."));
  CHECK(table.told("fga-4.6.1.2-3", "The alarm is raised."));
  CHECK(flies(table, "Late"));
  CHECK_FALSE(lists(table, "event:alarm"));
  CHECK_FALSE(lists(table, "arrives:Late"));
  table.does(rules::Report{"event:pulse"});
  CHECK(table.table().progress.counter("pulses") == 1);
  CHECK_FALSE(lists(table, "event:pulse"));
  test::check_kept(table.session);
  table.plan().finish_phase("1T").finish_phase().does(rules::Ready{state::Side::player});
  REQUIRE(table.table().round == 2);
  CHECK(lists(table, "event:pulse"));
  table.does(rules::Report{"event:pulse"});
  CHECK(table.table().progress.counter("pulses") == 2);
}

TEST_CASE("An objective may be settled by hand, and the mission ends by it", "[referee][mission][fga-4.1-16]") {
  RealTable table = in_play();
  table.does(rules::Report{"failed:spare"});
  CHECK(table.table().progress.status_of("spare") == state::Status::failed);
  CHECK_FALSE(lists(table, "met:spare"));
  CHECK_FALSE(lists(table, "failed:spare"));
  CHECK(table.table().progress.outcome.empty());
  SECTION("won") {
    table.does(rules::Report{"met:seen"}).does(rules::Report{"met:never"});
    CHECK(table.table().progress.outcome == "won");
  }
  SECTION("lost") {
    table.does(rules::Report{"failed:seen"});
    CHECK(table.table().progress.outcome == "lost");
  }
  CHECK(table.table().play.phase == state::Phase::over);
  CHECK(keys(table.table()).empty());
  CHECK(table.refusal(rules::Report{"met:never"}) == "The battle is over.");
  test::check_kept(table.session);
}

TEST_CASE("Each kind of report is refused where it has no place", "[referee][mission][plotboard]") {
  const std::string key =
      GENERATE("scanned:Red 1", "arrives:Gold", "arrives:Late", "event:alarm", "met:seen", "failed:seen");
  INFO(key);
  const RealTable ordinary = in_play({});
  CHECK(ordinary.refusal(rules::Report{key}) == "This battle is not played at a real table.");
  RealTable table = in_play();
  CHECK(table.refusal(rules::Report{key}).empty());
  CHECK(table.refusal(rules::Report{key + "!"}) == "This mission waits for nothing like that now.");
  table.plan().turn("P1");
  CHECK(table.refusal(rules::Report{key}) == "First answer: What did P1 fly?");
  const RealTable no_mission({test::xwing(), test::ai_foe()});
  CHECK(no_mission.refusal(rules::Report{key}) == "This mission waits for nothing like that now.");
  CHECK(rules::mission_reports(missions(), no_mission.table()).empty());
}

TEST_CASE("A report may come in any phase and changes no one's turn", "[referee][mission][plotboard]") {
  RealTable table = in_play();
  table.plan();
  for (const state::Phase phase : {state::Phase::activation, state::Phase::engagement}) {
    REQUIRE(table.table().play.phase == phase);
    const state::Play before = table.table().play;
    table.does(rules::Report{phase == state::Phase::activation ? "arrives:Late" : "event:pulse"});
    CHECK(table.table().play.phase == before.phase);
    CHECK(table.table().play.initiative == before.initiative);
    table.finish_phase("1T");
  }
  REQUIRE(table.table().round == 1);  // played, and waiting
  table.does(rules::Report{"arrives:Gold"});
  CHECK(table.table().round == 1);
  CHECK(flies(table, "Gold"));
}

}  // namespace plotboard::mission_reports

// The pilot's sheet as values: every field against the rules, every sum against what was played.
#include <catch2/catch.hpp>
#include <numeric>

#include "campaign/alpha.hpp"
#include "desk/alpha/pilot_sheet.hpp"

namespace plotboard::campaign_sheet {

using namespace plotboard::campaign::alpha;
using namespace plotboard::test;
using desk::PathChart;
using desk::PilotSheet;
using desk::Reach;

namespace {

const Id kFirst{"pilot-1"}, kSecond{"pilot-2"};

const PathChart& chart(const PilotSheet& sheet, Path path) {
  for (const PathChart& one : sheet.charts)
    if (one.path == path) return one;
  FAIL("no such path");
  return sheet.charts.front();
}
std::vector<int> numbers(const PathChart& chart, int desk::ChartStep::*what) {
  std::vector<int> all;
  for (const desk::ChartStep& step : chart.steps) all.push_back(step.*what);
  return all;
}
std::vector<Reach> reaches(const PathChart& chart) {
  std::vector<Reach> all;
  for (const desk::ChartStep& step : chart.steps) all.push_back(step.reach);
  return all;
}
std::string brings(const PathChart& chart, int rank) {
  return desk::joined(chart.steps[static_cast<std::size_t>(rank - 1)].brings, ", ");
}
// A mission with kills for the first pilot.
void flies(Session& session, Id mission, bool won, int pool, const std::vector<Kill>& kills, bool gold = false) {
  State stacked = session.state();
  stacked.drawn = {mission};
  session = Session(test::alpha_book(), stacked);
  does(session, ChooseMission{mission, {}, false, false, true});
  does(session, TakeOff{});
  Report result = report(session, won, pool);
  result.gold = gold;
  result.silver = won;
  result.pilots.front().kills = kills;
  does(session, Land{result});
  settle(session);
}

}  // namespace

TEST_CASE(
    "The path chart shows what each rank costs, its initiative, charges and Force [fga-2.10.1-11] [fga-2.10.1-20]") {
  const Session session = founded();
  const PilotSheet sheet = desk::sheet_of(session, kFirst);
  REQUIRE(sheet.charts.size() == 4);
  for (const PathChart& path : sheet.charts)
    CHECK(numbers(path, &desk::ChartStep::cost) == std::vector{0, 4, 9, 16, 25, 36, 49, 64});
  CHECK(numbers(chart(sheet, Path::ace), &desk::ChartStep::initiative) == std::vector{1, 2, 3, 4, 5, 6, 6, 6});
  CHECK(numbers(chart(sheet, Path::force_user), &desk::ChartStep::initiative) == std::vector{1, 2, 3, 3, 4, 5, 6, 6});
  CHECK(numbers(chart(sheet, Path::coordinate), &desk::ChartStep::initiative) == std::vector{1, 2, 3, 4, 5, 6, 6, 6});
  CHECK(numbers(chart(sheet, Path::tech), &desk::ChartStep::initiative) == std::vector{1, 2, 3, 3, 4, 5, 6, 6});
  CHECK(numbers(chart(sheet, Path::force_user), &desk::ChartStep::force) == std::vector{0, 0, 1, 1, 2, 3, 3, 3});
  CHECK(numbers(chart(sheet, Path::ace), &desk::ChartStep::force) == std::vector<int>(8, 0));
  CHECK(numbers(chart(sheet, Path::ace), &desk::ChartStep::charges) == std::vector{0, 0, 0, 0, 1, 1, 1, 1});
  CHECK(numbers(chart(sheet, Path::tech), &desk::ChartStep::charges) == std::vector{0, 0, 0, 0, 2, 2, 2, 2});
  REQUIRE(sheet.beyond.size() == 3);
  CHECK(sheet.beyond[0].cost == 81);
  CHECK(sheet.beyond[1].cost == 100);
  CHECK(sheet.beyond[2].cost == 121);
  CHECK(desk::joined(sheet.beyond[0].brings, ", ") == "1 charge token");
  CHECK(desk::joined(sheet.beyond[1].brings, ", ") == "Modification slot");
  CHECK(desk::joined(sheet.beyond[2].brings, ", ") == "Tech slot");
}

TEST_CASE("The path chart says in words what a rank brings [fga-2.3.1-5] [fga-2.4.1-2] [fga-2.5.1-2] [fga-2.6.1-3]") {
  const PilotSheet sheet = desk::sheet_of(founded(), kFirst);
  CHECK(brings(chart(sheet, Path::ace), 1) == "Initiative 1");
  CHECK(brings(chart(sheet, Path::ace), 2) == "Initiative 2, Modification slot");
  CHECK(brings(chart(sheet, Path::ace), 3) == "Initiative 3, Pilot ability or talent slot");
  CHECK(brings(chart(sheet, Path::ace), 5) == "Initiative 5, Pilot ability or talent slot, 1 charge token");
  CHECK(brings(chart(sheet, Path::ace), 6) == "Initiative 6, Modification or system slot");
  CHECK(brings(chart(sheet, Path::ace), 8) == "Illicit or tech slot");
  CHECK(brings(chart(sheet, Path::force_user), 3) == "Initiative 3, Force 1");
  CHECK(brings(chart(sheet, Path::force_user), 4) == "Modification slot, Force talent slot");
  CHECK(brings(chart(sheet, Path::coordinate), 3) == "Initiative 3, Crew ability slot, White coordinate action");
  CHECK(brings(chart(sheet, Path::coordinate), 4) ==
        "Initiative 4, Modification slot, Red coordinate after any action");
  CHECK(brings(chart(sheet, Path::coordinate), 7) == "Crew ability slot, White coordinate after any action");
  CHECK(brings(chart(sheet, Path::tech), 4) == "Modification slot, Tech slot, Red calculate after any action");
  CHECK(brings(chart(sheet, Path::tech), 5) == "Initiative 4, Gunner slot, 2 charge tokens");
  CHECK(chart(sheet, Path::ace).steps[5].rule == "fga-2.3.1-5");
  CHECK(chart(sheet, Path::tech).steps[7].rule == "fga-2.6.1-7");

  House house;
  house.tech_slot_at_rank_four = false;  // fga-2.6-2
  const PilotSheet other = desk::sheet_of(founded(Mode::classic, 3, 7, house), kFirst);
  CHECK(brings(chart(other, Path::tech), 4) == "Modification slot, Red calculate after any action");
}

TEST_CASE("Reached ranks, the next one and an injury's show in the chart [fga-2.2.2-1] [fga-2.2-3]") {
  Session session = founded();
  {
    const PilotSheet sheet = desk::sheet_of(session, kFirst);  // founders have rank 2
    CHECK(sheet.path.empty());
    for (const PathChart& path : sheet.charts) {
      CHECK(path.open);
      CHECK_FALSE(path.chosen);
      CHECK(path.steps[1].reach == Reach::reached);
      CHECK(path.steps[2].reach == Reach::next);
      CHECK(path.steps[3].reach == Reach::later);
    }
    CHECK(sheet.next.name == "Rank 3, Lieutenant");
    CHECK(sheet.next.price == 9);
    CHECK(sheet.next.missing == 9);
    CHECK(sheet.next.path);
  }
  raise(session, kFirst, 4, Path::tech);
  pays(session, kFirst, 10);
  PilotSheet sheet = desk::sheet_of(session, kFirst);
  CHECK(sheet.title == "Captain");
  CHECK(sheet.path == "Tech");
  CHECK(sheet.rank.value == 4);
  CHECK(sheet.initiative.value == 3);
  CHECK(sheet.initiative.rule == "fga-2.6.1-2");
  CHECK(sheet.initiative.origin == "Tech of rank 4.");
  CHECK(sheet.slots.size() == 4);  // modification, talent, modification, tech
  REQUIRE(sheet.actions.size() == 2);
  CHECK(sheet.actions[0] == "White calculate action");
  CHECK(sheet.actions[1] == "Red calculate action after any other");
  CHECK(sheet.next.name == "Rank 5, Commander");
  CHECK(sheet.next.price == 25);
  CHECK(sheet.next.missing == 15);
  CHECK_FALSE(sheet.next.path);
  CHECK(desk::joined(sheet.next.brings, ", ") == "Initiative 4, Gunner slot, 2 charge tokens");
  CHECK_FALSE(chart(sheet, Path::ace).open);
  CHECK(chart(sheet, Path::ace).steps[4].reach == Reach::later);
  using enum Reach;
  CHECK(reaches(chart(sheet, Path::tech)) ==
        std::vector{reached, reached, reached, reached, next, later, later, later});

  State hurt = session.state();
  for (Pilot& one : hurt.pilots) one.injured = true;
  sheet = desk::sheet_of(test::alpha_book(), hurt, kFirst);
  CHECK(chart(sheet, Path::tech).steps[2].reach == Reach::reached);
  CHECK(chart(sheet, Path::tech).steps[3].reach == Reach::suspended);
  CHECK(chart(sheet, Path::tech).steps[4].reach == Reach::next);
  CHECK(sheet.slots.size() == 2);
  CHECK(sheet.rank.value == 4);
  CHECK(sheet.rank.origin == "The next mission is flown as rank 3, for the pilot is injured.");
  CHECK(sheet.standing_words == "seriously injured");
}

TEST_CASE("Benefits beyond rank 8 are bought one after the other [fga-2.2.4-1] [fga-2.2-T2.1-9]") {
  Session session = founded();
  raise(session, kFirst, 8, Path::force_user);
  pays(session, kFirst, 200);
  PilotSheet sheet = desk::sheet_of(session, kFirst);
  CHECK(sheet.force.value == 3);
  CHECK(sheet.charges.value == 1);
  CHECK(sheet.next.name == "Benefit 1");
  CHECK(sheet.next.price == 81);
  does(session, Buy{kFirst, Ware::benefit, 1, Path::none});
  sheet = desk::sheet_of(session, kFirst);
  CHECK(sheet.charges.value == 2);
  CHECK(sheet.beyond[0].reach == Reach::reached);
  CHECK(sheet.beyond[1].reach == Reach::next);
  CHECK(sheet.beyond[2].reach == Reach::later);
  CHECK(sheet.next.name == "Benefit 2");
  pays(session, kFirst, 300);
  does(session, Buy{kFirst, Ware::benefit, 1, Path::none});
  does(session, Buy{kFirst, Ware::benefit, 1, Path::none});
  CHECK_FALSE(desk::sheet_of(session, kFirst).next.any);
}

TEST_CASE("Each banked figure says how it came about, and the lines sum up to it [fga-2.10.1-4] [fga-2.10.1-5]") {
  Session session = founded();
  pays(session, kFirst, 30);
  does(session, Buy{kFirst, Ware::rank, 1, Path::ace});
  does(session, Buy{kFirst, Ware::upgrade_points, 7, Path::none});
  does(session, Buy{kFirst, Ware::path_points, 2, Path::none});
  const PilotSheet sheet = desk::sheet_of(session, kFirst);
  CHECK(sheet.xp.value == 30 - 9 - 7 - 6);
  CHECK(sheet.upgrade_points.value == 7);
  CHECK(sheet.path_points.value == 4);
  CHECK(sheet.xp.origin == "22 spent, +30 corrected by hand.");
  CHECK(sheet.upgrade_points.origin == "7 bought. All of them are there again for every mission.");
  CHECK(sheet.path_points.origin == "4 bought. All of them are there again for every mission.");
  CHECK(sheet.xp.rule == "fga-2.10.1-4");
  CHECK(sheet.upgrade_points.rule == "fga-2.10.1-5");
  CHECK(sheet.path_points.rule == "fga-2.10.1-6");
  const auto sum = [&](int desk::Movement::*what) {
    return std::accumulate(sheet.movements.begin(), sheet.movements.end(), 0,
                           [&](int all, const desk::Movement& m) { return all + m.*what; });
  };
  REQUIRE(sheet.movements.size() == 4);
  CHECK(sum(&desk::Movement::xp) == sheet.xp.value);
  CHECK(sum(&desk::Movement::upgrade_points) == 7);
  CHECK(sum(&desk::Movement::path_points) == 4);
  CHECK(sheet.movements[1].rule == "fga-2.12.2-1");
  CHECK(sheet.movements[1].xp == -9);
  // Another pilot's account is another's.
  CHECK(desk::sheet_of(session, kSecond).movements.empty());
  // Without a session the sheet says it in general.
  CHECK(desk::sheet_of(test::alpha_book(), session.state(), kFirst).xp.origin ==
        "XP not spent yet; 0 earned in 0 missions.");
}

TEST_CASE("What an ejection took stands on the sheet as lost [fga-2.10.1-5] [fga-2.10.1-7]") {
  Session session = founded();
  pays(session, kFirst, 20);
  does(session, Buy{kFirst, Ware::upgrade_points, 10, Path::none});
  does(session, Buy{kFirst, Ware::path_points, 3, Path::none});
  State stacked = session.state();
  stacked.drawn = {"1:1"};
  session = Session(test::alpha_book(), stacked);
  does(session, ChooseMission{"1:1", {}, false, false, false});
  does(session, TakeOff{});
  Report result = report(session, true, 30);
  result.pilots.front().how = Return::down;
  result.ejections.push_back({kFirst, {}, false, false, 2, 4, 3});
  does(session, Land{result});
  settle(session);
  const PilotSheet sheet = desk::sheet_of(session, kFirst);
  CHECK(sheet.ejections.value == 1);
  CHECK(sheet.upgrade_points.value == 6);
  CHECK(sheet.upgrade_points.origin == "10 bought, 4 lost. All of them are there again for every mission.");
  CHECK(sheet.path_points.origin == "6 bought, 2 lost. All of them are there again for every mission.");
  CHECK(sheet.xp.value == 1 + 7);
  CHECK(sheet.shot_down == 1);
  REQUIRE(sheet.movements.size() == 3);  // brought along, the mission, the losses
  CHECK(sheet.movements[1].words == "mission 1:1, " + sheet.curve.front().name);
  CHECK(sheet.movements[1].xp == 7);
  CHECK(sheet.movements[2].rule == "fga-4.11.2p-3");
  CHECK(sheet.movements[2].upgrade_points == -4);
  CHECK(sheet.movements[2].round == 1);
}

TEST_CASE(
    "Missions, stars, kills, ships and the curve stand on the sheet [fga-2.10.1-8] [fga-2.10.1-9] [fga-2.10.1-10]") {
  Session session = founded();
  flies(session, "1:1", true, 30,
        {{"t65xwing", "rebelalliance", 2},
         {"asf01bwing", "rebelalliance", 3},
         {"z95af4headhunter", "scumandvillainy", 1}},
        true);
  flies(session, "2:1", false, 12, {{"t65xwing", "rebelalliance", 2}});
  const Pilot& now = pilot(session, kFirst);
  const PilotSheet sheet = desk::sheet_of(session, kFirst);
  CHECK(sheet.missions_flown == 2);
  CHECK(sheet.missions_won == 1);
  CHECK(sheet.gold == 1);
  CHECK(sheet.silver == 1);
  CHECK(sheet.kills_total == 8);
  REQUIRE(sheet.kills.size() == 3);
  CHECK(sheet.kills[0].name == "Rebels");
  CHECK(sheet.kills[0].count == 7);
  REQUIRE(sheet.kills[0].rows.size() == 2);
  CHECK(sheet.kills[0].rows[0].name == "T-65 X-wing");
  CHECK(sheet.kills[0].rows[0].count == 4);
  CHECK(sheet.kills[0].rows[1].count == 3);
  CHECK(sheet.kills[1].count == 1);
  CHECK(sheet.kills[2].count == 0);

  REQUIRE(sheet.tours.size() == 8);
  const desk::TourRow& first = sheet.tours.front();
  CHECK(first.medal == "Medal of Redemption");
  CHECK_FALSE(first.medal_won);
  REQUIRE(first.missions.size() == 6);
  CHECK(first.missions[0].won);
  CHECK(first.missions[0].gold);
  CHECK(first.missions[0].silver);
  CHECK_FALSE(first.missions[1].won);
  CHECK_FALSE(sheet.tours[1].missions[0].won);
  CHECK(sheet.tours[1].missions[0].flown == 1);
  CHECK(sheet.tours.back().medal == "Medal of Dignity");

  REQUIRE(sheet.curve.size() == 2);
  CHECK(sheet.curve[0].earned == 10);
  CHECK(sheet.curve[0].kills == 6);
  CHECK(sheet.curve[1].total == sheet.curve[0].earned + sheet.curve[1].earned);
  CHECK(sheet.curve[1].total == now.xp);
  CHECK(sheet.curve[0].mission == "1:1");
  CHECK(sheet.curve[0].name != "1:1");
  int flown = 0;
  for (const desk::ShipRow& ship : sheet.ships) {
    CHECK(ship.flown == (ship.missions > 0));
    flown += ship.missions;
  }
  CHECK(flown == 2);
  CHECK(sheet.ships.size() == 13);

  State medal = session.state();
  medal.pilots.front().medals = {1, 0};
  const PilotSheet later = desk::sheet_of(test::alpha_book(), medal, kFirst);
  CHECK(later.tours.front().medal_won);
  CHECK(later.tours.back().medal_won);
  CHECK_FALSE(later.tours[1].medal_won);
}

}  // namespace plotboard::campaign_sheet

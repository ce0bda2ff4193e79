// Missions on the desk: the list and its filters, briefings, set-up in deployment areas, how a mission stands, reports.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_missions {

using namespace plotboard::test;
using desk::Expect;
using state::Phase;
using state::Side;

namespace {

const data::Mission& introduction() {
  const data::Mission* mission = catalog().mission("0:1");
  REQUIRE(mission != nullptr);
  return *mission;
}

std::vector<const data::Mission*> listed(const desk::MissionFilter& filter) {
  std::vector<const data::Mission*> all;
  for (const desk::MissionGroup& group : desk::missions_listed(catalog(), filter))
    all.insert(all.end(), group.missions.begin(), group.missions.end());
  return all;
}

const desk::SquadLine& squad(const desk::Briefing& briefing, const std::string& name) {
  const auto found = std::find_if(briefing.squads.begin(), briefing.squads.end(),
                                  [&](const desk::SquadLine& line) { return line.name == name; });
  INFO(name);
  REQUIRE(found != briefing.squads.end());
  return *found;
}

void begin(desk::Desk& d, int pilots = 3, bool hides = false) {
  d.seed = 5;
  d.settings.flight_seconds = 0;
  d.missions.choice.setup.pilots = pilots;
  d.missions.choice.setup.hides = hides;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
}

// A battle of the introductory mission, with deeds made up.
state::Table told_table() {
  mission::Setup setup;
  setup.mission = "0:1";
  setup.pilots = 3;
  auto table = mission::opening(catalog(), setup);
  REQUIRE(table.ok());
  state::Progress& progress = table->progress;
  progress.outcome = "won";
  progress.reason = Phrase::of("the Decimator is away");
  progress.deeds = {{"destroyed", "Red 1", "P1", 3},
                    {"destroyed", "Red 2", "P1", 4},
                    {"scanned", "P2", "R1", 2},
                    {"destroyed", "P3", "Gold 3", 5},
                    {"attacked", "P1", "Red 2", 2}};
  progress.credits = {{"P1", "1.1", 2, 3, Phrase::of("destroyed Red 1")},
                      {"P1", "1.1", 1, 4, Phrase::of("destroyed Red 2")},
                      {"P3", "5.1", -1, 5, Phrase::of("lost the ship")}};
  state::Ejection ejection;
  ejection.ship = "P3";
  ejection.injured = true;
  ejection.experience = 2;
  progress.ejections = {ejection};
  for (state::Piece& piece : table->pieces)
    if (piece.id == "Red 1" || piece.id == "Red 2" || piece.id == "P3")
      piece.ship.destroyed = piece.ship.removed = true;
  return *table;
}

}  // namespace

TEST_CASE("The list begins with the introductory mission and keeps tours together") {
  const auto groups = desk::missions_listed(catalog(), {});
  REQUIRE_FALSE(groups.empty());
  CHECK(groups.front().tour == "Introduction");
  CHECK(groups.front().missions.front() == &introduction());
  std::size_t count = 0;
  std::set<std::string> tours;
  for (const desk::MissionGroup& group : groups) {
    CHECK(tours.insert(group.tour).second);  // no tour twice
    count += group.missions.size();
    for (const data::Mission* mission : group.missions) CHECK(desk::tour_words(*mission) == group.tour);
  }
  CHECK(count == catalog().missions.size());
}

TEST_CASE("Filters of the list") {
  const data::Mission& mission = introduction();
  const auto shows = [&mission](const desk::MissionFilter& filter) {
    const auto all = listed(filter);
    return std::find(all.begin(), all.end(), &mission) != all.end();
  };
  desk::MissionFilter filter;
  filter.text = "DECIMATOR escort";  // every word, in any order, whatever its case
  CHECK(shows(filter));
  filter.text = "decimator nowhere";
  CHECK_FALSE(shows(filter));
  filter = {};
  filter.ship = mission.seats.ships.front();
  CHECK(shows(filter));
  filter.ship = "t65xwing";  // pilots of the campaign do not fly those
  CHECK_FALSE(shows(filter));
  filter = {};
  filter.territory = mission.territory;
  CHECK(shows(filter));
  filter.territory = data::Territory::hostile;
  CHECK_FALSE(shows(filter));
  filter = {};
  filter.rounds = mission.rounds;
  CHECK(shows(filter));
  filter.rounds = mission.rounds + 1;
  CHECK_FALSE(shows(filter));
  filter = {};
  filter.difficulty = mission.difficulty;
  CHECK(shows(filter));
  filter.difficulty = mission.difficulty == data::Difficulty::hard ? data::Difficulty::easy : data::Difficulty::hard;
  CHECK_FALSE(shows(filter));
  filter = {};
  filter.tour = "Introduction";
  CHECK(listed(filter).size() == 1);
}

TEST_CASE("After a mission comes the next of its tour, and none after the last") {
  for (const desk::MissionGroup& group : desk::missions_listed(catalog(), {})) {
    for (std::size_t i = 0; i + 1 < group.missions.size(); ++i)
      CHECK(desk::next_of_tour(catalog(), group.missions[i]->id) == group.missions[i + 1]->id);
    if (!group.missions.back()->introductory()) CHECK(desk::next_of_tour(catalog(), group.missions.back()->id).empty());
  }
  CHECK(desk::next_of_tour(catalog(), "no-such-mission").empty());
}

TEST_CASE("The table of squads grows with pilots") {
  desk::MissionChoice choice;
  choice.setup.mission = introduction().id;
  const desk::Briefing briefing = desk::briefing_of(catalog(), choice);
  REQUIRE(briefing.mission == &introduction());
  const std::string z95 = desk::ship_words(catalog(), "z95af4headhunter");
  const desk::SquadLine& green = squad(briefing, "Green");
  CHECK(green.ships[0] == "2 × " + z95);
  CHECK(green.ships[1] == "3 × " + z95);
  CHECK(green.ships[2] == "3 × " + z95);
  CHECK(green.ships[3] == "4 × " + z95);
  CHECK(green.arrival == "round 4");
  CHECK(green.where == "at an arrow that a die picks");
  CHECK(green.order == "strikes Decimator");
  CHECK(squad(briefing, "Red").arrival == "at the start");
  CHECK(squad(briefing, "Escorted").who == "yours");
  CHECK_FALSE(briefing.hidden);
}

TEST_CASE("How hard a mission has turned out to be, in words") {
  data::Catalog measured = catalog();  // whatever has been measured by now
  measured.mission_balance = {};
  desk::MissionChoice choice;
  choice.setup.mission = introduction().id;
  choice.setup.pilots = 4;
  choice.setup.rank = 2;
  CHECK_FALSE(desk::briefing_of(measured, choice).measured);
  CHECK(desk::measured_words(std::nullopt) == "Not measured yet.");
  CHECK(desk::measured_percent(std::nullopt).empty());

  data::MeasuredMission& games = measured.mission_balance.missions[introduction().id];
  games.hash = introduction().hash;
  games.games = {{4, 2, 50, 23, 9.5}, {6, 8, 1, 0, 7}};
  const desk::Briefing exact = desk::briefing_of(measured, choice);
  REQUIRE(exact.measured);
  CHECK(exact.measured->exact);
  CHECK_FALSE(exact.measured->earlier);
  // Wilson's interval of 23 in 50.
  CHECK(desk::measured_words(exact.measured) ==
        "Stand-in pilots win 46 % of 50 games with 4 pilots at rank 2 (33 to 60 %).");
  CHECK(desk::measured_percent(exact.measured) == "46 %");

  choice.setup.pilots = 5;
  const desk::Briefing near = desk::briefing_of(measured, choice);
  REQUIRE(near.measured);
  CHECK_FALSE(near.measured->exact);
  CHECK(desk::measured_words(near.measured) ==
        "Nearest measured: stand-in pilots win 46 % of 50 games with 4 pilots at rank 2 (33 to 60 %).");

  choice.setup.pilots = 6;
  choice.setup.rank = 8;
  CHECK(desk::measured_words(desk::briefing_of(measured, choice).measured) ==
        "Stand-in pilots win 0 % of 1 game with 6 pilots at rank 8 (0 to 79 %).");

  games.hash ^= 1;  // the mission has been changed since
  const desk::Briefing old = desk::briefing_of(measured, choice);
  REQUIRE(old.measured);
  CHECK(old.measured->earlier);
  CHECK_THAT(desk::measured_words(old.measured), Catch::EndsWith("Measured with an earlier version of the mission."));
}

TEST_CASE("The briefing says the initiative that the pilots' ships will have", "[fga-2.2-1]") {
  for (const auto& [id, mission] : catalog().missions) {
    for (const int rank : {1, 2, mission::kHighestRank}) {
      desk::MissionChoice choice;
      choice.setup.mission = id;
      choice.setup.rank = rank;
      const auto table = mission::opening(catalog(), choice.setup);
      REQUIRE(table);
      INFO(id << " at rank " << rank);
      CHECK(desk::briefing_of(catalog(), choice).initiative == table->find("P1")->initiative);
    }
  }
}

TEST_CASE("Elite ships and ranks in words") {
  data::Squad squad;
  data::SquadShip plain, elite, more;
  plain.ship = "z95af4headhunter";
  elite.ship = "t65xwing";
  elite.elite = true;
  elite.rank_at_least = 4;
  elite.replaces = true;
  more.ship = "btla4ywing";
  more.pilots_at_least = 5;
  squad.ships = {plain, plain, elite, more};
  data::SquadChange change;
  change.shields = 2;
  change.pilots_at_least = 6;
  squad.changes = {change};
  const std::string z = desk::ship_words(catalog(), "z95af4headhunter");
  const std::string x = desk::ship_words(catalog(), "t65xwing"), y = desk::ship_words(catalog(), "btla4ywing");
  CHECK(desk::squad_words(catalog(), squad, 3, 1) == "2 × " + z);
  CHECK(desk::squad_words(catalog(), squad, 3, 4) == z + " and elite " + x);
  CHECK(desk::squad_words(catalog(), squad, 5, 1) == "2 × " + z + " and " + y);
  CHECK(desk::squad_words(catalog(), squad, 6, 1) == "2 × " + z + " and " + y + " (+2 shields)");
  squad.ships = {more};
  CHECK(desk::squad_words(catalog(), squad, 3, 1).empty());
}

TEST_CASE("Silver star keeps from the briefing and the strip what is to come") {
  desk::MissionChoice choice;
  choice.setup.mission = "0:1";
  choice.setup.hides = true;
  const desk::Briefing briefing = desk::briefing_of(catalog(), choice);
  CHECK(briefing.hidden);
  for (const desk::SquadLine& line : briefing.squads) CHECK(line.arrival == "at the start");
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin(d, 3, true);
  CHECK(d.missions.standing().hides);
  CHECK(d.missions.standing().next.empty());
  CHECK(d.missions.standing().later.empty());
}

TEST_CASE("A briefing shows the map of what was chosen") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.missions.choice.setup.pilots = 3;
  REQUIRE(d.show_briefing("0:1"));
  CHECK(d.screen == desk::Screen::briefing);
  REQUIRE(d.board_on_show() != nullptr);
  CHECK(d.board_on_show()->find("P3") != nullptr);
  CHECK(d.board_on_show()->find("P5") == nullptr);
  const desk::Seen before = d.seen();
  d.missions.choice.setup.pilots = 5;
  CHECK(d.board_on_show()->find("P5") != nullptr);
  CHECK(d.seen() != before);  // drawn anew
  CHECK(d.overlay().mission.on);
  CHECK(d.overlay().mission.set_up);
  CHECK_FALSE(d.has_table());  // nothing has begun
  CHECK_FALSE(d.show_briefing("9:9"));
  CHECK(d.messages.list().back().kind == desk::MessageKind::problem);
}

TEST_CASE("Set-up: pilots are placed in their deployment areas, which are lit") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin(d);
  REQUIRE(d.table().play.phase == Phase::setup);
  REQUIRE(d.battle.expected().kind == Expect::in_turn);
  CHECK(d.battle.expected().words.find("in a deployment area") != std::string::npos);  // no strip at an edge
  REQUIRE(d.placing.held() != nullptr);
  const data::Mission& mission = introduction();
  const data::Zone* zone = mission.zone(mission.seats.zones.front());
  REQUIRE(zone != nullptr);
  const scene::Overlay overlay = d.overlay();
  REQUIRE_FALSE(overlay.battle.lit.empty());
  for (const geom::Box& box : overlay.battle.lit) {
    CHECK(box.low.x >= zone->x.mm() - 6);
    CHECK(box.high.x <= zone->x.mm() + zone->width.mm() + 6);
    CHECK(box.low.y >= zone->y.mm() - 6);
    CHECK(box.high.y <= zone->y.mm() + zone->height.mm() + 6);
  }
  CHECK(d.placing.place_rest());
  CHECK(d.table().play.phase == Phase::planning);
  for (const state::Piece& piece : d.table().pieces) {
    if (piece.side != Side::player || piece.ai || !piece.squad.empty()) continue;
    INFO(piece.id);
    CHECK_FALSE(piece.waiting);
    CHECK(piece.pose.x.mm() <= zone->x.mm() + zone->width.mm());
    CHECK(piece.pose.y.mm() <= zone->y.mm() + zone->height.mm());
  }
  for (int i = 0; i < 3 && d.table().play.phase != Phase::setup; ++i)
    d.log.undo();  // the enemy's word that it is ready, too
  CHECK(d.table().play.phase == Phase::setup);
}

TEST_CASE("How the mission stands: objectives open, arrivals with their rounds, a line for every pilot") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  CHECK(d.missions.standing().mission == nullptr);
  begin(d, 4);
  REQUIRE(d.placing.place_rest());
  const desk::MissionView& view = d.missions.standing();
  REQUIRE(view.mission == &introduction());
  CHECK(view.fought);
  CHECK(view.result.outcome == mission::Outcome::open);
  REQUIRE(view.objectives.size() == introduction().objectives.size());
  CHECK(view.objectives.front().status == state::Status::open);
  REQUIRE(view.next.size() == 2);
  CHECK(view.next[0].squad == "Green");
  CHECK(view.next[0].round == 4);
  CHECK(view.next[0].ships == "3 × " + desk::ship_words(catalog(), "z95af4headhunter"));
  CHECK(view.next[1].squad == "Grey");
  CHECK(view.next[1].round == 7);
  REQUIRE(view.pilot_lines.size() == 4);
  CHECK(view.pilot_lines.front().ship == "P1");
  CHECK(view.pilot_lines.front().experience == 0);
}

TEST_CASE("A ship that the mission has taken out of the game is neither lost nor away") {
  state::Table table = told_table();
  for (state::Piece& piece : table.pieces) {
    if (piece.id != "P2" && piece.id != "Red 2") continue;
    piece.ship.removed = true;
    piece.ship.destroyed = false;
  }
  const battle::Session session(catalog(), table, 1);
  const desk::MissionView view = desk::view_of(session);
  REQUIRE(view.pilot_lines.size() == 3);
  CHECK(view.pilot_lines[1].state == "taken out of the game");
  const auto red = std::find_if(view.fates.begin(), view.fates.end(),
                                [](const desk::FateLine& line) { return line.squad == "Red"; });
  REQUIRE(red != view.fates.end());
  CHECK(red->words == "2 ships: 1 destroyed and 1 taken out of the game");
}

TEST_CASE("The report says who did what, from deeds and credits") {
  const battle::Session session(catalog(), told_table(), 1);
  const desk::MissionView view = desk::view_of(session);
  REQUIRE(view.pilot_lines.size() == 3);
  const desk::PilotLine& first = view.pilot_lines[0];
  CHECK(first.kills == 2);
  CHECK(first.experience == 3);
  CHECK(first.credits.size() == 2);
  CHECK(first.deeds.empty());  // kills are counted, attacks are not deeds worth telling
  CHECK(view.pilot_lines[1].deeds == std::vector<std::string>{"Round 2: P2 scanned R1"});
  CHECK(view.pilot_lines[2].experience == -1);
  CHECK(view.pilot_lines[2].state == "destroyed in round 5 by Gold 3");
  const auto fate = [&view](const std::string& name) {
    const auto found = std::find_if(view.fates.begin(), view.fates.end(),
                                    [&](const desk::FateLine& line) { return line.squad == name; });
    return found == view.fates.end() ? std::string() : found->words;
  };
  CHECK(fate("Red") == "2 ships: 2 destroyed");
  CHECK(fate("Gold") == "still there");
  CHECK(fate("Green") == "did not come");
  const std::string text = desk::text_of(view);
  for (const char* words : {"Mission won", "The Decimator is away.", "Primary objective, not met", "2 ships destroyed",
                            "+2  destroyed Red 1", "-1  lost the ship", "The pilot was injured; the roll costs 2 XP.",
                            "Red: 2 ships: 2 destroyed."}) {
    INFO(words);
    CHECK(text.find(words) != std::string::npos);
  }
}

TEST_CASE("A mission at a real table is the whole battle, refereed") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.missions.choice.setup.pilots = 4;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin_at_table());
  CHECK(d.in_battle());
  CHECK(d.table().play.referee == desk::kAtTable);
  CHECK(d.referee.on());
  CHECK(d.table().pilots == 4);
  CHECK(d.missions.standing().mission == &introduction());
  CHECK(d.battle.expected().kind == desk::Expect::in_turn);
}

TEST_CASE("A dial under a speed limit shows what it refuses, and why") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin(d);
  REQUIRE(d.placing.place_rest());
  d.board.selected = {"Decimator"};
  REQUIRE_FALSE(d.dial.cells().empty());
  for (const desk::DialCell& cell : d.dial.cells()) {
    INFO(geom::code_of(cell.maneuver));
    CHECK(cell.refused.has_value() == (cell.maneuver.speed > 2));
    if (cell.refused) CHECK_FALSE(cell.refused->why.empty());
  }
  d.board.selected = {"P1"};
  for (const desk::DialCell& cell : d.dial.cells()) CHECK_FALSE(cell.refused.has_value());
}

}  // namespace plotboard::desk_missions

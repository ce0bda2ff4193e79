// The campaign on the desk: founded, kept at every command, opened again, its missions flown here, at a table and typed
// in, and their reports brought home.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "battle_support.hpp"
#include "campaign_evening.hpp"
#include "desk/alpha/campaign.hpp"
#include "desk/alpha/campaign_words.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "support/alpha_book.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::campaign_desk {

using namespace plotboard::test;
using desk::CampaignPage;
using desk::FlownBy;
using desk::NextStep;
namespace alpha = desk::alpha;

namespace {

// The file as it lies on the disk at this moment.
std::string copied(const std::string& path, const Folder& into) {
  for (const char* beside : {"", "-journal", "-wal"}) {
    if (io::exists(path + beside)) std::filesystem::copy_file(path + beside, into.file(io::file_name(path) + beside));
  }
  return into.file(io::file_name(path));
}

void to_the_end(desk::Desk& d) {
  for (int i = 0; i < 3000 && d.battle.expected().kind != desk::Expect::over; ++i) d.answers.go_on();
  REQUIRE(d.battle.expected().kind == desk::Expect::over);
}

}  // namespace

TEST_CASE("A founded flight group has three pilots of rank 2 and a file of its own [fga-1.3.3-13]") {
  Evening evening;
  const desk::CampaignDesk& campaign = evening.found();
  REQUIRE(campaign.state().pilots.size() == 3);
  for (const alpha::Pilot& pilot : campaign.state().pilots) CHECK(pilot.rank == 2);
  CHECK(campaign.state().muster.size() == 3);
  CHECK(campaign.page == CampaignPage::home);
  CHECK(io::exists(campaign.path()));
  CHECK(io::folder_of(campaign.path()) == desk::campaigns_in(evening.home()));
  CHECK(evening.d.settings.campaign == campaign.path());
}

TEST_CASE("Two campaigns of one name have two files, and both are listed, the last one first") {
  Evening evening;
  const std::string first = evening.found().path();
  const std::string second = evening.found().path();
  CHECK(first != second);
  campaign_of(evening.d.campaigns).look_up();
  REQUIRE(campaign_of(evening.d.campaigns).all().size() == 2);
  CHECK(campaign_of(evening.d.campaigns).all().front().path == second);
  CHECK(campaign_of(evening.d.campaigns).all().front().words == "Classic, round 1, 3 pilots");
  REQUIRE(campaign_of(evening.d.campaigns).open(first));
  CHECK(campaign_of(evening.d.campaigns).path() == first);
}

TEST_CASE("A campaign that two call signs of one name found is refused, and nothing is written [fga-2.10.1-3]") {
  Evening evening;
  evening.d.show_campaign_choice();
  campaign_of(evening.d.campaigns).founding.pilots = {"Rook", "Rook", "Wisp"};
  CHECK_FALSE(campaign_of(evening.d.campaigns).found());
  CHECK_FALSE(campaign_of(evening.d.campaigns).is_open());
  campaign_of(evening.d.campaigns).look_up();
  CHECK(campaign_of(evening.d.campaigns).all().empty());
}

TEST_CASE("The last campaign is called by its name after a restart, too") {
  const Folder folder;
  {
    Evening evening(folder.path());
    campaign_of(evening.d.campaigns).begin_founding();
    campaign_of(evening.d.campaigns).founding.name = "Rook Flight";
    REQUIRE(campaign_of(evening.d.campaigns).found());
    CHECK(campaign_of(evening.d.campaigns).last_name() == "Rook Flight");
  }
  Evening next(folder.path());
  CHECK_FALSE(campaign_of(next.d.campaigns).is_open());
  CHECK(campaign_of(next.d.campaigns).last_name() == "Rook Flight");
}

TEST_CASE("A campaign that another Plotboard has open is said to be, without its path") {
  const Folder folder;
  Evening first(folder.path()), second(folder.path());
  const std::string path = first.found().path();
  CHECK_FALSE(campaign_of(second.d.campaigns).open(path));
  CHECK(says(second.d, "flight-group-alpha.campaign is open in another Plotboard. Close it there first."));
  CHECK_FALSE(says(second.d, folder.path()));
}

TEST_CASE("What is refused is said, and changes nothing") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  const alpha::State before = campaign.state();
  CHECK_FALSE(campaign.hand(alpha::Settle{}));
  CHECK(campaign.state() == before);
  CHECK(says(evening.d, "nothing to settle"));
}

TEST_CASE("Undo and redo say what they undo and redo, and both are kept") {
  const Folder folder;
  Evening evening(folder.path());
  desk::CampaignDesk& campaign = evening.found();
  REQUIRE(campaign.hand(alpha::Recruit{"Lancet", "", false}));
  CHECK(campaign.undo_words() == "Recruit Lancet");
  CHECK(campaign.redo_words().empty());
  const std::uint64_t hash = alpha::hash_of(campaign.state());
  REQUIRE(campaign.undo());
  CHECK(campaign.state().pilots.size() == 3);
  CHECK(campaign.redo_words() == "Recruit Lancet");
  {
    const Folder elsewhere;  // as if the program had been killed here
    Evening other(elsewhere.path());
    REQUIRE(campaign_of(other.d.campaigns).open(copied(campaign.path(), elsewhere)));
    CHECK(campaign_of(other.d.campaigns).state() == campaign.state());
    REQUIRE(campaign_of(other.d.campaigns).redo());
    CHECK(alpha::hash_of(campaign_of(other.d.campaigns).state()) == hash);
  }
}

TEST_CASE("Undo speaks of a command as things stood when it was given") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  REQUIRE(campaign.hand(alpha::Rename{Id("pilot-1"), "Falcon", ""}));
  CHECK(campaign.undo_words() == "Vesper becomes Falcon");
}

TEST_CASE("Killed after any command, a campaign opens where it stood") {
  const Folder folder;
  Evening evening(folder.path());
  desk::CampaignDesk& campaign = evening.found();
  const std::vector<alpha::Command> commands{alpha::Recruit{"Lancet", "Ann", false},
                                             alpha::Muster{{Id("pilot-2"), Id("pilot-1"), Id("pilot-4")}},
                                             alpha::Lead{Id("pilot-1")}, alpha::Draw{}};
  for (const alpha::Command& command : commands) {
    REQUIRE(campaign.hand(command));
    const Folder elsewhere;
    Evening other(elsewhere.path());
    REQUIRE(campaign_of(other.d.campaigns).open(copied(campaign.path(), elsewhere)));
    CHECK(campaign_of(other.d.campaigns).state() == campaign.state());
  }
}

TEST_CASE("Twelve rounds by the window's commands, undone to the founding and done again to the same state") {
  const Folder folder;
  Evening evening(folder.path());
  desk::CampaignDesk& campaign = evening.found();
  int commands = 0;
  while (campaign.state().round <= 12 && campaign.state().stage != alpha::Stage::over) {
    if (campaign.state().stage == alpha::Stage::flying) {
      campaign.begin_typing();
      campaign.typed.won = campaign.state().round % 3 != 0;
      campaign.typed.pool = 20 + campaign.state().round;
      campaign.typed.pilots.back().how = campaign.state().round % 4 == 0 ? alpha::Return::down : alpha::Return::home;
      campaign.outcome_typed = true;
      REQUIRE(campaign.land_typed());
    } else {
      const auto next = alpha::stand_in(test::alpha_book(), campaign.state(), 3);
      REQUIRE(next);
      REQUIRE(campaign.hand(*next));
    }
    if (++commands % 25 != 0) continue;
    const Folder elsewhere;  // killed here
    Evening other(elsewhere.path());
    REQUIRE(campaign_of(other.d.campaigns).open(copied(campaign.path(), elsewhere)));
    CHECK(campaign_of(other.d.campaigns).state() == campaign.state());
  }
  REQUIRE(commands > 60);
  const std::uint64_t end = alpha::hash_of(campaign.state());
  int undone = 0;
  while (campaign.undo()) ++undone;
  CHECK(undone == commands + 3);  // and the three founders
  CHECK(campaign.state().pilots.empty());
  while (campaign.redo()) --undone;
  CHECK(undone == 0);
  CHECK(alpha::hash_of(campaign.state()) == end);
}

TEST_CASE("The next step leads through a round, one button at a time [fga-4.1p-1]") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  const auto next = [&] { return desk::next_step(campaign); };
  CHECK(next().press == NextStep::Press::draw);
  CHECK(next().step == 2);
  REQUIRE(desk::press(campaign, next().press));
  REQUIRE(campaign.state().drawn.size() == 2);
  CHECK(next().press == NextStep::Press::none);  // the cards have buttons of their own
  REQUIRE(campaign.hand(alpha::ChooseMission{campaign.state().drawn.front(), {}, false, false, false}));
  CHECK(campaign.page == CampaignPage::hangar);
  CHECK(next().press == NextStep::Press::take_off);
  CHECK(next().step == 4);
  campaign.flown_by = FlownBy::typed;
  REQUIRE(desk::press(campaign, next().press));
  REQUIRE(campaign.typing);
  CHECK(next().step == 5);
  campaign.typed.won = campaign.outcome_typed = true;
  campaign.typed.pool = 10;
  REQUIRE(campaign.land_typed());
  CHECK(campaign.page == CampaignPage::debrief);
  CHECK(next().press == NextStep::Press::finish);
  CHECK(next().step == 7);
  REQUIRE(desk::press(campaign, next().press));
  CHECK(campaign.state().round == 2);
  CHECK(campaign.page == CampaignPage::home);
  int banked = 0;
  for (const alpha::Pilot& pilot : campaign.state().pilots) banked += pilot.xp;
  CHECK(banked == 10);
}

TEST_CASE("Too few pilots: the next step is to recruit, then to muster [fga-1.3.1-1]") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  REQUIRE(campaign.hand(alpha::Retire{Id("pilot-3")}));
  NextStep next = desk::next_step(campaign);
  CHECK(next.press == NextStep::Press::recruit);
  REQUIRE(desk::press(campaign, next.press));
  CHECK(campaign.state().pilots.back().call_sign == "Onyx");  // Ember's name was a pilot's
  REQUIRE(campaign.hand(alpha::Muster{{Id("pilot-1")}}));
  next = desk::next_step(campaign);
  CHECK(next.press == NextStep::Press::muster);
  REQUIRE(desk::press(campaign, next.press));
  CHECK(campaign.state().muster.size() == 3);
}

TEST_CASE("A mission of the campaign is flown in the window with its pilots by name") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  REQUIRE(campaign.take_off());
  evening.d.show_campaign_battle();
  CHECK(evening.d.screen == desk::Screen::table);
  CHECK_FALSE(evening.d.table_mode);
  REQUIRE(campaign.is_on_table());
  CHECK(evening.d.table().mission == catalog().mission("0:1")->id);
  CHECK(io::exists(campaign.battle_path()));
  CHECK_FALSE(campaign.is_battle_over());
  CHECK_FALSE(campaign.bring_home());
  for (const state::Piece& piece : evening.d.table().pieces) {
    if (piece.id == "P1") CHECK(desk::piece_words(catalog(), piece) == "Vesper, TIE/ln Fighter");
    if (piece.id == "P1") CHECK(desk::pilot_words(catalog(), piece) == "Vesper");
    if (piece.id == "P1") CHECK(evening.d.names().piece(piece.id) == "Vesper");
  }
  CHECK(evening.d.missions.standing().pilot_lines.front().title == "Vesper, TIE/ln Fighter");
  CHECK(evening.d.files.recent_tables().empty());  // the campaign opens it, not "Recent"
}

TEST_CASE("What is foreseen calls a campaign's pilots as lists, labels and log do") {
  Evening evening;
  REQUIRE(evening.ready().take_off());
  desk::Desk& d = evening.d;
  d.show_campaign_battle();
  act_until(d, [&] { return d.table().play.phase == state::Phase::planning; });
  const auto call = [&d](const char* id) { return d.names().piece(Id(id)); };
  REQUIRE(call("P1") == "Vesper");
  REQUIRE(call("P2") != "P2");
  // P1 flies slowly ahead of P2, into its way; an enemy has both in sight.
  d.battle.by_hand = true;
  d.pieces.place("P1", geom::rounded_pose({400, 300}, 0));
  d.pieces.place("P2", geom::rounded_pose({400, 200}, 0));
  d.battle.by_hand = false;
  REQUIRE(d.battle.set_dial("P1", *geom::maneuver_from_code("2F")));
  REQUIRE(d.battle.set_dial("P2", *geom::maneuver_from_code("4F")));
  const auto check = [&](const std::string& words, const char* whom) {
    INFO(words);
    CHECK(words.find(call(whom)) != std::string::npos);
    CHECK(words.find("P1") == std::string::npos);
    CHECK(words.find("P2") == std::string::npos);
  };
  REQUIRE(d.preview.warnings().size() == 1);
  check(d.preview.warnings()[0], "P1");
  check(d.preview.warnings()[0], "P2");
  const scene::Overlay shown = d.overlay();
  const auto stopped =
      std::find_if(shown.plans.begin(), shown.plans.end(), [](const auto& plan) { return plan.ship == "P2"; });
  REQUIRE(stopped != shown.plans.end());
  check(stopped->warning, "P1");
  d.dial.open_for("P2");
  d.dial.pointed = *geom::maneuver_from_code("4F");
  std::string said;
  for (const scene::Said& line : desk::on_board(d.dial.consequences())) said += line.words + "\n";
  check(said, "P1");
  desk::Sight sight;
  sight.sees = sight.seen_by = {{Id("P1"), geom::ArcKind::front, 2, false}};
  for (const desk::Consequence& line : desk::words_of(sight, d.names(), false)) check(line.text, "P1");
}

TEST_CASE("A mission is left and taken up another day, where it stood, and home says how far it is") {
  constexpr const char* kHowFar = "Mission 0:1 is under way: round 1 of 12, 0 of 3 objectives met, all pilots flying.";
  const Folder folder;
  std::uint64_t left = 0;
  std::string file;
  {
    Evening evening(folder.path());
    desk::CampaignDesk& campaign = evening.ready();
    campaign.flown_by = FlownBy::bot;
    REQUIRE(campaign.take_off());
    for (int i = 0; i < 12; ++i) evening.d.answers.go_on();
    left = hash(evening.d);
    file = campaign.path();
    CHECK(desk::next_step(campaign).words == kHowFar);
  }
  Evening next(folder.path());
  CHECK(next.d.settings.campaign == file);
  REQUIRE(campaign_of(next.d.campaigns).open(file));
  CHECK(campaign_of(next.d.campaigns).state().stage == alpha::Stage::flying);
  CHECK(desk::next_step(campaign_of(next.d.campaigns)).press == NextStep::Press::fly);
  CHECK(desk::next_step(campaign_of(next.d.campaigns)).words == kHowFar);
  CHECK(campaign_of(next.d.campaigns).objectives().size() == 3);
  REQUIRE(campaign_of(next.d.campaigns).fly());
  CHECK(campaign_of(next.d.campaigns).is_on_table());
  CHECK(hash(next.d) == left);
  for (const desk::RecentTable& table : next.d.files.recent_tables())
    CHECK(table.path != campaign_of(next.d.campaigns).battle_path());
}

TEST_CASE("Another table between: the battle lies beside the campaign and comes back") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  REQUIRE(campaign.take_off());
  const std::uint64_t left = hash(evening.d);
  evening.d.new_table("3x3");
  CHECK_FALSE(campaign.is_on_table());
  REQUIRE(campaign.fly());
  CHECK(campaign.is_on_table());
  CHECK(hash(evening.d) == left);
}

TEST_CASE("A mission that was over when it was left still has its report to bring home") {
  const Folder folder;
  std::string file;
  {
    Evening evening(folder.path());
    desk::CampaignDesk& campaign = evening.ready();
    campaign.flown_by = FlownBy::bot;
    REQUIRE(campaign.take_off());
    CHECK_FALSE(campaign.is_left_over());
    for (int i = 0; i < 4000 && !campaign.is_battle_over(); ++i) evening.d.answers.go_on();
    REQUIRE(campaign.is_battle_over());
    evening.d.new_table("3x3");  // another table between
    CHECK(campaign.is_left_over());
    file = campaign.path();
  }
  Evening next(folder.path());
  REQUIRE(campaign_of(next.d.campaigns).open(file));
  REQUIRE(campaign_of(next.d.campaigns).is_left_over());
  CHECK(desk::next_step(campaign_of(next.d.campaigns)).press == NextStep::Press::bring_home);
  REQUIRE(desk::press(campaign_of(next.d.campaigns), NextStep::Press::bring_home));
  CHECK(campaign_of(next.d.campaigns).state().stage == alpha::Stage::debrief);
}

TEST_CASE("How missions are flown is remembered, and so is the result that is asked for") {
  const Folder folder;
  std::string file;
  {
    Evening evening(folder.path());
    desk::CampaignDesk& campaign = evening.ready();
    campaign.fly_by(FlownBy::typed);
    REQUIRE(campaign.take_off());
    REQUIRE(campaign.typing);
    file = campaign.path();
    evening.d.show_start();
    REQUIRE(campaign.open(file));  // by its line on the start screen
    CHECK(campaign.typing);
  }
  Evening next(folder.path());
  REQUIRE(campaign_of(next.d.campaigns).open(file));
  CHECK(campaign_of(next.d.campaigns).flown_by == FlownBy::typed);
  CHECK(campaign_of(next.d.campaigns).typing);
}

TEST_CASE("A take-off that was taken back loses no battle: the same flight goes on with it") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  campaign.flown_by = FlownBy::bot;
  REQUIRE(campaign.take_off());
  for (int i = 0; i < 6; ++i) evening.d.answers.go_on();
  const std::uint64_t left = hash(evening.d);
  REQUIRE(campaign.undo());
  CHECK(campaign.state().stage == alpha::Stage::hangar);
  CHECK(says(evening.d, "The battle of mission 0:1 is kept"));
  CHECK_FALSE(campaign.is_on_table());
  CHECK(desk::next_step(campaign).label == "Go on with the battle");
  SECTION("while it lies on the table") {}
  SECTION("with another table between") { evening.d.new_table("3x3"); }
  REQUIRE(campaign.take_off());
  CHECK(campaign.is_on_table());
  CHECK(hash(evening.d) == left);
  CHECK(evening.d.files.recent_tables().empty());
}

TEST_CASE("A take-off that was taken back loses no battle: what begins otherwise puts it away under Recent") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  campaign.flown_by = FlownBy::bot;
  REQUIRE(campaign.take_off());
  const std::uint64_t fresh = hash(evening.d);
  for (int i = 0; i < 6; ++i) evening.d.answers.go_on();
  const std::uint64_t left = hash(evening.d);
  REQUIRE(left != fresh);
  REQUIRE(campaign.undo());
  SECTION("by another leader") {
    REQUIRE(campaign.hand(alpha::Lead{Id("pilot-2")}));
    REQUIRE(campaign.take_off());
    CHECK(campaign.is_on_table());
    CHECK(hash(evening.d) != left);
  }
  SECTION("at a real table") {
    campaign.flown_by = FlownBy::referee;
    REQUIRE(campaign.take_off());
    CHECK(campaign.is_on_table());
    CHECK(evening.d.table().play.referee.on);
  }
  SECTION("without the program, with another table between") {
    evening.d.new_table("3x3");
    campaign.flown_by = FlownBy::typed;
    CHECK(desk::next_step(campaign).words.find("The battle before is put away then") != std::string::npos);
    REQUIRE(campaign.take_off());
    CHECK(campaign.typing);
    CHECK_FALSE(campaign.has_battle());
  }
  CHECK(says(evening.d, "kept on the start screen, under Recent"));
  const auto recent = evening.d.files.recent_tables();
  const auto kept = std::find_if(recent.begin(), recent.end(),
                                 [](const auto& one) { return one.path.find("put away") != std::string::npos; });
  REQUIRE(kept != recent.end());
  REQUIRE(evening.d.files.open_file(kept->path));
  CHECK(hash(evening.d) == left);
}

TEST_CASE("The end of the battle brings the report home, and the debrief shares its pool [fga-2.11.5-1]") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  campaign.flown_by = FlownBy::bot;
  REQUIRE(campaign.take_off());
  to_the_end(evening.d);
  REQUIRE(campaign.is_battle_over());
  CHECK(desk::next_step(campaign).press == NextStep::Press::bring_home);
  const mission::Result result = evening.d.missions.standing().result;
  REQUIRE(campaign.bring_home());
  CHECK(campaign.state().stage == alpha::Stage::debrief);
  CHECK(campaign.page == CampaignPage::debrief);
  const alpha::Report& report = campaign.state().debrief.report;
  CHECK(report.won == (result.outcome == mission::Outcome::won));
  CHECK(report.pool == result.shares.pool);
  REQUIRE(report.pilots.size() == 3);
  // The debrief's first step lists the objectives as the battle's report has them.
  const auto& objectives = evening.d.missions.standing().objectives;
  const auto outcomes = desk::outcomes_of(catalog(), campaign.state());
  REQUIRE(outcomes.size() == objectives.size());
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    CHECK(outcomes[i].text == objectives[i].text);
    CHECK(outcomes[i].status == objectives[i].status);
    const bool met = objectives[i].status == state::Status::met;
    CHECK((outcomes[i].words.rfind("Met", 0) == 0) == met);
    if (met && objectives[i].xp > 0) CHECK(outcomes[i].words == "Met: 3 XP into the pool, 1 for each pilot.");
    if (!met && objectives[i].of > 0) CHECK(outcomes[i].words.find(" of 4.") != std::string::npos);
  }
  alpha::State lost = campaign.state();  // the same, had it been lost
  lost.debrief.report.won = false;
  for (alpha::ObjectiveReport& one : lost.debrief.report.objectives) one.status = state::Status::open;
  for (const desk::ObjectiveOutcome& one : desk::outcomes_of(catalog(), lost))
    CHECK((one.words == "Only a mission that is won earns it.") == (one.kind == data::ObjectiveKind::gold_star));
  REQUIRE(desk::press(campaign, NextStep::Press::finish));
  CHECK(campaign.state().round == 2);
  for (const alpha::Pilot& pilot : campaign.state().pilots) CHECK(pilot.rank == 2);
  // Back over the mission, and forth again.
  const std::uint64_t settled = alpha::hash_of(campaign.state());
  while (campaign.state().stage != alpha::Stage::flying) REQUIRE(campaign.undo());
  CHECK(campaign.is_battle_over());  // it still lies on the table
  while (campaign.redo()) {
  }
  CHECK(alpha::hash_of(campaign.state()) == settled);
}

TEST_CASE("At a real table the program referees the mission with the campaign's pilots") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  campaign.flown_by = FlownBy::referee;
  REQUIRE(campaign.take_off());
  evening.d.show_campaign_battle();
  CHECK(evening.d.table_mode);
  CHECK(evening.d.referee.on());
  CHECK(campaign.state().plan.at_table);
  // On another day it comes back as it was played last: here beside a second screen, table mode off.
  evening.d.table_mode = false;
  evening.d.referee.go_on();
  REQUIRE(evening.d.battle.command(rules::SetReferee{evening.d.table().play.referee}));
  evening.d.new_table("3x3");
  REQUIRE(campaign.fly());
  evening.d.show_campaign_battle();
  CHECK_FALSE(evening.d.table_mode);
}

TEST_CASE("Flown without the program: the page asks for each pilot, and for the territory of the mission") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  campaign.flown_by = FlownBy::typed;
  REQUIRE(campaign.take_off());
  CHECK_FALSE(evening.d.has_table());
  REQUIRE(campaign.typing);
  REQUIRE(campaign.typed.pilots.size() == 3);
  CHECK(campaign.typed.pilots.front().where == catalog().mission("0:1")->territory);
  campaign.typed.pilots.front().how = alpha::Return::down;
  campaign.typed.pilots.front().where = data::Territory::hostile;
  campaign.typing = false;  // put aside
  campaign.begin_typing();
  CHECK(campaign.typed.pilots.front().how == alpha::Return::down);  // and kept
  CHECK_FALSE(campaign.land_typed());                               // nobody has said yet how it ended
  CHECK(says(evening.d, "won or lost"));
  campaign.outcome_typed = true;
  REQUIRE(campaign.land_typed());
  REQUIRE(campaign.state().debrief.owed.size() == 1);
  CHECK(alpha::ejection_dice(campaign.state().debrief.report.pilots.front().where) == 3);
}

TEST_CASE("A result that was typed in says of its objectives only what follows from it") {
  Evening evening;
  evening.ready();
  desk::CampaignDesk& campaign = evening.landed(true);
  const auto outcomes = desk::outcomes_of(catalog(), campaign.state());
  REQUIRE(outcomes.size() == catalog().mission("0:1")->objectives.size());
  for (const desk::ObjectiveOutcome& one : outcomes) CHECK(one.words.empty());
}

TEST_CASE("How far a battle is counts pilots who are lost and objectives that have failed") {
  const data::Mission& mission = *catalog().mission("0:1");
  desk::MissionView view;
  view.mission = &mission;
  view.round = 4;
  using state::Status;
  for (const Status status : {Status::open, Status::met, Status::failed}) {
    desk::ObjectiveLine line;
    line.status = status;
    view.objectives.push_back(line);
  }
  for (const mission::ShipFate fate :
       {mission::ShipFate::survived, mission::ShipFate::destroyed, mission::ShipFate::jumped}) {
    mission::Combatant pilot;
    pilot.flight_group = true;
    pilot.fate = fate;
    view.result.combatants.push_back(pilot);
  }
  CHECK(desk::how_far_words(view) ==
        "round 4 of 12, 1 of 3 objectives met, 1 failed, 1 of 3 pilots flying, 1 safely away");
}

}  // namespace plotboard::campaign_desk

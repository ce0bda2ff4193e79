// After a mission: ejections, experience, penalties (the manual's chapters 2.2.2, 2.2.3, 2.11.5, 2.15.5, 4.11).
#include <map>

#include "campaign/alpha.hpp"
#include "state/play.hpp"

namespace plotboard::alpha_debrief {

using namespace campaign::alpha;
using namespace test;
using data::Territory;

namespace {

constexpr int kBlank = static_cast<int>(state::Face::blank), kFocus = static_cast<int>(state::Face::focus),
              kHit = static_cast<int>(state::Face::hit), kCrit = static_cast<int>(state::Face::crit);

// Three pilots in the debrief of a mission, the first shot down there.
Session down(Territory where, int pool = 0, const House& house = {}, bool won = true) {
  Session session = founded(Mode::completionist, 3, 7, house);
  does(session, Correct{"pilot-1", 20, 20, 10, ""});
  does(session, ChooseMission{"1:1", {}, false, false, false});
  does(session, TakeOff{});
  Report home = report(session, won, pool);
  home.pilots.front().how = Return::down;
  home.pilots.front().where = where;
  does(session, Land{home});
  return session;
}
Account account(const Session& session, std::size_t pilot = 0) {
  return accounts_of(catalog().alpha, session.state()).at(pilot);
}
// A campaign in which that mission has just been drawn, with these ranks.
Session before(Id mission, const std::vector<int>& ranks, Path path = Path::ace) {
  Session session = founded(Mode::classic, static_cast<int>(ranks.size()));
  State stacked = session.state();
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    stacked.pilots[i].rank = ranks[i];
    stacked.pilots[i].path = ranks[i] >= 3 ? path : Path::none;
  }
  stacked.drawn = {mission};
  return {catalog(), stacked};
}

}  // namespace

TEST_CASE(
    "The pool goes in equal parts; the group gives away the rest [fga-2.11.1-2][fga-2.11.4-1][fga-2.11.5-1]"
    "[fga-4.1p-19]",
    "[alpha]") {
  Session session = founded(Mode::completionist, 4);
  fly(session, "1:1", nullptr, true, 26);
  CHECK(remainder_of(session.state()) == 2);
  CHECK(refusal(session, Settle{}) == "fga-2.11.5-1");
  CHECK(refusal(session, Share{{"pilot-1"}}) == "fga-2.11.5-1");
  CHECK(refusal(session, Share{{"pilot-1", "pilot-9"}}) == "fga-2.11.5-1");
  does(session, Share{{"pilot-2", "pilot-4"}});
  does(session, Settle{});
  const std::map<Id, int> expected{{"pilot-1", 6}, {"pilot-2", 7}, {"pilot-3", 6}, {"pilot-4", 7}};
  for (const auto& [id, xp] : expected) CHECK(pilot(session, id).xp == xp);
}

TEST_CASE(
    "Dice of an ejection roll by territory [fga-4.11-T4.7-1][fga-4.11.2p-1][fga-4.11.2p-2][fga-CHEAT-1]"
    "[fga-sheet.eject-1]",
    "[alpha]") {
  CHECK(ejection_dice(Territory::friendly) == 1);
  CHECK(ejection_dice(Territory::neutral) == 2);
  CHECK(ejection_dice(Territory::hostile) == 3);
  Session session = down(Territory::neutral);
  CHECK(session.state().debrief.owed == Ids{"pilot-1"});
  CHECK(refusal(session, Settle{}) == "fga-4.1p-20");
  CHECK(refusal(session, Eject{"pilot-2", {}, 0, 0, 0}) == "fga-4.1p-20");
  CHECK(refusal(session, Eject{"pilot-1", {kBlank}, 0, 0, 0}) == "fga-4.11-T4.7-1");
  CHECK(refusal(session, Eject{"pilot-1", {kBlank, 4}, 0, 0, 0}) == "fga-4.11-T4.7-1");
  does(session, Eject{"pilot-1", {}, 0, 0, 0});
  CHECK(session.state().debrief.ejections.front().faces.size() == 2);
  CHECK(session.state().debrief.owed.empty());
}

TEST_CASE(
    "What an ejection roll costs [fga-4.11-T4.8-1][fga-4.11-T4.8-2][fga-4.11-T4.8-3][fga-4.11-T4.8-4]"
    "[fga-4.11-T4.8-5][fga-4.11-T4.8-6][fga-4.11.2p-3][fga-2.8-6][fga-2.9.5-4]",
    "[alpha]") {
  SECTION("a critical hit costs career path points, a focus U&M points; all results count") {
    Session session = down(Territory::neutral);
    CHECK(refusal(session, Eject{"pilot-1", {kCrit, kFocus}, 4, 6, 0}) == "fga-4.11.2p-3");
    CHECK(refusal(session, Eject{"pilot-1", {kCrit, kFocus}, 3, 0, 0}) == "fga-4.11.2p-3");
    does(session, Eject{"pilot-1", {kCrit, kFocus}, 3, 6, 0});
    settle(session);
    CHECK(pilot(session, "pilot-1").path_points == 7);
    CHECK(pilot(session, "pilot-1").upgrade_points == 14);
    CHECK_FALSE(pilot(session, "pilot-1").injured);
    CHECK(pilot(session, "pilot-1").ejections == 1);
  }
  SECTION("a hit costs experience of this mission, never more than there is") {
    Session session = down(Territory::friendly, 9);
    does(session, Eject{"pilot-1", {kHit}, 0, 0, 5});
    CHECK(account(session).ejection == 3);
    settle(session);
    CHECK(pilot(session, "pilot-1").xp == 20);
    CHECK(pilot(session, "pilot-2").xp == 3);
  }
  SECTION("two critical hits injure as well") {
    Session session = down(Territory::neutral);
    does(session, Eject{"pilot-1", {kCrit, kCrit}, 6, 0, 0});
    settle(session);
    CHECK(pilot(session, "pilot-1").injured);
    CHECK(pilot(session, "pilot-1").path_points == 4);
    CHECK(pilot(session, "pilot-1").rank == 2);
  }
  SECTION("three kill; the share is lost with the pilot") {
    Session session = down(Territory::hostile, 9);
    does(session, Eject{"pilot-1", {kCrit, kCrit, kCrit}, 3, 0, 0});
    settle(session);
    CHECK(pilot(session, "pilot-1").standing == Standing::killed);
    CHECK(pilot(session, "pilot-1").xp == 20);
    CHECK(session.state().muster == Ids{"pilot-2", "pilot-3"});
    CHECK(pilot(session, "pilot-2").xp == 3);
  }
  SECTION("blanks cost nothing") {
    Session session = down(Territory::neutral);
    does(session, Eject{"pilot-1", {kBlank, kBlank}, 0, 0, 0});
    settle(session);
    CHECK(pilot(session, "pilot-1").path_points == 10);
    CHECK(pilot(session, "pilot-1").upgrade_points == 20);
  }
  SECTION("a bank does not fall below 0") {
    Session session = down(Territory::friendly);
    State poor = session.state();
    poor.pilots.front().upgrade_points = 2;
    session = Session(catalog(), poor);
    does(session, Eject{"pilot-1", {kFocus}, 0, 6, 0});
    settle(session);
    CHECK(pilot(session, "pilot-1").upgrade_points == 0);
  }
}

TEST_CASE("What an ejection takes is told as it is, no more than there was [fga-4.11.2-7]", "[alpha]") {
  const auto told = [](const Session& session) {
    std::string last;
    State now = session.start();
    for (const auto& step : session.log()) {
      for (const Event& event : step.events) {
        if (holds<Ejected>(event)) last = words_of(now, event).english();
        fold(now, event);
      }
    }
    return last;
  };
  const auto after = [&](int upgrades, int pool, const Eject& roll) {
    Session session = down(Territory::neutral, pool);
    State poor = session.state();
    poor.pilots.front().upgrade_points = upgrades;
    session = Session(catalog(), poor);
    does(session, roll);
    return told(session);
  };
  const Eject both{"pilot-1", {kFocus, kHit}, 0, 5, 3};
  CHECK(after(20, 30, both) == "Alpha 1 ejects and loses 5 U&M points and 3 XP of the mission.");
  CHECK(after(1, 30, both) == "Alpha 1 ejects and loses 1 U&M point (all that is left) and 3 XP of the mission.");
  CHECK(after(0, 30, both) == "Alpha 1 ejects and loses 3 XP of the mission.");
  CHECK(after(0, 6, both) == "Alpha 1 ejects and loses all XP of the mission.");
  CHECK(after(0, 0, both) == "Alpha 1 ejects and loses nothing: no U&M point and no XP of the mission is left.");
  CHECK(after(0, 0, {"pilot-1", {kBlank, kFocus}, 0, 1, 0}) ==
        "Alpha 1 ejects and loses nothing: no U&M point is left.");
  CHECK(after(20, 30, {"pilot-1", {kBlank, kBlank}, 0, 0, 0}) == "Alpha 1 ejects safely and loses nothing.");
}

TEST_CASE("The path that a pilot takes is told by its name in the book", "[alpha]") {
  for (const Path path : {Path::ace, Path::force_user, Path::coordinate, Path::tech}) {
    Session session = founded();
    const State before = session.state();
    pays(session, "pilot-1", 100);
    does(session, Buy{"pilot-1", Ware::rank, 1, path});
    std::string told;
    for (const Event& event : session.log().back().events) told += words_of(before, event).english() + " ";
    CHECK(told.find("Alpha 1 rises to rank 3 and takes the " + catalog().alpha.path(path).name + " path.") !=
          std::string::npos);
  }
  CHECK(catalog().alpha.path(Path::force_user).name == "Force User");
}

TEST_CASE("What is bought and lost is told in sentences", "[alpha]") {
  const Session session = founded();
  const auto told = [&](const PointsChanged& change) { return words_of(session.state(), Event(change)).english(); };
  CHECK(told({"pilot-1", -9, 0, 0, "", say("alpha.why-bought")}) == "Alpha 1 spends 9 XP.");
  CHECK(told({"pilot-1", -1, 1, 0, "", say("alpha.why-bought")}) == "Alpha 1 spends 1 XP on 1 U&M point.");
  CHECK(told({"pilot-1", -6, 0, 4, "", say("alpha.why-bought")}) == "Alpha 1 spends 6 XP on 4 career path points.");
  CHECK(told({"pilot-1", 0, -1, -2, "", say("alpha.why-losses")}) ==
        "Alpha 1 loses 1 U&M point and 2 career path points.");
  CHECK(told({"pilot-1", -4, 0, 0, "", say("alpha.why-failure")}) == "Alpha 1 loses 4 XP: the mission failed.");
}

TEST_CASE("Focus and hit change places as a house rule [fga-4.11-T4.8-4][fga-4.11-T4.8-5]", "[alpha]") {
  House house;
  house.focus_costs_experience = true;
  Session session = down(Territory::neutral, 0, house);
  CHECK(refusal(session, Eject{"pilot-1", {kFocus, kHit}, 0, 3, 4}).empty());
  CHECK(refusal(session, Eject{"pilot-1", {kFocus, kFocus}, 0, 3, 0}) == "fga-4.11.2p-3");
  CHECK(refusal(session, Eject{"pilot-1", {kFocus, kFocus}, 0, 0, 3}).empty());
}

TEST_CASE("The program's rolls show every face as often as a die does [fga-4.11.2p-1]", "[alpha]") {
  std::map<int, int> faces;
  int dice = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Session session = founded(Mode::completionist, 3, seed);
    does(session, ChooseMission{"1:1", {}, false, false, false});
    does(session, TakeOff{});
    Report home = report(session, true, 0);
    for (PilotReport& each : home.pilots) {
      each.how = Return::down;
      each.where = Territory::hostile;
    }
    does(session, Land{home});
    for (const Id id : session.state().plan.pilots) does(session, Eject{id, {}, 0, 0, 0});
    for (const Ejection& roll : session.state().debrief.ejections) {
      for (const int face : roll.faces) ++faces[face];
      dice += static_cast<int>(roll.faces.size());
    }
  }
  const auto near = [&](int face, int eighths) { return std::abs(faces[face] - dice * eighths / 8) < dice / 25; };
  CHECK(dice == 2700);
  CHECK(near(kHit, 3));
  CHECK(near(kCrit, 1));
  CHECK(near(kFocus, 2));
  CHECK(near(kBlank, 2));
}

TEST_CASE("A roll taken back and made again falls as it did", "[alpha]") {
  Session session = down(Territory::hostile);
  does(session, Eject{"pilot-1", {}, 0, 0, 0});
  const std::vector<int> faces = session.state().debrief.ejections.front().faces;
  session.undo();
  does(session, Eject{"pilot-1", {}, 0, 0, 0});
  CHECK(session.state().debrief.ejections.front().faces == faces);
}

TEST_CASE(
    "The five steps: share, ejection, failure, bank, failure again [fga-2.11.5-2][fga-2.11.5-3][fga-2.11.5-4]"
    "[fga-2.11.5-5][fga-4.1p-20][fga-4.1p-21][fga-4.1-24][fga-1.3.3-3][fga-1.3.3-10]",
    "[alpha]") {
  SECTION("a mission whose failure halves what it earned") {
    Session session = before("3:1", {3, 3, 3});
    State banked = session.state();
    banked.pilots.front().xp = 10;
    session = Session(catalog(), banked);
    does(session, ChooseMission{"3:1", {}, false, false, false});
    does(session, TakeOff{});
    Report home = report(session, false, 24);
    home.pilots.front().how = Return::down;
    home.pilots.front().where = Territory::friendly;
    does(session, Land{home});
    does(session, Eject{"pilot-1", {kHit}, 0, 0, 2});
    CHECK(account(session).share == 8);
    CHECK(account(session).ejection == 2);
    CHECK(account(session).failure == 3);
    CHECK(account(session).mission_xp == 3);
    settle(session);
    CHECK(pilot(session, "pilot-1").xp == 13);
    CHECK(pilot(session, "pilot-2").xp == 4);
  }
  SECTION("a mission whose failure halves the bank after the mission's experience is in it") {
    Session session = before("1:6", {3, 3, 3});
    State banked = session.state();
    for (Card& card : banked.cards) {
      if (card.mission == "1:6") card.place = Place::deck;
    }
    banked.pilots.front().xp = 10;
    session = Session(catalog(), banked);
    fly(session, "1:6", nullptr, false, 18);
    settle(session);
    CHECK(pilot(session, "pilot-1").xp == 8);
    CHECK(pilot(session, "pilot-1").rank == 3);
  }
}

TEST_CASE("Losing a late tour's last mission demotes [fga-1.4-5][fga-2.2.3-1][fga-2.2.3-5]", "[alpha]") {
  Session session = before("5:5", {5, 8, 4});
  State state = session.state();
  for (Card& card : state.cards) {
    if (card.mission == "5:5") card.place = Place::deck;
  }
  state.pilots[1].beyond = 2;
  session = Session(catalog(), state);
  fly(session, "5:5", nullptr, false, 0);
  settle(session);
  CHECK(pilot(session, "pilot-1").rank == 4);
  CHECK(price_of(catalog().alpha, pilot(session, "pilot-1"), Ware::rank) == 25);
  // Demotion from rank 8 takes the benefits with it (fga-2.2.4-2).
  CHECK(pilot(session, "pilot-2").rank == 7);
  CHECK(pilot(session, "pilot-2").beyond == 0);
  CHECK(pilot(session, "pilot-2").path == Path::ace);
}

TEST_CASE(
    "Whoever jumps without leave is demoted and rolls nothing [fga-2.2.3-3][fga-2.15.2-2][fga-4.11-T4.7-3]"
    "[fga-2.2.4-2]",
    "[alpha]") {
  Session session = before("1:1", {5, 8, 4});
  does(session, ChooseMission{"1:1", {}, false, false, false});
  does(session, TakeOff{});
  Report home = report(session, true, 0);
  home.pilots[1].how = Return::deserted;
  does(session, Land{home});
  CHECK(session.state().debrief.owed.empty());
  settle(session);
  CHECK(pilot(session, "pilot-2").rank == 7);
  CHECK(pilot(session, "pilot-2").ejections == 0);
  CHECK(pilot(session, "pilot-1").rank == 5);
}

TEST_CASE("An injury is for one mission that is flown [fga-2.2.2-1][fga-2.2.2-2]", "[alpha]") {
  Session session = founded(Mode::completionist, 4);
  State hurt = session.state();
  hurt.pilots[0].injured = true;
  hurt.pilots[0].rank = 3;
  hurt.pilots[0].path = Path::ace;
  session = Session(catalog(), hurt);
  does(session, Muster{{"pilot-2", "pilot-3", "pilot-4"}});
  plays(session, "1:1", true);
  CHECK(pilot(session, "pilot-1").injured);  // sat out: it waits
  does(session, Muster{{"pilot-1", "pilot-3", "pilot-4"}});
  does(session, ChooseMission{"1:2", {}, false, false, false});
  CHECK(session.state().plan.rank == 2);
  session.undo();
  plays(session, "1:2", true);
  CHECK_FALSE(pilot(session, "pilot-1").injured);
  CHECK(pilot(session, "pilot-1").rank == 3);
}

TEST_CASE(
    "A pilot whose rank falls to 0 is expelled, and a new one may come [fga-2.15.5-1][fga-2.15.5-2]"
    "[fga-2.15.6-1][fga-2.15.6-2]",
    "[alpha]") {
  const auto fall = [](bool injured, bool spared) {
    House house;
    house.injury_spares_first_rank = spared;
    Session session = founded(Mode::completionist, 3, 7, house);
    State low = session.state();
    low.pilots.front().rank = 1;
    for (std::size_t i = 1; i < 3; ++i) low.pilots[i].rank = 4;
    session = Session(catalog(), low);
    does(session, ChooseMission{"1:1", {}, false, false, false});
    does(session, TakeOff{});
    Report home = report(session, true, 0);
    home.pilots.front().how = injured ? Return::down : Return::deserted;
    does(session, Land{home});
    if (injured) does(session, Eject{"pilot-1", {kCrit, kCrit}, 2, 0, 0});
    settle(session);
    return session;
  };
  CHECK(pilot(fall(false, false), "pilot-1").standing == Standing::expelled);
  CHECK(pilot(fall(true, false), "pilot-1").standing == Standing::expelled);
  CHECK(pilot(fall(true, true), "pilot-1").standing == Standing::active);
  Session session = fall(false, false);
  does(session, Recruit{"Newcomer", "", false});
  const Pilot& fresh = pilot(session, "pilot-4");
  CHECK(fresh.rank == 1);
  CHECK(fresh.xp + fresh.upgrade_points + fresh.path_points == 0);
  CHECK(initiative_of(catalog().alpha, fresh) == 1);
  CHECK(session.state().muster == Ids{"pilot-2", "pilot-3", "pilot-4"});
}

TEST_CASE("Experience is spent between missions only [fga-2.12-1][fga-4.1p-22][fga-4.1-25]", "[alpha]") {
  Session session = founded();
  pays(session, "pilot-1", 5);
  const Buy buy{"pilot-1", Ware::upgrade_points, 1, {}};
  CHECK(refusal(session, buy).empty());
  does(session, Draw{});
  CHECK(refusal(session, buy) == "fga-2.12-1");
  does(session, ChooseMission{session.state().drawn.front(), {}, false, false, false});
  CHECK(refusal(session, buy) == "fga-2.12-1");
  does(session, TakeOff{});
  CHECK(refusal(session, buy) == "fga-2.12-1");
  does(session, Land{report(session, true, 0)});
  CHECK(refusal(session, buy) == "fga-2.12-1");
  settle(session);
  CHECK(refusal(session, buy).empty());
}

TEST_CASE(
    "A sheet keeps what was flown and shot down [fga-1.1.1-3][fga-2.10.1-1][fga-2.10.1-3][fga-2.10.1-4]"
    "[fga-2.10.1-5][fga-2.10.1-6][fga-2.10.1-7][fga-2.10.1-8][fga-2.10.1-9][fga-2.10.1-10][fga-2.10.1-11]"
    "[fga-PS-1][fga-4.1p-14]",
    "[alpha]") {
  Session session = founded(Mode::completionist);
  does(session, Rename{"pilot-1", "Nightfall", "Ines"});
  does(session, ChooseMission{"1:1", {}, false, false, false});
  does(session, TakeOff{});
  Report home = report(session, true, 12);
  home.pilots.front().kills = {{"t65xwing", "rebelalliance", 2}, {"z95af4headhunter", "rebelalliance", 1}};
  home.gold = true;
  does(session, Land{home});
  settle(session);
  does(session, ChooseMission{"1:2", {}, false, false, false});
  does(session, TakeOff{});
  home = report(session, false, 0);
  home.pilots.front().kills = {{"t65xwing", "rebelalliance", 1}};
  does(session, Land{home});
  settle(session);
  const Pilot& sheet = pilot(session, "pilot-1");
  CHECK(sheet.call_sign == "Nightfall");
  CHECK(sheet.player == "Ines");
  CHECK(sheet.kills == std::vector<Kill>{{"t65xwing", "rebelalliance", 3}, {"z95af4headhunter", "rebelalliance", 1}});
  CHECK(sheet.ships == Ids{"tielnfighter"});
  REQUIRE(sheet.missions.size() == 2);
  CHECK(sheet.missions[0] == MissionMark{"1:1", 1, true, true, false});
  CHECK(sheet.missions[1] == MissionMark{"1:2", 1, false, false, false});
  REQUIRE(sheet.sorties.size() == 2);
  CHECK(sheet.sorties[0].earned == 4);
  CHECK(sheet.sorties[0].kills == 3);
  CHECK(sheet.sorties[1].round == 2);
}

TEST_CASE("A report names every pilot of the flight once, and what can be", "[alpha]") {
  Session session = founded(Mode::completionist);
  CHECK(refusal(session, Land{}) == "fga-4.1p-1");
  does(session, ChooseMission{"1:1", {}, false, false, false});
  does(session, TakeOff{true});
  CHECK(session.state().plan.at_table);
  Report home = report(session, true, 3);
  home.pilots.pop_back();
  CHECK(refusal(session, Land{home}) == "fga-4.1p-14");
  home.pilots.push_back(home.pilots.front());
  CHECK(refusal(session, Land{home}) == "fga-4.1p-14");
  home = report(session, true, -1);
  CHECK(refusal(session, Land{home}) == "fga-2.11.1-2");
  home = report(session, true, 0);
  home.pilots.front().kills = {{"no-such-ship", "", 1}};
  CHECK(refusal(session, Land{home}) == "fga-2.10.1-10");
  home = report(session, true, 0);
  home.ejections.push_back({"pilot-1", {}, false, false, 1, 0, 0});
  CHECK(refusal(session, Land{home}) == "fga-4.11.2p-1");
}

}  // namespace plotboard::alpha_debrief

// What goes with the pilot and what with the ship: the beginning, career path upgrades, players and their pilots (seed
// 001 chapters 1.3, 2.1, 2.9 and 2.13).
#include <algorithm>

#include "campaign/alpha.hpp"
#include "campaign/alpha/report.hpp"

namespace plotboard::alpha_career {

using namespace campaign::alpha;
using namespace test;

namespace {

// In the hangar of a mission for that ship; all pilots of that rank and path, with those points.
Session hangar(int rank, Path path, int upgrade_points, int path_points, const House& house = {}, Id mission = "1:1") {
  State state = founded(Mode::completionist, 3, 7, house).state();
  for (Pilot& pilot : state.pilots) {
    pilot.rank = rank;
    pilot.path = rank >= 3 ? path : Path::none;
    pilot.upgrade_points = upgrade_points;
    pilot.path_points = path_points;
  }
  for (Card& card : state.cards) card.won = true;
  for (Tour& tour : state.tours) tour.end = TourEnd::won;
  Session session(test::alpha_book(), state);
  does(session, ChooseMission{mission, {}, false, false, false});
  return session;
}
std::string equip(const Session& session, const Ids& cards, Id pilot = "pilot-1") {
  return refusal(session, Equip{pilot, {"", {}, cards, {}}});
}
void wears(Session& session, const Ids& cards, Id pilot = "pilot-1") {
  does(session, Equip{pilot, {"", {}, cards, {}}});
}
void come_home(Session& session) {
  does(session, TakeOff{});
  does(session, Land{report(session, true, 0)});
  settle(session);
}
std::vector<const data::Upgrade*> sold(const char* kind) {
  std::vector<const data::Upgrade*> found;
  for (const auto& [id, upgrade] : catalog().upgrades) {
    if (is_sold(upgrade) && upgrade.slots.front() == kind) found.push_back(&upgrade);
  }
  return found;
}
// A campaign whose pilots are flown by these players, one each.
Session flown_by(const std::vector<std::string>& players) {
  Session session(test::alpha_book(),
                  opening_state(test::alpha_book(), "Flight Group Alpha", Mode::completionist, {}, 1));
  Ids pilots;
  for (std::size_t i = 0; i < players.size(); ++i) {
    does(session, Recruit{"Alpha " + std::to_string(i), players[i], false});
    pilots.emplace_back("pilot-" + std::to_string(i + 1));
  }
  does(session, Muster{pilots});
  return session;
}
std::string chooses(const Session& session) { return refusal(session, ChooseMission{"0:1", {}, false, false, false}); }

}  // namespace

TEST_CASE("Who joins later begins as a cadet: rank 1, initiative 1, no points, no choices [fga-2.1.1-1]", "[alpha]") {
  Session session = founded();
  plays(session, "0:1", true, 9);
  does(session, Recruit{"Late", "", false});
  const Pilot& late = session.state().pilots.back();
  CHECK(late.rank == 1);
  CHECK(late.path == Path::none);
  CHECK(initiative_of(test::alpha_book(), late) == 1);
  CHECK(late.xp + late.upgrade_points + late.path_points == 0);
  CHECK(late.loadouts.empty());
}

TEST_CASE("The first mission is flown in TIE/ln Fighters [fga-1.3-1]", "[alpha]") {
  Session session = founded(Mode::classic, 4);
  if (draws_cards(session.state())) does(session, Draw{});
  does(session, ChooseMission{"0:1", {}, false, false, false});
  CHECK(session.state().plan.ship == "tielnfighter");
  const auto table = mission::opening(catalog(), setup_of(test::alpha_book(), session.state()));
  REQUIRE(table.ok());
  for (const char* id : {"P1", "P2", "P3", "P4"}) CHECK(table->find(id)->ref == "tielnfighter");
}

TEST_CASE("The mode is settled before the first mission and stays [fga-1.3.3-1]", "[alpha]") {
  for (const Mode mode : {Mode::classic, Mode::completionist, Mode::ironman}) {
    Session session = founded(mode);
    CHECK(session.state().mode == mode);
    CHECK(session.state().round == 1);
    plays(session, "0:1", true, 9);
    CHECK(session.state().mode == mode);
  }
}

TEST_CASE("The ship changes with the mission, the pilot's progress stays [fga-2.1.1-2][fga-2.7.1-1]", "[alpha]") {
  Session session = hangar(4, Path::ace, 9, 6);
  const Ids pilots = session.state().plan.pilots;
  for (const char* mission : {"1:1", "3:2"}) {
    if (session.state().stage == Stage::home) does(session, ChooseMission{mission, {}, false, false, false});
    const Id ship = session.state().plan.ship;
    for (const Id id : pilots) CHECK(session.state().loadout_of(id)->ship == ship);  // all fly the same
    come_home(session);
    for (const Id id : pilots) {
      CHECK(pilot(session, id).rank == 4);
      CHECK(pilot(session, id).upgrade_points == 9);
      CHECK(pilot(session, id).path_points == 6);
      const Ids& ships = pilot(session, id).ships;
      CHECK(std::find(ships.begin(), ships.end(), ship) != ships.end());
    }
  }
  CHECK(pilot(session, "pilot-1").ships.size() == 2);
}

TEST_CASE(
    "U&M points pay what belongs to the ship, career path points what belongs to the path, and neither turns back into"
    " XP [fga-2.1.1-10][fga-2.1.1-11][fga-2.12.3-2][fga-2.8-5]",
    "[alpha]") {
  CHECK(equip(hangar(3, Path::ace, 99, 0), {"predator"}) == "fga-2.9.5-2");
  CHECK(equip(hangar(3, Path::ace, 0, 99), {"hull-upgrade"}) == "fga-2.8-8");
  CHECK(equip(hangar(3, Path::ace, 0, 2), {"predator"}).empty());
  Session session = hangar(3, Path::ace, 7, 2);
  wears(session, {"predator", "hull-upgrade"});
  const Budgets budgets =
      budgets_of(test::alpha_book(), pilot(session, "pilot-1"), *session.state().loadout_of("pilot-1"), nullptr);
  CHECK(budgets.path.spent == 2);
  CHECK(budgets.upgrades.spent == 7);
  come_home(session);
  CHECK(refusal(session, Buy{"pilot-1", Ware::upgrade_points, -3, {}}) == "fga-2.12-2");
  CHECK(refusal(session, Buy{"pilot-1", Ware::path_points, -1, {}}) == "fga-2.12-2");
}

TEST_CASE("Career path upgrades are chosen anew for every mission, out of all banked points [fga-0-3][fga-2.9.5-2]",
          "[alpha]") {
  Session session = hangar(3, Path::ace, 0, 6);
  wears(session, {"outmaneuver"});
  come_home(session);
  CHECK(pilot(session, "pilot-1").path_points == 6);
  CHECK(pilot(session, "pilot-1").path == Path::ace);
  does(session, ChooseMission{"1:1", {}, false, false, false});
  CHECK(equip(session, {"lone-wolf"}).empty());
  wears(session, {"lone-wolf"});
  CHECK(session.state().loadout_of("pilot-1")->cards == Ids{"lone-wolf"});
}

TEST_CASE("Elite Talents are for Aces, Force Users and Techs who have such a slot [fga-2.9.1-1]", "[alpha]") {
  CHECK(equip(hangar(3, Path::ace, 0, 20), {"predator"}).empty());
  CHECK(equip(hangar(8, Path::force_user, 0, 20), {"predator"}).empty());
  CHECK(equip(hangar(7, Path::force_user, 0, 20), {"predator"}) == "fga-2.7.1-2");
  CHECK(equip(hangar(8, Path::tech, 0, 20), {"predator"}).empty());
  CHECK(equip(hangar(8, Path::coordinate, 0, 20), {"predator"}) == "fga-2.7.1-2");
}

TEST_CASE("Every career path upgrade has a least initiative; below it nobody takes it [fga-2.9.1-2][fga-2.9.5-5]",
          "[alpha]") {
  for (const char* kind : {"talent", "force-talent"}) {
    REQUIRE_FALSE(sold(kind).empty());
    for (const data::Upgrade* upgrade : sold(kind)) {
      INFO(upgrade->id);
      CHECK(upgrade->least_initiative >= 3);
      CHECK((upgrade->cost > 0 || upgrade->cost_by_rank > 0));
    }
  }
  // Maul's card asks for initiative 5: a Force User has that from rank 6 on.
  CHECK(equip(hangar(5, Path::force_user, 0, 20), {"darth-maul"}) == "fga-2.9.5-5");
  CHECK(equip(hangar(6, Path::force_user, 0, 20), {"darth-maul"}).empty());
}

TEST_CASE("An Ace of rank 5 fills two slots with talents or abilities as liked [fga-2.9.5-3]", "[alpha]") {
  CHECK(equip(hangar(5, Path::ace, 0, 20), {"predator", "lone-wolf"}).empty());
  CHECK(equip(hangar(5, Path::ace, 0, 20), {"predator", "lone-wolf", "ruthless"}) == "fga-2.7.1-2");
}

TEST_CASE(
    "What is limited one pilot of the flight carries, unless all have agreed otherwise "
    "[fga-4.1p-12][fga-4.1-13][fga-2.9.3-2]"
    "[fga-2.13-7][fga-2.8-11]",
    "[alpha]") {
  const bool agreed = GENERATE(false, true);
  House house;
  house.unlimited_uniques = agreed;
  Session session = hangar(8, Path::force_user, 0, 40, house);
  wears(session, {"grand-inquisitor"}, "pilot-1");
  CHECK(equip(session, {"grand-inquisitor"}, "pilot-2") == (agreed ? "" : "fga-4.1p-12"));
  CHECK(equip(session, {"hate"}, "pilot-2").empty());
  wears(session, {"hate"}, "pilot-2");
  CHECK(equip(session, {"hate"}, "pilot-3").empty());  // not limited
}

TEST_CASE("A cost by rank is the rank in force times its factor [fga-2.13-3]", "[alpha]") {
  const auto cost = [](int rank, bool injured, Id card) {
    Pilot pilot;
    pilot.rank = rank;
    pilot.injured = injured;
    pilot.beyond = rank == 8 ? 2 : 0;
    return cost_of(test::alpha_book(), pilot, "tielnfighter", *catalog().upgrade(card)).value_or(-1);
  };
  CHECK(cost(5, false, "precognitive-reflexes") == 10);
  CHECK(cost(5, true, "precognitive-reflexes") == 8);
  CHECK(cost(4, false, "supernatural-reflexes") == 12);
  CHECK(cost(8, false, "supernatural-reflexes") == 24);
}

TEST_CASE("Illicit upgrades need rank 6, tech initiative 3, and what else is for the ship nothing [fga-2.13-2]",
          "[alpha]") {
  for (const data::Upgrade* upgrade : sold("illicit")) CHECK(upgrade->least_rank == 6);
  for (const data::Upgrade* upgrade : sold("tech")) CHECK(upgrade->least_initiative == 3);
  for (const char* kind : {"modification", "system", "missile", "torpedo", "cannon", "turret", "configuration"}) {
    for (const data::Upgrade* upgrade : sold(kind)) {
      INFO(upgrade->id);
      CHECK(upgrade->least_rank <= 1);
      CHECK(upgrade->least_initiative <= 1);
    }
  }
}

TEST_CASE("Rank decides which upgrades go on any ship [fga-2.2.1-1][fga-2.2-5]", "[alpha]") {
  CHECK(equip(hangar(1, Path::none, 99, 0, {}, "0:2"), {"hull-upgrade", "afterburners"}) == "fga-2.7.1-2");
  CHECK(equip(hangar(3, Path::ace, 99, 0), {"hull-upgrade", "afterburners", "static-discharge-vanes"}) ==
        "fga-2.7.1-2");
  CHECK(equip(hangar(4, Path::ace, 99, 0), {"hull-upgrade", "afterburners", "static-discharge-vanes"}).empty());
  const auto given = [](int rank) {
    Pilot pilot;
    pilot.rank = rank;
    pilot.path = Path::coordinate;
    return standard_of(test::alpha_book(), {}, pilot).cards;
  };
  // A new action, then a new linked action.
  REQUIRE(given(3) == Ids{"path-coordinate-1"});
  REQUIRE(given(6) == Ids{"path-coordinate-2"});
  CHECK_FALSE(catalog().upgrade("path-coordinate-1")->actions.empty());
}

TEST_CASE("Below the rank that a talent needs a pilot keeps it and flies without it [fga-2.15.5-3]", "[alpha]") {
  Session session = hangar(3, Path::ace, 0, 6);
  State state = session.state();
  state.stage = Stage::home;
  state.plan = {};
  Session home(test::alpha_book(), state);
  does(home, KeepLoadout{"pilot-1", {"Hunter", "tielnfighter", {"predator"}, {}}});
  State fallen = home.state();
  fallen.pilots.front().rank = 2;
  Session again(test::alpha_book(), fallen);
  does(again, ChooseMission{"1:1", {}, false, false, false});
  CHECK(equip(again, {"predator"}) != "");
  CHECK(again.state().loadout_of("pilot-1")->cards.empty());
  CHECK(pilot(again, "pilot-1").loadouts.size() == 1);
  CHECK(pilot(again, "pilot-1").path_points == 6);
  State risen = again.state();
  risen.pilots.front().rank = 3;
  CHECK(equip(Session(test::alpha_book(), risen), {"predator"}).empty());
}

TEST_CASE("A ship flies at its pilot's initiative, whatever its card says [fga-2.10.1-2]", "[alpha]") {
  Session session = hangar(6, Path::ace, 0, 0);
  const auto table = mission::opening(catalog(), setup_of(test::alpha_book(), session.state()));
  REQUIRE(table.ok());
  CHECK(table->find("P1")->initiative == initiative_of(test::alpha_book(), pilot(session, "pilot-1")));
  CHECK(table->find("P1")->initiative == 6);
}

TEST_CASE("The enemy grows with the average rank of those who fly [fga-1.3.1-6][fga-4.1p-7]", "[alpha]") {
  for (const int rank : {1, 4, 8}) {
    const Session session = hangar(rank, Path::ace, 0, 0, {}, "0:2");
    CHECK(session.state().plan.rank == rank);
    CHECK(setup_of(test::alpha_book(), session.state()).rank == rank);
  }
}

TEST_CASE("One player flies up to six pilots, all are one side [fga-1.3.1-2][fga-1.2-1]", "[alpha]") {
  CHECK(chooses(flown_by({"Ann", "Ann", "Ann"})).empty());
  const Session six = flown_by({"Ann", "Ann", "Ann", "Ann", "Ann", "Ann"});
  CHECK(chooses(six).empty());
  Session flies = six;
  does(flies, ChooseMission{"0:1", {}, false, false, false});
  const auto table = mission::opening(catalog(), setup_of(test::alpha_book(), flies.state()));
  REQUIRE(table.ok());
  for (const char* id : {"P1", "P2", "P3", "P4", "P5", "P6"}) CHECK(table->find(id)->side == state::Side::player);
}

TEST_CASE("Two players fly up to three pilots each, three players two [fga-1.3.1-3][fga-1.3.1-4]", "[alpha]") {
  CHECK(chooses(flown_by({"Ann", "Ann", "Ben", "Ben"})).empty());
  CHECK(chooses(flown_by({"Ann", "Ann", "Ann", "Ben", "Ben", "Ben"})).empty());
  CHECK(chooses(flown_by({"Ann", "Ann", "Ann", "Ann", "Ben"})) == "fga-1.3.1-3");
  CHECK(chooses(flown_by({"Ann", "Ben", "Cy"})).empty());
  CHECK(chooses(flown_by({"Ann", "Ann", "Ben", "Ben", "Cy", "Cy"})).empty());
  CHECK(chooses(flown_by({"Ann", "Ann", "Ann", "Ben", "Cy"})) == "fga-1.3.1-4");
  CHECK(chooses(flown_by({"Ann", "Ann", "Ann", "", ""})).empty());  // one player has given no name
}

TEST_CASE("Four players and more fly one pilot each [fga-1.3.1-5]", "[alpha]") {
  CHECK(chooses(flown_by({"Ann", "Ben", "Cy", "Dee"})).empty());
  CHECK(chooses(flown_by({"Ann", "Ben", "Cy", "Dee", "Dee"})) == "fga-1.3.1-5");
  CHECK(chooses(flown_by({"Ann", "Ben", "Cy", "Dee", "Eve", "Fay"})).empty());

  SECTION("and are told before cards are drawn") {
    State state = flown_by({"Ann", "Ben", "Cy", "Dee", "Dee"}).state();
    state.mode = Mode::classic;
    CHECK(refusal(Session(test::alpha_book(), state), Draw{}) == "fga-1.3.1-5");
  }
}

}  // namespace plotboard::alpha_career

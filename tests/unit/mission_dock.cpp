// Docking with ships and terrain, and landing in a docking bay.
#include <catch2/catch.hpp>

#include "mission_stage.hpp"
#include "rules/coop/mission_docking.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_dock {
namespace {

using rules::Declare;
using rules::Game;
using state::Side;
using test::bare_component;
using test::fighter;
using test::Match;
using test::pose;
using test::Stage;
using test::staged;

state::Piece pilot(double y = 300, const std::string& ref = "tielnfighter") {
  return fighter("P1", ref, Side::player, 457, y);
}
// Base to base with a pilot at 300.
state::Piece shuttle(const std::string& id = "T", double y = 360) {
  return test::by_ai(fighter(id, "lambdaclasst4ashuttle", Side::player, 457, y));
}
state::Piece foe() { return test::by_ai(fighter("B", "t65xwing", Side::enemy, 200, 800, 90)); }

data::Mission with_dock(data::Selection dock) {
  data::Mission mission = test::staged_mission();
  mission.grants.dock = std::move(dock);
  return mission;
}

TEST_CASE("Docking with a ship needs contact with it", "[fga-2.16.1.3x-1][fga-2.16.1.3-1]") {
  Match match = staged({pilot(), shuttle(), shuttle("far", 460), foe()}, with_dock({"ship:lambdaclasst4ashuttle"}));
  match.table.pieces[1].stays = match.table.pieces[2].stays = true;
  match.start();
  CHECK(match.refusal(Declare{"P1", "dock:far"}) == "fga-2.16.1.3x-1");
  CHECK(match.refusal(Declare{"P1", "dock:T"}).empty());
  CHECK(match.refusal(Declare{"P1", "dock:B"}) == "fga-2.16.1x-1");  // the mission does not grant that
  // Who was stopped against it touches it although the guides hold the bases apart.
  match.table.pieces[0].ship.bumped = {"far"};
  CHECK(match.refusal(Declare{"P1", "dock:far"}).empty());
}

TEST_CASE("Docking with terrain needs to overlap it", "[fga-2.16.1.3x-2][fga-2.16.1.3-1]") {
  // The container is 40 mm wide: beside the base it touches, 1 mm nearer it overlaps.
  for (const double apart : {45.0, 30.0}) {
    Match match = staged({pilot(), bare_component("C", "class-b-container", 457 + apart, 300), foe()},
                         with_dock({"component:class-b-container"}));
    match.start();
    CHECK(match.refusal(Declare{"P1", "dock:C"}) == (apart > 40 ? "fga-2.16.1.3x-2" : ""));
  }
}

TEST_CASE("Only whom the mission allows docks", "[fga-2.16.1x-1]") {
  data::Mission mission = with_dock({"T"});
  mission.grants.docks = {"P2"};
  Match match = staged({pilot(), shuttle(), foe()}, mission);
  match.table.pieces[1].stays = true;
  match.start();
  CHECK(match.refusal(Declare{"P1", "dock:T"}) == "fga-2.16.1x-1");
}

TEST_CASE("A docked ship has no dial, stays, and undocks by a dial",
          "[fga-2.16.1.3x-3][fga-2.16.1.3x-4][fga-2.16.1.3x-6][fga-2.16.1.3-2][fga-2.16.1.3-3][fga-2.16.1.3-4]"
          "[fga-2.16.1.3-5][fga-3.5.1b-7][fga-3.5.1b-9]") {
  Match match = staged({pilot(), shuttle(), foe()}, with_dock({"T"}));
  match.passes("action", "T");
  match.passes("action", "B");
  match.passes("action", "P1");
  match.table.pieces[1].stays = true;
  match.start();
  match.dial("P1", "2F").does(Declare{"P1", "dock:T"});
  CHECK_FALSE(match["P1"].ship.dial.has_value());  // declaring takes the dial back ...
  match.dial("P1", "2F");
  CHECK(match["P1"].ship.declares.empty());  // ... and a dial the word
  match.does(Declare{"P1", "dock:T"});
  CHECK(rules::need_dials(match.catalog(), match.table, Side::player).empty());
  match.ready(Side::player);
  CHECK(match["P1"].ship.docking == "T");
  match.says("ai-maneuver", "1B").finish_round();
  CHECK(match["P1"].pose == pose(457, 300));
  CHECK_FALSE(match["P1"].ship.executed.has_value());
  CHECK(test::deeds(match.table, "docked", "P1", "T") == 1);

  // It stays docked while it gets no dial.
  CHECK(match["P1"].ship.docking == "T");
  match.says("ai-maneuver", "1B").ready(Side::player).finish_round();
  CHECK(test::deeds(match.table, "docked", "P1", "T") == 2);
  match.dial("P1", "2T");
  CHECK(match["P1"].ship.docking == "T");
  match.ready(Side::player);
  CHECK(match["P1"].ship.docking.empty());
  match.turn("P1");
  CHECK(match["P1"].pose != pose(457, 300));
}

TEST_CASE("Docked: agility 0, no attack, no action",
          "[fga-2.16.1.3x-4][fga-2.16.1.3x-5][fga-3.5.1b-7][fga-3.5.1b-8][fga-2.16.1.3-3]") {
  Stage on({pilot(), shuttle(), fighter("B", "t65xwing", Side::enemy, 457, 180)}, with_dock({"T"}));
  on.edit("B").pose = pose(457, 150);
  on.run([](Game& game) { CHECK(rules::agility_of(game, "P1") == 3); });
  on.edit("P1").pose = pose(457, 300, 180);  // B is in its arc
  on.run([](Game& game) { CHECK(!rules::shots_of(game, "P1").empty()); });
  on.edit("P1").ship.docking = "T";
  on.run([](Game& game) {
    CHECK(rules::agility_of(game, "P1") == 0);
    CHECK(rules::shots_of(game, "P1").empty());
  });
  on.activate("P1");
  CHECK(on["P1"].pose == pose(457, 300, 180));
  CHECK(on.question("action") == nullptr);
  CHECK(on.told("fga-2.16.1.3x-4"));
  on.engage("P1");
  CHECK(on.question("attack") == nullptr);
  CHECK(on.told("fga-2.16.1.3x-5"));
  // Nor may anybody give it an action.
  on.run([](Game& game) { CHECK_FALSE(rules::offer_action(game, "P1", {})); });
  const state::Option* focus = on.offered("action", "focus");
  CHECK((focus == nullptr || focus->rule == "fga-2.16.1.3x-5"));
  on.edit("P1").ship.docking.clear();  // all of it ends with a new maneuver
  on.run([](Game& game) { CHECK(rules::agility_of(game, "P1") == 3); });
}

TEST_CASE("Ionised while docked a ship is rid of the ions where it lies", "[fga-2.16.1.3x-4]") {
  Stage on({pilot(), shuttle()}, with_dock({"T"}));
  on.edit("P1").ship.docking = "T";
  on.edit("P1").tokens.ion = 1;
  on.activate("P1");
  CHECK(on["P1"].pose == pose(457, 300));
  CHECK(on["P1"].tokens.ion == 0);
}

TEST_CASE("What it was docked with is gone: it undocks", "[fga-2.16.1.3x-6]") {
  Stage on({pilot(), shuttle()}, with_dock({"T"}));
  on.edit("P1").ship.docking = "T";
  on.edit("T").fled = true;
  on.run([](Game& game) { rules::note_docked(game); });
  CHECK(on["P1"].ship.docking.empty());
  CHECK(test::deeds(on.table, "docked", "P1") == 0);
}

// --- landing: the bay opens towards the ships, its entrance 90 mm before the front edge of the pilot's base.

state::Piece bay(Side side = Side::none) {
  state::Piece made = bare_component("bay", "docking-bay", 457, 500, 180);
  made.side = side;
  return made;
}
struct Approach : Stage {
  explicit Approach(const char* declares = "land:bay", const std::string& ref = "tielnfighter")
      : Stage({pilot(370, ref), bay()}, test::staged_mission()) {
    edit("P1").ship.declares = declares;
  }
};

TEST_CASE("A ship lands whose template crosses the entrance", "[fga-4.3.2.2-1][fga-4.3.2.2-2][fga-4.3.2.2p-1]") {
  Approach on;
  on.activate("P1", "3F");
  CHECK_FALSE(on["P1"].in_play());
  CHECK_FALSE(on["P1"].ship.destroyed);
  CHECK(test::deeds(on.table, "landed:bay", "P1") == 1);
  CHECK(on["P1"].ship.damage.empty());

  Approach unsaid("");
  unsaid.passes("action", "P1");  // it flies through
  unsaid.activate("P1", "3F");
  CHECK(unsaid["P1"].in_play());
  CHECK(unsaid["P1"].ship.damage.empty());

  Approach red;
  red.activate("P1", "3K");
  CHECK(red["P1"].in_play());
  CHECK(red["P1"].ship.damage.empty());
  CHECK(red.told("fga-4.3.2.2-1"));

  Stage behind({pilot(630), bay()}, test::staged_mission());
  behind.passes("action", "P1");  // from the back it crosses no entrance
  behind.edit("P1").pose = pose(457, 640, 180);
  behind.edit("P1").ship.declares = "land:bay";
  behind.activate("P1", "3F");
  CHECK(behind["P1"].in_play());
  CHECK(behind["P1"].ship.damage.size() == 1);
}

TEST_CASE("A landing fails that only the base reaches", "[fga-4.3.2.2-3][fga-4.3.2.2p-2]") {
  Approach on("land:bay", "tieddefender");
  on.passes("action", "P1");
  const int shields = on["P1"].ship.shields;
  on.activate("P1", "2F");
  CHECK(on["P1"].in_play());
  REQUIRE(on["P1"].ship.damage.size() == 1);
  CHECK(on["P1"].ship.damage[0].faceup);
  CHECK(on["P1"].ship.shields == shields);  // they are no help

  Approach short_of_it;
  short_of_it.passes("action", "P1");
  short_of_it.activate("P1", "1T");
  CHECK(short_of_it["P1"].in_play());
  CHECK(short_of_it["P1"].ship.damage.empty());
  Approach unsaid("");
  unsaid.passes("action", "P1");
  unsaid.activate("P1", "2F");
  CHECK(unsaid["P1"].ship.damage.empty());
}

TEST_CASE("Landing is declared in Planning, and not in the other side's bay", "[fga-4.3.2.2-1]") {
  for (const Side side : {Side::none, Side::player, Side::enemy}) {
    Match match = staged({pilot(370), bay(side), foe()}, test::staged_mission());
    match.start();
    CHECK(match.refusal(Declare{"P1", "land:bay"}) == (side == Side::enemy ? "fga-2.16.1x-1" : ""));
  }
}

}  // namespace
}  // namespace plotboard::mission_dock

// Bulk freighters (fga-4.5.1), and neutral ships.
#include <algorithm>
#include <catch2/catch.hpp>
#include <tuple>

#include "mission/conditions.hpp"
#include "rules/board/measure.hpp"
#include "rules/coop/freighters.hpp"
#include "rules/play/round.hpp"
#include "rules/second/rulebook.hpp"
#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/battle_commands.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_freighters {
namespace {

using rules::Game;
using state::Phase;
using state::Side;
using test::Arena;
using test::campaign;
using test::faces;
using test::fighter;

// Its base is 80 mm long: 1 straight takes it 120 mm ahead.
state::Piece freighter(const std::string& id, double x, double y, double heading = 0, Side side = Side::none) {
  state::Piece piece = fighter(id, "bulkfreighter", side, x, y, heading);
  piece.ai = true;
  piece.initiative = 0;
  return piece;
}
Arena& move(Arena& arena) {
  return arena.run([](Game& game) { rules::move_freighters(game); });
}

}  // namespace

TEST_CASE("A bulk freighter moves 1 straight by itself at initiative 0, before every ship",
          "[fga-4.5.1-2][fga-4.5.1-4][fga-sheet.component-1]") {
  Arena arena =
      campaign({freighter("F", 300, 200), test::with_initiative(fighter("A", "t65xwing", Side::player, 600, 300), 0)},
               Phase::activation);
  arena.run([](Game& game) { rules::advance(game); });
  CHECK(arena["F"].pose == test::pose(300, 320));
  CHECK(arena["F"].moved);
  CHECK_FALSE(arena["A"].moved);
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A"});
  CHECK(arena.asked.empty());
  move(arena);  // once a round
  CHECK(arena["F"].pose == test::pose(300, 320));
}

TEST_CASE("A freighter takes no turn in any phase", "[fga-4.5.1-4]") {
  for (const Phase phase : {Phase::system, Phase::engagement}) {
    Arena arena = campaign({freighter("F", 300, 200), fighter("A", "t65xwing", Side::player, 600, 300)}, phase);
    CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A"});
  }
  CHECK_FALSE(rules::takes_dial(rules::second_edition(), freighter("F", 300, 200)));
}

TEST_CASE("A freighter that is kept still does not move", "[fga-4.5.1-4]") {
  state::Piece still = freighter("F", 300, 200);
  still.stays = true;
  Arena arena = campaign({still}, Phase::activation);
  arena.edit("F").ship.fitness = state::Fitness::fit;
  move(arena);
  CHECK(arena["F"].pose == test::pose(300, 200));
  CHECK(arena["F"].moved);
}

TEST_CASE("Ships under a freighter's end are destroyed, and it rolls dice for them", "[fga-4.5.1-7][fga-4.5.1-8]") {
  // It ends at y = 280 to 360: two small ships and a large one under it, one small one just beyond.
  Arena arena = campaign(
      {freighter("F", 300, 200), fighter("S1", "t65xwing", Side::player, 270, 375),
       fighter("S2", "tielnfighter", Side::enemy, 250, 300), fighter("L", "vt49decimator", Side::enemy, 370, 320),
       fighter("B", "tielnfighter", Side::enemy, 320, 390)},
      Phase::activation);
  arena.dice(faces("hcbh"));  // 1 + 1 + 2
  move(arena);
  arena.expect_all_said();
  for (const char* id : {"S1", "S2", "L"}) {
    INFO(id);
    CHECK(arena[id].ship.destroyed);
    CHECK(arena[id].ship.removed);
  }
  CHECK(arena["B"].in_play());
  CHECK(arena["F"].pose == test::pose(300, 320));
  CHECK(arena["F"].ship.shields == 1);  // 2 hits and a critical hit on 4 shields
  CHECK(arena["F"].ship.damage.empty());
}

TEST_CASE("Ships in the way that it does not end on are left alone", "[fga-4.5.1-7]") {
  // 100 mm to its left front: beside the template, clear of the end.
  Arena arena =
      campaign({freighter("F", 300, 200), fighter("A", "t65xwing", Side::player, 236, 260)}, Phase::activation);
  move(arena);
  CHECK(arena["A"].in_play());
  CHECK(test::count_events<state::DiceRolled>(arena) == 0);
}

TEST_CASE("A critical hit on a freighter's hull counts as two hits", "[fga-4.5.1-5]") {
  Arena arena = campaign({freighter("F", 300, 200)});
  test::suffers(arena, "F", 3, 2);  // the last shield takes the first critical hit
  CHECK(arena["F"].ship.shields == 0);
  CHECK(test::damage_on(arena, "F") == 2);
  for (const state::DamageCard& card : arena["F"].ship.damage) CHECK_FALSE(card.faceup);
  test::suffers(arena, "F", 0, 3);
  CHECK(arena["F"].ship.destroyed);
}

TEST_CASE("Freighters of one lane follow each other", "[fga-4.5.1-4][fga-4.5.1-7]") {
  Arena arena =
      campaign({freighter("F1", 300, 150), freighter("F2", 300, 240), freighter("F3", 300, 330)}, Phase::activation);
  move(arena);
  CHECK(arena["F1"].pose == test::pose(300, 270));
  CHECK(arena["F2"].pose == test::pose(300, 360));
  CHECK(arena["F3"].pose == test::pose(300, 450));
  for (const char* id : {"F1", "F2", "F3"}) CHECK_FALSE(arena[id].ship.destroyed);
}

TEST_CASE("AI ships keep out of a freighter's way with the maneuver most like the chosen one", "[fga-4.5.1-9]") {
  // The TIE's 4 straight ends where the freighter from the left comes next, so would 3 and 5 straight.
  const ai::Decision free = test::decides({});
  REQUIRE(geom::code_of(free.flown) == "4F");
  const ai::Decision d = test::decides({freighter("F", 1380, 1700, 90)});
  CHECK(geom::code_of(d.maneuver) == "4F");
  CHECK(test::has_step(d, "fga-4.5.1-9"));
  CHECK(geom::code_of(d.flown) == "2F");  // another speed rather than another bearing
  // One that comes elsewhere, and one that keeps still, change nothing.
  CHECK(geom::code_of(test::decides({freighter("F", 1380, 1560, 90)}).flown) == "4F");
  state::Piece still = freighter("F", 1380, 1700, 90);
  still.stays = true;
  CHECK(geom::code_of(test::decides({still}).flown) == "4F");
}

TEST_CASE("Where nothing avoids the freighter the chosen maneuver is flown", "[fga-4.5.1-10]") {
  // Freighters everywhere ahead; the ship has nothing but maneuvers ahead.
  std::vector<state::Piece> fleet;
  int number = 0;
  for (double x = 1180; x <= 1840; x += 81) {
    for (double y = 1440; y <= 1860; y += 81) {
      fleet.push_back(freighter("F" + std::to_string(++number), x, y - 120));
    }
  }
  const ai::Decision d = test::decides(fleet);
  CHECK(test::has_step(d, "fga-4.5.1-10"));
  CHECK(d.flown == d.maneuver);
}

TEST_CASE("Neutral ships are nobody's targets and nobody's friends", "[fga-4.5.1-2]") {
  Arena arena =
      campaign({fighter("A", "t65xwing", Side::player, 457, 300), freighter("F", 457, 460), freighter("G", 457, 700)});
  CHECK(test::verdict(arena, "primary:0>F") == "none");
  arena.edit("F").side = Side::enemy;  // a mission makes it one
  CHECK(test::verdict(arena, "primary:0>F") == "legal");
  arena.edit("F").side = Side::none;
  arena.run([](Game& game) {
    CHECK_FALSE(game.friendly("F", "G"));
    CHECK_FALSE(game.friendly("A", "F"));
  });
}

TEST_CASE("Freighters come in squads of any faction, and rank changes nothing about them",
          "[fga-4.5.1-2][fga-4.5.1-3][fga-4.5.1-4]") {
  for (const std::string side : {"neutral", "enemy", "ally"}) {
    INFO(side);
    const data::Catalog made = test::catalog_with_mission(R"({"squads": [{"name": "Convoy", "side": ")" + side + R"(",
        "faction": "scumandvillainy", "arrival": "setup", "vectors": ["1"], "order": "escape:east",
        "ships": [{"ship": "bulkfreighter"}, {"ship": "bulkfreighter"}]}]})");
    test::Played table(made, 6, 8);
    const auto ships = test::squad_on(table.table, "Convoy");
    REQUIRE(ships.size() == 2);
    Ids ids;
    for (const state::Piece* ship : ships) {
      CHECK(ship->side == (side == "neutral" ? Side::none : side == "enemy" ? Side::enemy : Side::player));
      CHECK(ship->initiative == 0);
      CHECK(ship->ship.pilot_card.empty());
      CHECK_FALSE(ship->ship.elite);
      CHECK_FALSE(ship->ship.regenerates);
      CHECK(ship->ship.wing == state::Wing{});
      CHECK_FALSE(mission::is_of_flight_group(*ship));
      ids.push_back(ship->id);
    }
    table.start();
    const state::Table before = table.table;
    table.table.play.phase = Phase::activation;
    table.run([](Game& game) { rules::move_freighters(game); });
    for (const std::string& id : ids) {
      CHECK(table[id].ship.hull == 8);
      CHECK(table[id].ship.shields == 4);
      const geom::Pose from = before.find(id)->pose;
      CHECK(table[id].pose == geom::Pose{from.x + base::um_from_mm(120), from.y, from.heading});
    }
    // Over the edge it has left, and is no loss: by its order's, and by any other.
    for (const auto& [x, heading, deed] :
         {std::tuple{850.0, 90.0, "left:east"}, std::tuple{60.0, 270.0, "left:west"}}) {
      test::Played away(made);
      away.start();
      away.edit(ids.back()).pose = test::pose(x, 700, heading);
      away.table.play.phase = Phase::activation;
      away.run([](Game& game) { rules::move_freighters(game); });
      CHECK(mission::fate_of(away[ids.back()]) == mission::Fate::left);
      const auto& deeds = away.table.progress.deeds;
      CHECK(std::any_of(deeds.begin(), deeds.end(),
                        [what = std::string(deed)](const state::Deed& done) { return done.what == what; }));
    }
  }
}

TEST_CASE("A freighter has no attack and no defense dice", "[fga-4.5.1-3]") {
  Arena arena = campaign({fighter("A", "t65xwing", Side::player, 457, 300), freighter("F", 457, 500, 0, Side::enemy)});
  arena.says("attack", "primary:0>F").dice(faces("hcb"));
  test::engages(arena);
  arena.expect_all_said();
  CHECK(test::defense_thrown(arena) == -1);
  CHECK(arena["F"].ship.shields == 2);
  CHECK(test::shots(arena, "F").empty());
}

}  // namespace plotboard::mission_freighters

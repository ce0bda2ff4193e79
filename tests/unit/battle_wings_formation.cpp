// Wings: who may form one, where its ships stand, how they are placed, and their turns after the leader's.
#include <catch2/catch.hpp>

#include "geom/formation.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/wings.hpp"
#include "state/scene.hpp"
#include "support/battle.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::battle_wings_formation {

using rules::Game;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;
using test::Match;
using test::wing_of;

namespace {

bool stands_at(const state::Piece& ship, double x, double y, double heading = 0) {
  return ship.pose == test::pose(x, y, heading);
}

Ids activated(const Arena& arena) {
  Ids ids;
  for (const state::Event& event : arena.events) {
    if (const auto* done = get_if<state::ShipActivated>(&event)) ids.push_back(done->id);
  }
  return ids;
}

Arena& fly(Arena& arena, const std::string& code) {
  arena.edit("A1").ship.dial = geom::maneuver_from_code(code);
  return arena.run([](Game& game) { rules::activate(game, "A1"); });
}

}  // namespace

TEST_CASE("The wing tool has six fixed places, all facing as the leader", "[2e-wing-2][2e-wing-3]") {
  const auto& figures = test::catalog().figures;
  CHECK(figures.wing_gap.mm() == Approx(20));  // our own figure: a template's width
  const auto place = [&](const geom::Pose& leader, int number) {
    return geom::wing_tool_pose(figures, geom::BaseKind::small, leader, number);
  };
  const geom::Pose ahead = test::pose(457, 300);
  CHECK(place(ahead, 1) == ahead);
  CHECK(place(ahead, 2) == test::pose(397, 300));  // left flank: a base and a template's width aside
  CHECK(place(ahead, 3) == test::pose(517, 300));
  CHECK(place(ahead, 4) == test::pose(457, 240));
  CHECK(place(ahead, 5) == test::pose(397, 240));
  CHECK(place(ahead, 6) == test::pose(517, 240));
  const geom::Pose right = test::pose(457, 300, 90);
  CHECK(place(right, 2) == test::pose(457, 360, 90));
  CHECK(place(right, 6) == test::pose(397, 240, 90));
}

TEST_CASE("A wing is a leader and two to five wingmates, all small, none docked", "[2e-wing-1][2e-wing-2][2e-wing-5]") {
  const auto refusal = [](std::vector<state::Piece> pieces) {
    pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 800, 180));
    return Match(std::move(pieces)).refusal(rules::StartBattle{});
  };
  CHECK(refusal(wing_of("t65xwing", 3)).empty());
  CHECK(refusal(wing_of("t65xwing", 6)).empty());
  CHECK(refusal(wing_of("t65xwing", 2)) == "2e-wing-1");
  auto wing = wing_of("t65xwing", 3);
  wing[2] = fighter("A3", "arc170starfighter", Side::player, 600, 300);  // medium
  wing[2].ship.wing = {"A1", 3, false};
  CHECK(refusal(wing) == "2e-wing-1");
  wing = wing_of("t65xwing", 3);
  wing[2].side = Side::enemy;
  CHECK(refusal(wing) == "2e-wing-1");
  wing = wing_of("t65xwing", 3);
  wing[2].ship.wing.place = 2;
  CHECK(refusal(wing) == "2e-wing-2");
  wing = wing_of("t65xwing", 4);
  wing[3].ship.carrier = "E";
  const auto docked = [&] {
    state::Table table = test::table(wing, true);
    return rules::wing_fault(test::catalog(), table, table.pieces[3]);
  };
  REQUIRE(docked());
  CHECK(docked()->rule == "2e-wing-5");
}

TEST_CASE("The wing is placed with its leader; who does not fit splits", "[2e-wing-4]") {
  auto pieces = wing_of("t65xwing", 6);
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 800, 180));
  Match match(pieces);
  match.start(Side::player, true);
  CHECK(match.refusal(rules::PlacePieces{{{"A2", test::pose(397, 80)}}}) == "2e-wing-4");
  SECTION("All of it") {
    match.does(rules::PlacePieces{{{"A1", test::pose(457, 80)}}});
    CHECK(stands_at(match["A2"], 397, 80));
    CHECK(stands_at(match["A6"], 517, 20));
    for (const char* id : {"A2", "A3", "A4", "A5", "A6"}) {
      CHECK_FALSE(match[id].waiting);
      CHECK(match[id].ship.is_wingmate());
      CHECK(match[id].tokens.stress == 0);
    }
    CHECK(rules::next_to_place(test::catalog(), match.table).pieces == Ids{"E"});
  }
  SECTION("Without room on the left") {
    match.does(rules::PlacePieces{{{"A1", test::pose(50, 80)}}});
    for (const char* id : {"A2", "A5"}) {
      CHECK(match[id].waiting);
      CHECK(match[id].ship.wing.split);
      CHECK(match[id].tokens.stress == 1);
    }
    CHECK(stands_at(match["A6"], 110, 20));
    // They go anywhere in the deployment area, before anything else.
    CHECK(rules::next_to_place(test::catalog(), match.table).pieces == Ids{"A2"});
    match.does(rules::PlacePieces{{{"A2", test::pose(700, 50)}}});
    match.does(rules::PlacePieces{{{"A5", test::pose(760, 50)}}});
    CHECK(rules::next_to_place(test::catalog(), match.table).pieces == Ids{"E"});
  }
}

TEST_CASE("Ships that stand already when the battle starts take their places", "[2e-wing-4]") {
  auto pieces = wing_of("t65xwing", 3);
  pieces[1].pose = test::pose(700, 600, 45);
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 517, 320, 180));  // where A3 should stand
  Match match(pieces);
  match.start();
  CHECK(stands_at(match["A2"], 397, 300));
  CHECK(match["A3"].ship.wing.split);
  CHECK(match["A3"].tokens.stress == 1);
}

TEST_CASE("Only the leader gets a dial", "[2e-wing-6]") {
  auto pieces = wing_of("t65xwing", 3);
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 800, 180));
  Match match(pieces);
  match.start();
  CHECK(rules::need_dials(test::catalog(), match.table, Side::player) == Ids{"A1"});
  CHECK(match.refusal(rules::SetDial{"A2", geom::maneuver_from_code("2F")}) == "2e-wing-6");
  match.plan();
  CHECK(match.table.play.phase == state::Phase::activation);
}

TEST_CASE("Wingmates activate after their leader in the order of their places", "[2e-wing-7][2e-wing-8]") {
  auto pieces = wing_of("t65xwing", 4);
  std::reverse(pieces.begin(), pieces.end());
  for (state::Piece& piece : pieces) piece.initiative = piece.id == "A1" ? 5 : piece.id == "A2" ? 1 : 3;
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 100, 800, 180));
  Arena arena(pieces);
  arena.passes("action", "A2");
  arena.passes("action", "A3");
  arena.passes("action", "A4");
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"E"});  // not A2 with its 1
  arena.edit("E").moved = true;
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A1"});
  // It rolls after its maneuver: the wing closes up on where it ends.
  arena.says("action", "barrel-roll").says("barrel-roll", "right-middle");
  fly(arena, "2F");
  arena.expect_all_said();
  const geom::Pose leader = arena["A1"].pose;
  CHECK(leader == test::pose(457 + 80, 300 + 120));
  CHECK(stands_at(arena["A2"], 477, 420));
  CHECK(stands_at(arena["A3"], 597, 420));
  CHECK(stands_at(arena["A4"], 537, 360));
  CHECK(activated(arena) == Ids{"A1", "A2", "A3", "A4"});
}

TEST_CASE("A wingmate counts as having revealed and fully executed its leader's maneuver", "[2e-wing-9]") {
  Arena arena(wing_of("t65xwing", 3));
  SECTION("With its colour") {
    fly(arena, "4K");
    CHECK(stands_at(arena["A1"], 457, 500, 180));
    CHECK(stands_at(arena["A2"], 517, 500, 180));  // left of the leader as it faces now
    for (const char* id : {"A1", "A2", "A3"}) CHECK(arena[id].tokens.stress == 1);
    const auto executed = arena["A3"].ship.executed;
    REQUIRE(executed);
    CHECK(executed->maneuver == geom::maneuver_from_code("4K"));
    CHECK(executed->difficulty == geom::Difficulty::red);
    CHECK(executed->fully);
    CHECK(arena["A3"].ship.revealed);
  }
  SECTION("Blue takes a stress token away") {
    arena.passes("action");
    arena.edit("A2").tokens.stress = 1;
    fly(arena, "2F");
    CHECK(arena["A2"].tokens.stress == 0);
  }
  SECTION("Fully, even where the leader was stopped") {
    arena.table.pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 400, 180));
    arena.edit("E").ship = rules::equipped(test::catalog(), arena["E"]);
    arena.says("action", "focus").says("action", "pass");
    fly(arena, "2F");
    arena.expect_all_said();  // A2 acts, A3 could; A1 cannot
    CHECK_FALSE(arena["A1"].ship.executed->fully);
    CHECK(arena["A2"].ship.executed->fully);
    CHECK(arena["A2"].pose.y == arena["A1"].pose.y);
    CHECK(arena["A2"].tokens.focus == 1);
  }
}

TEST_CASE("A maneuver that its own dial lacks does not stop a wingmate", "[2e-wing-10]") {
  auto pieces = wing_of("t65xwing", 3);
  pieces[1].ref = "tielnfighter";  // has no 1 straight
  Arena arena(pieces);
  arena.passes("action", "A1");
  arena.passes("action", "A2");
  arena.passes("action", "A3");
  fly(arena, "1F");
  CHECK(stands_at(arena["A2"], 397, 380));
  CHECK(arena["A2"].ship.executed->difficulty == geom::Difficulty::blue);
  CHECK(arena["A2"].ship.is_wingmate());
}

TEST_CASE("What lies under its place takes effect as in a move", "[2e-wing-11]") {
  auto pieces = wing_of("t65xwing", 3);
  SECTION("An asteroid") {
    pieces.push_back(test::obstacle("R", "coreasteroid0", 397, 420));
    REQUIRE(test::catalog().obstacle("coreasteroid0") != nullptr);
    Arena arena(pieces);
    arena.passes("action", "A1");
    arena.dice({state::Face::hit}).says("action", "pass");
    fly(arena, "2F");
    CHECK(arena["A2"].ship.shields == arena["A2"].ship.shield_limit - 1);
    CHECK(arena["A2"].ship.skips_action);
    CHECK(stands_at(arena["A2"], 397, 420));
    CHECK(arena["A2"].ship.is_wingmate());
  }
  SECTION("Nothing that it only flies past") {
    pieces.push_back(test::obstacle("R", "coreasteroid0", 397, 360));
    Arena arena(pieces);
    arena.passes("action", "A1");
    arena.passes("action", "A2");
    arena.passes("action", "A3");
    fly(arena, "4F");  // ends 200 ahead; no template lies across the rock (2e-wing-8)
    CHECK(arena["A2"].ship.shields == arena["A2"].ship.shield_limit);
  }
}

TEST_CASE("A wingmate whose place is taken flies by itself, without action, and splits", "[2e-wing-12]") {
  auto pieces = wing_of("t65xwing", 3);
  SECTION("By a ship") {
    pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 397, 425, 180));
    Arena arena(pieces);
    arena.passes("action", "A1");
    arena.passes("action", "A3");
    fly(arena, "2F");
    CHECK(arena["A2"].pose.x == test::pose(397, 0).x);
    CHECK(arena["A2"].pose.y < test::pose(0, 390).y);  // touches the ship in its way
    CHECK(arena["A2"].pose.y > test::pose(0, 370).y);
    CHECK_FALSE(arena["A2"].ship.executed->fully);
    CHECK(arena["A2"].ship.skips_action);
    CHECK(arena["A2"].ship.wing.split);
    CHECK(arena["A2"].moved);
    CHECK_FALSE(rules::lost_its_dial(arena["A2"]));
    CHECK(arena["A3"].ship.is_wingmate());
  }
  SECTION("By the edge of the board") {
    for (state::Piece& piece : pieces) piece.pose.x = piece.pose.x - base::um_from_mm(370);
    Arena arena(pieces);
    arena.passes("action", "A1");
    arena.passes("action", "A3");
    arena.passes("action", "A2");  // A2 at 27 mm from the edge
    fly(arena, "2Y");              // to the right: its place then lies ahead, that of A3 behind
    CHECK(arena["A2"].ship.is_wingmate());
    Arena other(pieces);
    other.passes("action", "A1");
    other.passes("action", "A3");
    fly(other, "2B");  // to the left: the left flank would stand off the board
    CHECK(other["A2"].ship.wing.split);
    CHECK(other["A2"].pose.x.mm() == Approx(other["A1"].pose.x.mm() - 60));  // the same bank from beside it
    CHECK(other["A2"].pose.y == other["A1"].pose.y);
    CHECK(other["A2"].pose.heading == other["A1"].pose.heading);
  }
}

TEST_CASE("A wing comes back from its scene, and a leader taken off the table leaves none behind", "[plotboard]") {
  state::Table table = test::table(wing_of("t65xwing", 3), true);
  table.pieces[2].ship.wing.split = true;
  const auto again = state::read_scene(state::write_scene(table, false), "scene", test::catalog());
  REQUIRE(again);
  CHECK(*again == table);
  for (const state::Event& event : rules::resolve(test::catalog(), table, rules::RemovePieces{{"A1"}})) {
    state::fold(table, event);
  }
  CHECK(state::broken_invariants(table).empty());
  CHECK(table.find("A2")->ship.wing == state::Wing{});
}

TEST_CASE("The AI flies a wing by its leader's card", "[2e-wing-6][2e-wing-7]") {
  auto pieces = wing_of("tielnfighter", 3);
  for (state::Piece& piece : pieces) piece.ai = true;
  pieces.push_back(fighter("E", "t65xwing", Side::enemy, 457, 800, 180));
  Arena arena(pieces);
  arena.edit("E").moved = true;
  arena.says("ai-maneuver", "3F").says("action", "evade").says("action", "focus").says("action", "evade");
  arena.run([](Game& game) { rules::take_turn(game, "A1"); });
  arena.expect_all_said();
  CHECK(stands_at(arena["A3"], 517, 460));
  CHECK(arena["A2"].tokens.focus == 1);
  CHECK(rules::whose_turn(test::catalog(), arena.table).empty());
}

}  // namespace plotboard::battle_wings_formation

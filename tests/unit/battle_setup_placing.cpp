// Placing obstacles and forces by hand, with every illegal place refused, and by the program.
#include <catch2/catch.hpp>

#include "battle_commands.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/setup.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_setup_placing {

using rules::PlacePieces;
using state::Phase;
using state::Side;
using test::catalog;
using test::fighter;
using test::Match;
using test::obstacle;
using test::pose;

namespace {

PlacePieces put(const std::string& id, double x, double y, double heading = 0) {
  return PlacePieces{{{id, pose(x, y, heading)}}};
}
state::Piece pilot(const std::string& id, const std::string& ship, Side side, int initiative) {
  state::Piece piece = fighter(id, ship, side, 0, 0);
  piece.initiative = initiative;
  return piece;
}
Ids next(const Match& match) { return rules::next_to_place(catalog(), match.table).pieces; }
Side turn_of(const Match& match) { return rules::next_to_place(catalog(), match.table).side; }
Match forces() {
  Match match({pilot("a", "t65xwing", Side::player, 4), pilot("b", "t65xwing", Side::player, 2),
               pilot("c", "tielnfighter", Side::enemy, 2), pilot("d", "tielnfighter", Side::enemy, 1)});
  match.start(Side::player, true);
  return match;
}
// A ship of the player alone in the pool.
Match alone(const std::string& ship) {
  Match match({pilot("a", ship, Side::player, 4)});
  match.start(Side::player, true);
  return match;
}
// Extents of coreasteroid0: x -20 to 20.5, y -14.5 to 15.5 mm about its pose (assets/obstacles.json).
constexpr double kLeft = 20, kRight = 20.5, kBelow = 14.5;

}  // namespace

TEST_CASE("Obstacles are placed alternately from the first player, then ships", "[battle][2e-setup-1][2e-setup-8]") {
  Match match({obstacle("r1", "coreasteroid0", 0, 0), obstacle("r2", "coreasteroid1", 0, 0),
               obstacle("r3", "coreasteroid2", 0, 0), pilot("a", "t65xwing", Side::player, 3),
               pilot("b", "tielnfighter", Side::enemy, 3)});
  match.start(Side::enemy, true);
  REQUIRE(match.table.play.phase == Phase::setup);
  CHECK(next(match) == Ids{"r1", "r2", "r3"});  // any of the pool
  CHECK(turn_of(match) == Side::enemy);
  CHECK(match.refusal(put("a", 457, 50)) == "2e-setup-11");  // forces come later
  match.does(put("r2", 300, 300));
  CHECK(turn_of(match) == Side::player);
  CHECK(next(match) == Ids{"r1", "r3"});
  match.does(put("r1", 600, 300));
  CHECK(turn_of(match) == Side::enemy);
  match.does(put("r3", 457, 600));
  CHECK(next(match) == Ids{"b"});
  match.does(put("b", 457, 880, 180));
  CHECK(match.table.play.phase == Phase::setup);
  match.does(put("a", 457, 50));
  CHECK(match.table.play.phase == Phase::planning);
  CHECK(match.table.play.decks[0].draw.size() == 33);
  CHECK(rules::next_to_place(catalog(), match.table).pieces.empty());
}

TEST_CASE("Obstacles lie beyond range 1 of one another", "[battle][2e-setup-9]") {
  Match match({obstacle("r1", "coreasteroid0", 0, 0), obstacle("r2", "coreasteroid0", 0, 0),
               pilot("a", "t65xwing", Side::player, 3)});
  match.start(Side::player, true).does(put("r1", 300, 400, 90));
  // At heading 90 the token's own x axis points down the table; both lie alike, so the gap is along its y axis.
  const double width = 15.5 + 14.5;
  CHECK(match.refusal(put("r2", 300 + width + 90, 400, 90)) == "2e-setup-9");
  CHECK(match.refusal(put("r2", 300 + width + 110, 400, 90)).empty());
}

TEST_CASE("Exactly range 1 is not beyond it", "[battle][2e-setup-9]") {
  Match match({obstacle("r1", "coreasteroid0", 0, 0), obstacle("r2", "coreasteroid0", 0, 0),
               pilot("a", "t65xwing", Side::player, 3)});
  match.start(Side::player, true).does(put("r1", 300, 400));
  const geom::PlacedShape first = rules::shape_of(catalog(), match["r1"]).value();
  double last_refused = 0, first_free = 0;
  for (double x = 400; x < 500; x += 0.5) {
    state::Piece second = match["r2"];
    second.pose = pose(x, 400);
    const double gap = geom::gap_mm(first, rules::shape_of(catalog(), second).value());
    if (match.refusal(put("r2", x, 400)).empty()) {
      if (first_free == 0) first_free = gap;
    } else {
      last_refused = gap;
    }
  }
  CHECK(last_refused <= 100.02);
  CHECK(last_refused > 99);
  CHECK(first_free > 100);
  CHECK(first_free < 101);
}

TEST_CASE("Obstacles lie beyond range 2 of every edge", "[battle][2e-setup-10]") {
  Match match({obstacle("r1", "coreasteroid0", 0, 0), pilot("a", "t65xwing", Side::player, 3)});
  match.start(Side::player, true);
  CHECK(match.refusal(put("r1", 200 + kLeft, 457)) == "2e-setup-10");  // exactly range 2
  CHECK(match.refusal(put("r1", 200 + kLeft + 0.1, 457)).empty());
  CHECK(match.refusal(put("r1", 914.4 - 200 - kRight, 457)) == "2e-setup-10");
  CHECK(match.refusal(put("r1", 914.4 - 200 - kRight - 0.1, 457)).empty());
  CHECK(match.refusal(put("r1", 457, 200 + kBelow - 1)) == "2e-setup-10");
  CHECK(match.refusal(put("r1", 457, 914.4 - 200)) == "2e-setup-10");
}

TEST_CASE("Ships are placed by ascending initiative, the first player's before the second's",
          "[battle][2e-setup-11][2e-initiative-2][2e-initiative-4]") {
  Match match = forces();
  CHECK(next(match) == Ids{"d"});
  CHECK(match.refusal(put("b", 300, 50)) == "2e-setup-11");
  match.does(put("d", 457, 880, 180));
  CHECK(next(match) == Ids{"b"});  // first player at initiative 2
  match.does(put("b", 457, 50));
  CHECK(next(match) == Ids{"c"});
  CHECK(turn_of(match) == Side::enemy);
  match.does(put("c", 300, 880, 180));
  CHECK(next(match) == Ids{"a"});
}

TEST_CASE("Equal initiatives of one player go down in any order", "[battle][2e-setup-11]") {
  Match match({pilot("a", "t65xwing", Side::player, 2), pilot("b", "t65xwing", Side::player, 2)});
  match.start(Side::player, true);
  CHECK(next(match) == Ids{"a", "b"});
  match.does(put("b", 457, 50));
  CHECK(next(match) == Ids{"a"});
  CHECK(match.refusal(put("b", 300, 50)) == "2e-setup-1");  // it stands
  CHECK(match.refusal(PlacePieces{{{"a", pose(300, 50)}, {"b", pose(400, 50)}}}) == "2e-setup-11");
}

TEST_CASE("A ship stands wholly within range 1 of its player's edge", "[battle][2e-setup-7][2e-setup-12]") {
  const Match match = alone("t65xwing");                         // 40 mm base
  CHECK(match.refusal(put("a", 457, 80)).empty());               // 60 to 100 mm
  CHECK(match.refusal(put("a", 457, 81)) == "2e-setup-12");      // reaches 101 mm
  CHECK(match.refusal(put("a", 457, 20)).empty());               // on the edge
  CHECK(match.refusal(put("a", 457, 19)) == "2e-setup-12");      // over it
  CHECK(match.refusal(put("a", 19, 50)) == "2e-setup-12");       // over the side
  CHECK(match.refusal(put("a", 457, 75, 45)) == "2e-setup-12");  // its diagonal is 56.6 mm: up to 103.3
  CHECK(match.refusal(put("a", 457, 71, 45)).empty());
  CHECK(match.refusal(put("a", 457, 860, 180)) == "2e-setup-12");  // the other player's edge
}

TEST_CASE("The enemy has the opposite edge", "[battle][2e-setup-7][2e-setup-12]") {
  Match match({pilot("e", "tielnfighter", Side::enemy, 3)});
  match.start(Side::player, true);
  CHECK(match.refusal(put("e", 457, 50)) == "2e-setup-12");
  CHECK(match.refusal(put("e", 457, 914.4 - 80, 180)).empty());
  CHECK(match.refusal(put("e", 457, 914.4 - 81, 180)) == "2e-setup-12");
}

TEST_CASE("A large ship may stand out of the strip if it fills its depth", "[battle][2e-setup-13]") {
  const Match match = alone("vt49decimator");                    // 80 mm base, diagonal 113.1 mm
  CHECK(match.refusal(put("a", 457, 60)).empty());               // inside: 20 to 100
  CHECK(match.refusal(put("a", 457, 65)) == "2e-setup-13");      // 25 to 105: does not fill it
  CHECK(match.refusal(put("a", 457, 56.57, 45)).empty());        // 0 to 113
  CHECK(match.refusal(put("a", 457, 60, 45)) == "2e-setup-13");  // 3 to 117
  CHECK(match.refusal(put("a", 457, 54, 45)) == "2e-setup-13");  // off the board
  const Match medium = alone("ut60duwing");                      // 60 mm: no such licence
  CHECK(medium.refusal(put("a", 457, 75)) == "2e-setup-12");
}

TEST_CASE("Ships may touch at set-up but not lie on one another", "[battle][2e-setup-15]") {
  Match match({pilot("a", "t65xwing", Side::player, 2), pilot("b", "t65xwing", Side::player, 2)});
  match.start(Side::player, true).does(put("a", 400, 50));
  CHECK(match.refusal(put("b", 440, 50)).empty());
  CHECK(match.refusal(put("b", 439, 50)) == "2e-setup-15");
  match.does(put("b", 440, 50));
  const rules::Field field(catalog(), match.table);
  CHECK(rules::measure(field, "a", "b").range.band == 0);
}

TEST_CASE("A ship may be placed on an obstacle and suffers nothing", "[battle][2e-setup-16]") {
  Match match({obstacle("r1", "core2asteroid1", 457, 80), pilot("a", "t65xwing", Side::player, 2)});
  match.start(Side::player, true);
  match.table.pieces[0].waiting = false;  // a mission's rock, near the edge
  match.does(put("a", 457, 60));
  CHECK(match["a"].tokens == state::Tokens{});
  CHECK(match["a"].ship.shields == 2);
  CHECK(match["a"].ship.damage.empty());
}

TEST_CASE("The turret is pointed when its ship is placed", "[battle][2e-setup-14]") {
  Match match({pilot("a", "vt49decimator", Side::player, 2), pilot("b", "t65xwing", Side::player, 3)});
  match.start(Side::player, true).does(put("a", 457, 60));
  REQUIRE(match.table.play.choice);
  CHECK(match.table.play.choice->kind == "turret");
  CHECK(match.refusal(put("b", 300, 50)) == "plotboard");  // first the answer
  match.does(rules::Choose{"turret", "left-right", {}, {}, false, {}});
  CHECK(match["a"].ship.turret == state::Turret::left_right);
  match.does(put("b", 300, 50));
  CHECK(match.table.play.phase == Phase::planning);
}

TEST_CASE("Pieces that wait are nowhere on the board", "[battle][2e-setup-8]") {
  Match match({obstacle("r1", "coreasteroid0", 457, 457), pilot("a", "t65xwing", Side::player, 2)});
  match.start(Side::player, true);
  const rules::Field field(catalog(), match.table);
  CHECK(field.obstacles().empty());
  CHECK(field.ships().empty());
  CHECK_FALSE(match["a"].in_play());
  CHECK(match.refusal(rules::RemovePieces{{"r1"}}) == "2e-setup-1");
  CHECK(match.refusal(rules::ChangePiece{match["a"]}) == "2e-setup-1");
}

TEST_CASE("Ships that start docked are not placed; their carrier must be able to carry them", "[battle][2e-setup-18]") {
  std::vector<state::Piece> pieces{pilot("g", "vcx100lightfreighter", Side::player, 2),
                                   pilot("p", "attackshuttle", Side::player, 2),
                                   pilot("x", "t65xwing", Side::player, 3)};
  pieces[1].ship.carrier = "g";
  Match match(pieces);
  match.start(Side::player, true);
  CHECK(next(match) == Ids{"g"});
  match.does(put("g", 457, 60)).does(put("x", 300, 50));
  CHECK(match.table.play.phase == Phase::planning);
  CHECK(match["p"].ship.carrier == "g");
  CHECK(match["p"].ship.hull == 3);  // equipped like the others
  pieces[1].ship.carrier = "";
  pieces[2].ship.carrier = "g";  // an X-wing does not fit
  CHECK(Match(pieces).refusal(rules::StartBattle{1, false, Side::player, true}) == "2e-setup-18");
  pieces[1].ship.carrier = "g";
  pieces[2] = pilot("x", "sheathipedeclassshuttle", Side::player, 3);
  pieces[2].ship.carrier = "g";  // it would, but not beside another
  CHECK(Match(pieces).refusal(rules::StartBattle{1, false, Side::player, true}) == "2e-dock-1");
}

TEST_CASE("The program places six obstacles and eight ships a side, all legally", "[battle][2e-setup-6][2e-setup-8]") {
  const auto seed = GENERATE(range(std::uint64_t{1}, std::uint64_t{9}));
  std::vector<state::Piece> pieces;
  const char* rocks[] = {"coreasteroid5",  "core2asteroid1", "coreasteroid2",
                         "core2asteroid0", "coreasteroid0",  "coreasteroid3"};
  for (int i = 0; i < 6; ++i) pieces.push_back(obstacle("r" + std::to_string(i), rocks[i], 0, 0));
  const char* ships[] = {"t65xwing", "vt49decimator", "ut60duwing", "tielnfighter"};
  for (int i = 0; i < 8; ++i) {
    pieces.push_back(pilot("a" + std::to_string(i), ships[i % 4], Side::player, i % 4));
    pieces.push_back(pilot("b" + std::to_string(i), ships[i % 3], Side::enemy, i % 5));
  }
  for (state::Piece& piece : pieces) piece.ai = piece.type == state::PieceType::ship;
  Match match(std::move(pieces));
  match.start(Side::player, true, seed);
  CHECK(match.table.area.width == base::um_from_mm(914.4));
  while (match.table.play.phase == Phase::setup) {
    const std::string id = next(match).front();
    const auto place = rules::suggested_place(catalog(), match.table, id);
    REQUIRE(place);
    CHECK(rules::suggested_place(catalog(), match.table, id) == place);  // the same each time
    match.does(PlacePieces{{{id, *place}}});
  }
  CHECK(match.table.pieces.size() == 22);  // none went back to the box
  CHECK(state::broken_invariants(match.table).empty());
}

TEST_CASE("An obstacle for which no room is left goes back to the box", "[battle][2e-setup-9]") {
  Match match({obstacle("r1", "coreasteroid5", 0, 0), obstacle("r2", "coreasteroid5", 0, 0),
               pilot("a", "t65xwing", Side::player, 2)});
  match.table.area = {"free", base::um_from_mm(540), base::um_from_mm(540)};  // 140 mm for obstacles
  match.start(Side::player, true);
  const auto place = rules::suggested_place(catalog(), match.table, "r1");
  REQUIRE(place);
  match.does(PlacePieces{{{"r1", *place}}});
  CHECK(match.table.find("r2") == nullptr);
  CHECK(next(match) == Ids{"a"});
}

}  // namespace plotboard::battle_setup_placing

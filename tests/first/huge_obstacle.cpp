// A huge ship that serves as an obstacle: nobody's, in the way of all as a huge ship is, and proof against everything.
#include "data/catalog.hpp"
#include "first/fights.hpp"
#include "first/huge_ships.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::first_huge_obstacle {

using namespace test;
using first_fights::Fight;
using first_fights::ours;
using first_fights::theirs;
using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

namespace {

constexpr const char* kShort = "1e-huge-ship-short";
constexpr const char* kLong = "1e-huge-ship-long";
constexpr const char* kXwing = first_fights::kXwing;
constexpr const char* kTie = first_fights::kTie;

state::Piece hulk(double x, double y, double heading = 0, const char* kind = kLong) {
  return obstacle("H", kind, x, y, heading);
}
// Across the table: 40 mm to either side of its y.
state::Piece across(double y = 500) { return hulk(457, y, 90); }

// A ship a side, six rocks and a huge ship, all in the pool.
std::vector<state::Piece> pool(Side of_hulk) {
  std::vector<state::Piece> pieces{ours("A", kXwing, 0, 0), theirs("B", kTie, 0, 0)};
  for (int i = 0; i < 6; ++i) {
    pieces.push_back(obstacle("R" + std::to_string(i), "coreasteroid" + std::to_string(i), 0, 0));
  }
  pieces.push_back(hulk(0, 0, 0, kShort));
  pieces.back().side = of_hulk;
  return pieces;
}
rules::Placing next(const Fight& fight) { return rules::next_to_place(catalog(), fight.table()); }
void place_next(Fight& fight) {
  const Id id = next(fight).pieces.front();
  const auto place = rules::suggested_place(catalog(), fight.table(), id);
  REQUIRE(place);
  fight.does(rules::PlacePieces{{{id, *place}}});
}
bool same(const state::Piece& a, const state::Piece& b) { return a == b; }

}  // namespace

TEST_CASE("A huge ship may serve as an obstacle, as large as its bases are [huge-obstacle-1]", "[first][hulk]") {
  for (const auto& [kind, base] : {std::pair(kShort, geom::BaseKind::huge_short), {kLong, geom::BaseKind::huge_long}}) {
    INFO(kind);
    const data::Obstacle* obstacle = catalog().obstacle(kind);
    REQUIRE(obstacle != nullptr);
    CHECK(obstacle->base == base);
    CHECK(rules::is_hulk(catalog(), hulk(457, 457, 0, kind)));
    state::Table made = table({hulk(457, 457, 0, kind), small("S", 457, 457 + 250)}, true);
    made.ruleset = "1e";
    const rules::Field field(catalog(), made);
    CHECK(field.obstacles().empty());  // it is met as a ship is, not as a rock
    REQUIRE(field.hulks().size() == 1);
    const double half = catalog().figures.base_of(base).length.mm() / 2;
    CHECK(rules::measure(field, "S", "H").gap_mm == Approx(250 - half - 20));
  }
  CHECK_FALSE(rules::is_hulk(catalog(), obstacle("R", "coreasteroid0", 0, 0)));
}

TEST_CASE(
    "It is placed first, in place of the three obstacles of one player, and the other places three [huge-obstacle-3]",
    "[first][hulk]") {
  const Side of = GENERATE(Side::none, Side::player, Side::enemy);
  const Side placer = of == Side::none ? Side::enemy : of;  // the first player, unless they agreed otherwise
  Fight fight(pool(of), Side::enemy, true);
  CHECK(fight.all<state::PieceRemoved>().size() == 3);
  CHECK(next(fight).side == placer);
  CHECK(next(fight).pieces == Ids{"H"});
  CHECK(fight.refusal(first_fights::put("R0", 300, 300)) == "huge-obstacle-3");
  CHECK(fight.refusal(first_fights::put("H", 290, 457)) == "");
  CHECK(fight.refusal(first_fights::put("H", 235, 457)) == "1e-setup-6");  // 40 mm of it beside: within range 2
  place_next(fight);
  for (int left = 3; left > 0; --left) {
    CHECK(next(fight).side == state::other(placer));
    CHECK(next(fight).pieces.size() == static_cast<std::size_t>(left));
    place_next(fight);
  }
  CHECK(next(fight).pieces == Ids{"B"});  // then the forces
}

TEST_CASE("Rocks lie beyond range 1 of it too [huge-obstacle-3]", "[first][hulk]") {
  Fight fight({hulk(0, 0), obstacle("R", "coreasteroid0", 0, 0), ours("A", kXwing, 0, 0)}, Side::player, true);
  fight.does(first_fights::put("H", 300, 457));
  CHECK(fight.refusal(first_fights::put("R", 300 + 40 + 20 + 98, 457)) == "1e-setup-5");
  CHECK(fight.refusal(first_fights::put("R", 300 + 40 + 20 + 102, 457)) == "");
}

TEST_CASE("Nobody controls it, whoever put it there [huge-obstacle-5]", "[first][hulk]") {
  state::Piece lies = across();
  lies.side = Side::enemy;
  Fight fight({ours("A", kXwing, 457, 100), theirs("B", kTie, 457, 850), lies});
  CHECK(rules::need_dials(catalog(), fight.table(), Side::enemy) == Ids{"B"});
  fight.plan("2F");
  CHECK(fight.finish_phase() == Ids{"B", "A"});
  REQUIRE(fight.phase() == Phase::engagement);
  CHECK(fight.finish_phase() == Ids{"A", "B"});
  CHECK(same(fight["H"], lies));
}

TEST_CASE("A small ship that ends on it stops against it, loses its action and throws a die [huge-obstacle-6]",
          "[first][hulk]") {
  const Face face = GENERATE(Face::hit, Face::crit, Face::focus);
  Arena arena({ours("A", kXwing, 457, 380), across()}, "1e");
  arena.dice({face});
  first_fights::activates(arena, "A", "3F");
  CHECK(arena["A"].pose.y.mm() < 440);
  CHECK(arena["A"].pose.y.mm() > 430);
  CHECK(arena.question("action") == nullptr);
  CHECK(damage_to(arena, "A") == (face == Face::focus ? 0 : 1));
  CHECK(arena["A"].ship.skips_action);
}

TEST_CASE("Its maneuver may cross it; who ends clear of it suffers nothing [huge-obstacle-6]", "[first][hulk]") {
  Arena arena({ours("A", kXwing, 457, 380), across(470)}, "1e");
  arena.passes("action");
  first_fights::activates(arena, "A", "4F");  // 430 to 510 lies below the template, the base ends at 560
  CHECK(arena["A"].pose.y.mm() == Approx(580));
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("A boost or barrel roll may not end on it, its template may lie across [huge-obstacle-6]", "[first][hulk]") {
  const auto places = [](const state::Piece& thing, geom::Reposition kind) {
    state::Table made = table({ours("A", kXwing, 457, 500), thing}, true);
    made.ruleset = "1e";
    const rules::Field field(catalog(), made);
    return rules::judged_places(field, *field.ship("A"), kind);
  };
  for (const rules::JudgedPlace& place : places(across(590), geom::Reposition::boost)) {
    INFO(place.place.name);
    CHECK_FALSE(place.legal);
    CHECK(rules::first::cite(place.rule) == Id("1e-boost-3"));
  }
  // One corner comes up between where the roll to the right begins and where it ends, 40 mm beside the ship.
  const auto legal_to_the_right = [&](const state::Piece& thing) {
    bool any = false;
    for (const rules::JudgedPlace& place : places(thing, geom::Reposition::barrel_roll)) {
      any = any || (place.legal && place.place.side > 0 && place.place.slide_mm == 0);
    }
    return any;
  };
  const double dx = (first_huge_ships::kHalfLong - 40) * 0.70710678,
               dy = (first_huge_ships::kHalfLong + 40) * 0.70710678;
  CHECK(legal_to_the_right(hulk(457 + 40 - dx, 494 - dy, 45)));
  CHECK_FALSE(legal_to_the_right(obstacle("R", "coreasteroid0", 457 + 40, 494 - 12)));
}

TEST_CASE("An attack past it is obstructed [huge-obstacle-6]", "[first][hulk]") {
  const bool between = GENERATE(true, false);
  Arena arena({ours("A", kXwing, 457, 380), theirs("B", kTie, 457, 640), between ? across() : hulk(700, 500)}, "1e",
              Phase::engagement);
  arena.says("attack", "primary:0>B").dice(first_huge_ships::blanks(3));
  arena.dice(first_huge_ships::blanks(between ? 5 : 4));  // agility 3, range 3
  first_fights::attacks(arena, "A");
  arena.expect_all_said();
}

TEST_CASE(
    "A huge ship that runs into it takes a face-up card and acts; it stays as it was [huge-obstacle-6]"
    "[huge-obstacle-7]",
    "[first][hulk]") {
  constexpr double kBow = 200 + first_huge_ships::kHalfLong + 80;
  const state::Piece lies = across(kBow + 20);
  Arena arena = first_huge_ships::play({first_huge_ships::cr90(Side::player, 457, 200), lies});
  first_huge_ships::next_card(arena, first_huge_ships::kFore, 324);
  arena.says("action", "reinforce").says("reinforce", "fore");
  first_huge_ships::activate(arena, "2F");
  CHECK(arena["A"].pose.y.mm() < 280);
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(arena["A"].ship.damage.front().faceup);
  CHECK(arena["A"].ship.damage.front().section == state::Section::fore);
  CHECK(arena["A"].tokens.reinforce_fore == 1);
  CHECK(arena.told("huge-obstacle-6"));
  CHECK(same(arena["H"], lies));
}

TEST_CASE("It is no target, of attacks, locks or cards that remove obstacles [huge-obstacle-7]", "[first][hulk]") {
  constexpr const char* kTorpedo = "1e-upgrade-seismictorpedo";
  state::Piece lies = across();
  lies.side = Side::enemy;
  Arena arena({ours("A", kXwing, 457, 380, 0, {kTorpedo}), lies}, "1e");
  arena.passes("action");
  first_fights::acts(arena, "A");
  REQUIRE(arena.question("action") != nullptr);
  CHECK(first_fights::verdict(arena, "action", kTorpedo) != "legal");
  CHECK(first_fights::verdict(arena, "action", "lock") == "1e-action-7");
  arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  CHECK(same(arena["H"], lies));
}

}  // namespace plotboard::first_huge_obstacle

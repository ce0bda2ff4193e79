// Lines of the first edition's ledger that no other test has: ships in the way, the ruler's edge, teams, hyperspace
// markers.
#include <algorithm>
#include <cmath>

#include "data/device.hpp"
#include "rules/board/measure.hpp"
#include "support/first.hpp"

namespace plotboard::first_ledger_lines {
namespace {

using namespace test::first;

constexpr double kRadian = 3.14159265358979323846 / 180;

// A flies that maneuver; how everybody else stood before, stands after.
struct Flown {
  state::Piece flier;
  bool all_stand_still = true;
};
Flown flown(std::vector<state::Piece> others, const char* code) {
  Arena arena = flight(kXwing, {}, others);
  fly(arena, code);
  Flown result{arena["A"], true};
  for (const state::Piece& other : others) {
    const state::Piece& now = arena[other.id];
    result.all_stand_still = result.all_stand_still && now.pose == other.pose && !now.moved && !now.ship.executed;
  }
  return result;
}

}  // namespace

TEST_CASE("Ships in the way stand afterwards to a hair where they stood, and the mover where it has to [1e-man-12]",
          "[first]") {
  const state::Piece free = flown({}, "4F").flier;
  for (double heading = 0; heading < 360; heading += 17) {
    INFO(heading);
    const Flown past = flown({ally("F", 461.3, 372.7, {}, kXwing, heading), enemy("E", 70, {}, kTie, heading)}, "4F");
    CHECK(past.all_stand_still);
    CHECK(past.flier.pose == free.pose);
    CHECK(past.flier.ship.bumped.empty());
  }
  const state::Piece turn = flown({}, "3Y").flier;
  const Flown round = flown({ally("F", 480, 380), ally("G", 540, 330, {}, kXwing, 40)}, "3Y");
  CHECK(round.all_stand_still);
  CHECK(round.flier.pose == turn.pose);
}

TEST_CASE("A ship that another runs into is not moved by it, whoever runs and however it stands [1e-man-22]",
          "[first]") {
  for (const char* code : {"2F", "3F", "4K", "3Y", "2B"}) {
    const geom::Pose end = flown({}, code).flier.pose;
    for (double heading = 0; heading < 360; heading += 31) {
      INFO(code << ", heading " << heading);
      state::Piece in_the_way = ally("F", end.x.mm() + 4.7, end.y.mm() + 9.3, {}, kTie, heading);
      const Flown bump = flown({in_the_way}, code);
      CHECK(bump.all_stand_still);
      CHECK(bump.flier.ship.bumped == Ids{"F"});
      in_the_way.side = Side::enemy;
      CHECK(flown({in_the_way}, code).all_stand_still);
    }
  }
}

TEST_CASE("Range goes by one line without width: whichever way it lies, and from either end [1e-range-12]", "[first]") {
  for (double way = 0; way < 360; way += 15) {
    INFO(way);
    for (int band = 1; band <= 3; ++band) {
      for (const double more : {-0.05, 0.05}) {
        // Both bases turned that way, so that their sides face each other across the gap.
        const double apart = 40 + 100.0 * band + more;
        state::Piece other = enemy("B", 0, {}, kXwing, way);
        other.pose = test::pose(457 + apart * std::sin(way * kRadian), 457 + apart * std::cos(way * kRadian), way);
        state::Piece mine = ally("C", 457, 457, {}, kXwing, way);
        Arena arena({mine, other}, "1e");
        const rules::Field field(catalog(), arena.table);
        const int expected = more < 0 ? band : band == 3 ? 0 : band + 1;
        CHECK(rules::measure(field, "C", "B").range.band.value_or(0) == expected);
        CHECK(rules::measure(field, "B", "C").range.band.value_or(0) == expected);
      }
    }
  }
}

TEST_CASE("Abilities for friends reach every ship of the team, of whatever faction and whoever's it is [1e-event-5]",
          "[first]") {
  // The ledger's example: Epsilon Leader, with an X-wing and a scum ship of his team's other players beside him.
  state::Piece rebel = wingman("F", 80), scum = wingman("G", 20, {}, "1e-pilot-jakkugunrunner");
  rebel.squad = "Anna's";
  scum.squad = "Ben's";
  rebel.faction = "rebelalliance";
  scum.faction = "scumandvillainy";
  Arena arena = fight("1e-pilot-epsilonleader", {}, {rebel, scum, enemy("E", 50, {}, kTie)});
  arena.edit("A").faction = "firstorder";
  for (const char* id : {"A", "F", "G", "E"}) arena.edit(id).tokens.stress = 2;
  begin_combat(arena);
  for (const char* id : {"A", "F", "G"}) CHECK(arena[id].tokens.stress == 1);
  CHECK(arena["E"].tokens.stress == 2);
  // And what spares friends spares them.
  CHECK(shots_at(arena, "A", "F") == 0);
  CHECK(shots_at(arena, "A", "G") == 0);
}

TEST_CASE("Hyperspace tokens are markers of 52.7 by 46.4 mm that do nothing by themselves [1e-mission-3]", "[first]") {
  const data::Device* marker = catalog().device("hyperspace_marker");
  REQUIRE(marker != nullptr);
  CHECK_FALSE(marker->kind);  // no effect of its own
  geom::Box box;
  for (const geom::Vec2 point : marker->shape.outline) box.add(point);
  CHECK(box.high.x - box.low.x == Approx(52.7).margin(0.5));
  CHECK(box.high.y - box.low.y == Approx(46.4).margin(0.5));
  // A to D lie on the table; a ship flies over one, and stops on another.
  Pieces markers;
  for (const char* id : {"HA", "HB", "HC", "HD"})
    markers.push_back(device(id, "hyperspace_marker", 457, 340 + 60.0 * static_cast<double>(markers.size())));
  Arena arena = flight(kXwing, {}, markers);
  const state::Piece before = arena["A"];
  fly(arena, "3F");
  end_round(arena);
  CHECK(arena["A"].pose.y.mm() == Approx(460).margin(0.01));
  CHECK(arena["A"].ship.shields == before.ship.shields);
  CHECK(arena["A"].tokens == before.tokens);
  for (const state::Piece& each : markers) CHECK(arena[each.id].pose == each.pose);
}

}  // namespace plotboard::first_ledger_lines

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/rules.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::rules_movement {

using geom::BaseKind;
using geom::Bearing;
using test::catalog;
using test::obstacle;
using test::pose;
using test::small;

namespace {

// A rock of 40 x 30 mm, its long side along x.
constexpr const char* kRock = "core2asteroid2";

rules::MoveOutcome flown(const state::Table& table, const std::string& id, int speed, Bearing bearing) {
  const rules::Field field(catalog(), table);
  return rules::fly(field, *field.ship(id), {static_cast<std::int8_t>(speed), bearing});
}
Ids ids(const std::vector<rules::Crossing>& crossings) {
  Ids names;
  for (const rules::Crossing& crossing : crossings) names.push_back(crossing.id);
  return names;
}

}  // namespace

TEST_CASE("A free straight ends where the template says", "[2e-maneuver-3][2e-bearing-3]") {
  const auto outcome = flown(test::table({small("A", 400, 100)}), "A", 2, Bearing::straight);
  CHECK(outcome.fully_executed);
  CHECK(outcome.end == pose(400, 220));  // 2 x 40 mm and the base's own 40
  CHECK(outcome.touching.empty());
  CHECK_FALSE(outcome.left_area);
  CHECK_FALSE(outcome.hits_obstacle());
}

TEST_CASE("A bump ends touching and is not fully executed", "[2e-overlap-2][2e-overlap-3][2e-overlap-4]") {
  const auto outcome = flown(test::table({small("A", 400, 100), small("B", 400, 250)}), "A", 2, Bearing::straight);
  CHECK_FALSE(outcome.fully_executed);
  CHECK(outcome.bumped == Ids{"B"});
  CHECK(outcome.touching == Ids{"B"});
  CHECK(std::abs(outcome.end.y.mm() - 210.0) <= 0.010);  // 250 less one base
  CHECK(outcome.flown.length_mm < outcome.planned.length_mm);
}

TEST_CASE("Nose to nose the ship stays put and counts as cut short", "[2e-overlap-5]") {
  const auto table = test::table({small("A", 400, 100), test::ship("B", BaseKind::medium, 400, 150, 180)});
  const auto outcome = flown(table, "A", 1, Bearing::straight);
  CHECK_FALSE(outcome.fully_executed);
  CHECK(outcome.end == pose(400, 100));
  CHECK(outcome.touching == Ids{"B"});
}

TEST_CASE("A ship that bumps may touch several", "[2e-overlap-13]") {
  const auto outcome =
      flown(test::table({small("A", 400, 100), small("B", 379, 240), small("C", 421, 240)}), "A", 2, Bearing::straight);
  CHECK(outcome.touching == Ids{"B", "C"});
}

TEST_CASE("A blocked Koiogran turn does not turn", "[2e-bearing-9][2e-bearing-10]") {
  const auto outcome = flown(test::table({small("A", 400, 100), small("B", 400, 310)}), "A", 4, Bearing::koiogran_turn);
  CHECK_FALSE(outcome.fully_executed);
  CHECK(outcome.end.heading.value == 0);
  CHECK(outcome.maneuver == geom::Maneuver{4, Bearing::koiogran_turn});
  const auto free = flown(test::table({small("A", 400, 100)}), "A", 4, Bearing::koiogran_turn);
  CHECK(free.end == pose(400, 300, 180));
}

TEST_CASE("A stop is fully executed even in contact", "[2e-bearing-12][2e-bearing-13][2e-bearing-15]") {
  const auto outcome = flown(test::table({small("A", 400, 100), small("B", 400, 140)}), "A", 0, Bearing::stationary);
  CHECK(outcome.fully_executed);
  CHECK(outcome.end == pose(400, 100));
  CHECK(outcome.touching == Ids{"B"});
  CHECK(outcome.bumped.empty());
}

TEST_CASE("A template on a rock is a hit though the base is clear at both ends", "[2e-maneuver-10]") {
  const auto outcome =
      flown(test::table({small("A", 400, 100), obstacle("R", kRock, 400, 200)}), "A", 4, Bearing::straight);
  CHECK(ids(outcome.template_crosses) == Ids{"R"});
  CHECK(outcome.base_overlaps.empty());
  CHECK(outcome.hits_obstacle());
  CHECK(outcome.fully_executed);
}

TEST_CASE("What the base sweeps over does not count", "[2e-maneuver-9]") {
  // Turned on its side the rock is 30 mm wide; 27 mm off the line it is clear of the 20 mm template, under the base.
  const auto outcome =
      flown(test::table({small("A", 400, 100), obstacle("R", kRock, 427, 200, 90)}), "A", 4, Bearing::straight);
  CHECK_FALSE(outcome.hits_obstacle());
}

TEST_CASE("Ending on a rock is another list than moving through one", "[2e-maneuver-10][2e-overlap-2]") {
  const auto outcome =
      flown(test::table({small("A", 400, 100), obstacle("through", kRock, 400, 170), obstacle("on", kRock, 400, 310)}),
            "A", 4, Bearing::straight);
  CHECK(ids(outcome.template_crosses) == Ids{"through"});
  CHECK(ids(outcome.base_overlaps) == Ids{"on"});
  CHECK(outcome.fully_executed);  // obstacles do not cut a maneuver short
}

TEST_CASE("Leaving a rock is no hit unless the template lies on it", "[2e-obstacle-21][2e-obstacle-22]") {
  const auto under_the_rear = test::table({small("A", 400, 400), obstacle("R", kRock, 400, 385)});
  CHECK_FALSE(flown(under_the_rear, "A", 3, Bearing::straight).hits_obstacle());
  const auto under_the_nose = test::table({small("A", 400, 400), obstacle("R", kRock, 400, 418)});
  CHECK(ids(flown(under_the_nose, "A", 3, Bearing::straight).template_crosses) == Ids{"R"});
}

TEST_CASE("A stop on a rock overlaps it again", "[2e-bearing-14][2e-obstacle-21]") {
  const auto table = test::table({small("A", 400, 400), obstacle("R", kRock, 400, 385)});
  const auto outcome = flown(table, "A", 0, Bearing::stationary);
  CHECK(ids(outcome.base_overlaps) == Ids{"R"});
  CHECK(outcome.template_crosses.empty());
}

TEST_CASE("Several obstacles are listed in the order of the way", "[2e-obstacle-19]") {
  const auto table = test::table({small("A", 400, 100), obstacle("far", kRock, 400, 290),
                                  obstacle("near", kRock, 400, 160), obstacle("middle", kRock, 400, 225)});
  CHECK(ids(flown(table, "A", 5, Bearing::straight).template_crosses) == Ids{"near", "middle", "far"});
}

TEST_CASE("Obstacles are judged at the place backed up to", "[2e-overlap-15][2e-obstacle-2]") {
  const state::Piece rock = obstacle("R", kRock, 385, 305);
  const auto free = flown(test::table({small("A", 400, 100), rock}), "A", 4, Bearing::straight);
  CHECK(ids(free.base_overlaps) == Ids{"R"});
  // C stops it some 55 mm short: neither base nor template reaches the rock any more.
  const auto stopped =
      flown(test::table({small("A", 400, 100), small("C", 420, 285), rock}), "A", 4, Bearing::straight);
  CHECK_FALSE(stopped.fully_executed);
  CHECK_FALSE(stopped.hits_obstacle());
}

TEST_CASE("Only the end decides who leaves", "[2e-flee-1][2e-flee-2]") {
  // A left-leaning start, a sharp turn right: half-way through, the base hangs over the left edge by some 14 mm.
  const auto outcome = flown(test::table({small("A", 30, 400, 315)}), "A", 1, Bearing::turn_right);
  CHECK_FALSE(outcome.left_area);
  CHECK(outcome.end.heading.value == 45000);
  CHECK(outcome.overhang_mm == Approx(28.284271 - 30).margin(0.002));
}

TEST_CASE("A tenth of a millimetre over the edge is left", "[2e-flee-1][2e-flee-3]") {
  // A 1 straight of a small base: the front edge ends 100 mm ahead of where the centre was.
  const auto leaves = [](double y) {
    return flown(test::table({small("A", 400, y)}), "A", 1, Bearing::straight).left_area;
  };
  CHECK(leaves(814.5));
  CHECK_FALSE(leaves(814.4));
  CHECK_FALSE(leaves(814.41));  // within the contact tolerance
  CHECK(leaves(814.411));
  for (const BaseKind base : {BaseKind::medium, BaseKind::large}) {
    const double half = base == BaseKind::medium ? 30 : 40;
    const double y = 914.4 - half - 40 - 2 * half;
    CHECK_FALSE(flown(test::table({test::ship("A", base, 400, y)}), "A", 1, Bearing::straight).left_area);
    CHECK(flown(test::table({test::ship("A", base, 400, y + 0.1)}), "A", 1, Bearing::straight).left_area);
  }
}

TEST_CASE("Guides do not hang over the edge", "[2e-flee-1][2e-flee-3]") {
  const auto table = test::table({small("A", 400, 814.4)}, true);
  CHECK_FALSE(flown(table, "A", 1, Bearing::straight).left_area);
}

TEST_CASE("Leaving is judged at the place backed up to", "[2e-flee-4][2e-overlap-14]") {
  const auto alone = test::table({small("A", 400, 780)});
  CHECK(flown(alone, "A", 2, Bearing::straight).left_area);
  const auto stopped = flown(test::table({small("A", 400, 780), small("B", 400, 870)}), "A", 2, Bearing::straight);
  CHECK_FALSE(stopped.left_area);
  CHECK_FALSE(stopped.fully_executed);
}

TEST_CASE("Markers, templates, rulers, devices and ships that left are never in the way") {
  state::Piece marker = small("M", 400, 220);
  marker.type = state::PieceType::marker;
  state::Piece laid = marker;
  laid.id = "T";
  laid.type = state::PieceType::template_piece;
  laid.ref = "straight-3";
  state::Piece ruler = laid;
  ruler.id = "L";
  ruler.type = state::PieceType::ruler;
  ruler.ref = "range";
  state::Piece gone = small("G", 400, 230);
  gone.fled = true;
  const auto outcome = flown(test::table({small("A", 400, 100), marker, laid, ruler, gone}), "A", 2, Bearing::straight);
  CHECK(outcome.fully_executed);
  CHECK(outcome.touching.empty());
  CHECK_FALSE(outcome.hits_obstacle());
}

TEST_CASE("An ion straight onto a rock, and a rock where a ship arrives, are plain moves", "[2e-ion-3]") {
  state::Piece ion = small("A", 400, 400);
  ion.tokens.ion = 1;
  const auto onto = flown(test::table({ion, obstacle("R", kRock, 400, 485)}), "A", 1, Bearing::straight);
  CHECK(ids(onto.base_overlaps) == Ids{"R"});
  const auto spawned = test::table({small("A", 400, 400), obstacle("R", kRock, 400, 400)});
  const rules::Field field(catalog(), spawned);
  CHECK(rules::obstacles_under(field, field.ship("A")->moving).size() == 1);
  CHECK(flown(spawned, "A", 1, Bearing::straight).fully_executed);
}

TEST_CASE("Which templates exist", "[plotboard]") {
  const auto table = test::table({small("A", 400, 400), test::ship("H", BaseKind::huge_long, 200, 400)});
  const rules::Field field(catalog(), table);
  const auto can = [&field](const char* id, int speed, Bearing bearing) {
    return rules::flyable(field, *field.ship(id), {static_cast<std::int8_t>(speed), bearing});
  };
  CHECK(can("A", 5, Bearing::straight));
  CHECK_FALSE(can("A", 6, Bearing::straight));
  CHECK_FALSE(can("A", 0, Bearing::straight));
  CHECK(can("A", 3, Bearing::bank_left));
  CHECK_FALSE(can("A", 4, Bearing::bank_left));
  CHECK_FALSE(can("A", 4, Bearing::turn_left));
  CHECK(can("A", 0, Bearing::stationary));
  CHECK_FALSE(can("A", 1, Bearing::stationary));
  CHECK(can("H", 2, Bearing::straight));
  CHECK_FALSE(can("H", 2, Bearing::turn_left));
  CHECK_FALSE(can("A", -1, Bearing::straight));
}

TEST_CASE("A barrel roll's places are judged one by one", "[2e-barrel-roll-7][2e-barrel-roll-8][2e-barrel-roll-9]") {
  const auto table = test::table({small("A", 400, 400), obstacle("R", kRock, 480, 400), small("B", 320, 445)});
  const rules::Field field(catalog(), table);
  int left_legal = 0;
  for (const auto& judged : rules::judged_places(field, *field.ship("A"), geom::Reposition::barrel_roll)) {
    if (judged.place.side > 0) {
      CHECK_FALSE(judged.legal);
      CHECK(judged.rule == "2e-barrel-roll-7");
      CHECK(judged.why.english().find('R') != std::string::npos);
    } else {
      left_legal += judged.legal ? 1 : 0;  // the front place reaches y 430 and B begins at 425
      if (!judged.legal) CHECK(judged.why.english() == "overlaps B");
    }
  }
  CHECK(left_legal == 2);
}

TEST_CASE("No reposition leaves the table", "[2e-boost-4][2e-flee-5]") {
  const auto table = test::table({small("A", 400, 850)});
  const rules::Field field(catalog(), table);
  for (const auto& judged : rules::judged_places(field, *field.ship("A"), geom::Reposition::boost)) {
    CHECK_FALSE(judged.legal);
    CHECK(judged.rule == "2e-flee-5");
  }
}

TEST_CASE("A tractor beam may put a ship onto a rock", "[2e-tractor-4][2e-barrel-roll-7]") {
  const auto table = test::table({small("A", 400, 400), obstacle("R", kRock, 480, 400)});
  const rules::Field field(catalog(), table);
  for (const auto& judged : rules::judged_places(field, *field.ship("A"), geom::Reposition::tractor)) {
    CHECK(judged.legal);
  }
}

TEST_CASE("A move asked for again is worked out anew once a ship has moved", "[2e-overlap-2][2e-maneuver-3]") {
  state::Table table = test::table({small("A", 400, 100), small("B", 400, 250)});
  rules::Field field(catalog(), table);
  const auto end_of = [&field](int speed, Bearing bearing) {
    return rules::fly(field, *field.ship("A"), {static_cast<std::int8_t>(speed), bearing}).end;
  };
  const geom::Pose stopped = end_of(2, Bearing::straight);
  CHECK(stopped.y < pose(400, 220).y);
  CHECK(end_of(2, Bearing::straight) == stopped);
  CHECK(end_of(1, Bearing::straight) == pose(400, 180));  // another move is another answer
  CHECK(rules::fly(field, *field.ship("B"), {2, Bearing::straight}).end == pose(400, 370));
  table.pieces[1].pose = pose(700, 250);
  REQUIRE(field.follow("B"));
  CHECK(end_of(2, Bearing::straight) == pose(400, 220));
  CHECK(rules::fly(field, *field.ship("B"), {2, Bearing::straight}).end == pose(700, 370));
}

}  // namespace plotboard::rules_movement

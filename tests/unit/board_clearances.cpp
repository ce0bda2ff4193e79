// How narrowly a move misses what it misses (rules/board/clearances.hpp).
#include "rules/board/clearances.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "base/rng.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::board_clearances {

using test::catalog;
using test::obstacle;
using test::small;

namespace {

// A rock with one vertex farthest right, 22 mm, and one farthest down, 15 mm from its middle.
constexpr const char* kRock = "core2asteroid2";
constexpr geom::Maneuver kTwoStraight{2, geom::Bearing::straight};

// "A" at 400, 100 flies 2 straight to 400, 220: its template covers x 390 to 410 and y 120 to 200, its base at the end
// x 380 to 420 and y 200 to 240.
std::vector<rules::Clearance> of(const state::Table& table, double close_mm = 3) {
  const rules::Field field(catalog(), table);
  const rules::Field::Ship& ship = *field.ship("A");
  return rules::clearances(field, ship, rules::fly(field, ship, kTwoStraight), close_mm);
}
std::vector<rules::Clearance> of(std::vector<state::Piece> others, double close_mm = 3) {
  others.push_back(small("A", 400, 100));
  return of(test::table(std::move(others)), close_mm);
}
void check_is(const rules::Clearance& found, Id id, double gap_mm, bool by_template) {
  CHECK(found.id == id);
  CHECK(found.gap_mm == Approx(gap_mm).margin(1e-6));
  CHECK(found.by_template == by_template);
}

}  // namespace

TEST_CASE("An obstacle is near the template or the base at the end, on either side of its outline",
          "[clearances][2e-obstacle-1]") {
  for (const double gap : {0.4, -0.4, 2.5, -2.5}) {
    INFO(gap);
    const auto beside = of({obstacle("R1", kRock, 368 - gap, 160)});
    REQUIRE(beside.size() == 1);
    check_is(beside[0], "R1", gap, true);
    const auto ahead = of({obstacle("R1", kRock, 400, 255 + gap)});
    REQUIRE(ahead.size() == 1);
    check_is(ahead[0], "R1", gap, false);
  }
}

TEST_CASE("Of an obstacle near both the smaller gap counts", "[clearances]") {
  const auto base = of({obstacle("R1", kRock, 357.5, 202)}, 15);  // and 10 mm beside the template
  REQUIRE(base.size() == 1);
  check_is(base[0], "R1", 0.5, false);
}

TEST_CASE("What is not near is left out, up to the limit itself", "[clearances]") {
  CHECK(of({obstacle("R1", kRock, 364.99, 160)}).empty());
  CHECK(of({obstacle("R1", kRock, 371.01, 160)}).empty());  // well inside: no question
  CHECK(of({obstacle("R1", kRock, 365, 160)}).size() == 1);
  CHECK(of({obstacle("R1", kRock, 364.99, 160)}, 10).size() == 1);
  CHECK(of(std::vector<state::Piece>{}, 1000).empty());  // nor itself
}

TEST_CASE("What else a ship meets is looked at like an obstacle: a mission's containers, and mines",
          "[clearances][fga-4.5.2-4][2e-mine-1]") {
  state::Piece container = test::component("K1", "class-b-container", 0, 0, state::Side::none);
  state::Piece mine;
  mine.id = "proximity-mine-1";
  mine.type = state::PieceType::device;
  mine.ref = "proximity_mine";
  mine.side = state::Side::enemy;
  for (state::Piece piece : {container, mine}) {
    INFO(piece.id);
    const auto shape = rules::shape_of(catalog(), piece);
    REQUIRE(shape.has_value());
    piece.pose = test::pose(410 - shape->box.low.x + 0.4, 160);
    const auto close = of({piece});
    REQUIRE(close.size() == 1);
    check_is(close[0], piece.id, 0.4, true);
  }
  const auto harmless = of({test::component("T1", "turbolaser-tower", 410 + 20 + 0.4, 160)});
  CHECK(harmless.empty());  // an emplacement: ships fly across it
}

TEST_CASE("Of a ship that stays where it is only the base counts", "[clearances][2e-bearing-15]") {
  const state::Table table = test::table({small("A", 400, 100), obstacle("R1", kRock, 400, 135.4)});
  const rules::Field field(catalog(), table);
  const rules::Field::Ship& ship = *field.ship("A");
  const auto close = rules::clearances(field, ship, rules::fly(field, ship, {0, geom::Bearing::stationary}), 3);
  REQUIRE(close.size() == 1);
  check_is(close[0], "R1", 0.4, false);
}

TEST_CASE("Ships near the base at the end count, those that it rests against do not", "[clearances][2e-overlap-13]") {
  const auto near = of({small("B", 441.2, 220), small("C", 440.5, 160)});  // C stands beside the way
  REQUIRE(near.size() == 1);
  check_is(near[0], "B", 1.2, false);
  const auto bumped = of({small("B", 400, 250), small("C", 441, 200)});
  REQUIRE(bumped.size() == 1);  // stopped at 210 against B
  check_is(bumped[0], "C", 1, false);
}

TEST_CASE("A ship that touches by its guides is not narrowly missed", "[clearances][2e-overlap-13]") {
  std::vector<state::Piece> pieces{small("A", 400, 100), small("B", 400, 262)};
  const auto guided = of(test::table(pieces, true));
  const auto plain = of(test::table(pieces));
  REQUIRE(plain.size() == 1);
  check_is(plain[0], "B", 2, false);
  CHECK(guided.empty());
}

TEST_CASE("The closest comes first, on whichever side", "[clearances]") {
  const auto close = of({obstacle("R1", kRock, 434, 160, 180), obstacle("R2", kRock, 368.5, 160), small("B", 441, 220),
                         obstacle("R3", kRock, 400, 258)});
  REQUIRE(close.size() == 4);
  check_is(close[0], "R2", -0.5, true);
  check_is(close[1], "B", 1, false);
  check_is(close[2], "R1", 2, true);
  check_is(close[3], "R3", 3, false);
}

TEST_CASE("On any table they are what the gaps of outlines say", "[clearances][property]") {
  base::Rng rng(11);
  const auto between = [&rng](int low, int high) { return rng.between(low * 1000, high * 1000) / 1000.0; };
  const std::vector<geom::Maneuver> maneuvers{
      kTwoStraight, {3, geom::Bearing::bank_left}, {1, geom::Bearing::turn_right}, {4, geom::Bearing::koiogran_turn}};
  std::size_t found = 0;
  for (int i = 0; i < 300; ++i) {
    std::vector<state::Piece> pieces{small("A", 457, 457, between(0, 360))};
    for (int rock = 1; rock <= 6; ++rock) {
      pieces.push_back(
          obstacle("R" + std::to_string(rock), kRock, between(300, 600), between(300, 600), between(0, 360)));
    }
    for (int other = 1; other <= 3; ++other) {
      pieces.push_back(small("B" + std::to_string(other), between(250, 650), between(250, 650), between(0, 360)));
    }
    const state::Table table = test::table(std::move(pieces), i % 2 == 0);
    const rules::Field field(catalog(), table);
    const rules::Field::Ship& ship = *field.ship("A");
    const auto outcome = rules::fly(field, ship, maneuvers[static_cast<std::size_t>(i) % maneuvers.size()]);
    const auto close = rules::clearances(field, ship, outcome, 10);
    const rules::Field::Ship end = field.placed(ship.piece, outcome.end);
    const auto listed = [&close](Id id) -> const rules::Clearance* {
      const auto at = std::find_if(close.begin(), close.end(), [id](const rules::Clearance& c) { return c.id == id; });
      return at == close.end() ? nullptr : &*at;
    };
    const auto check_one = [&](Id id, double gap, bool counts) {
      const rules::Clearance* one = listed(id);
      REQUIRE((one != nullptr) == (counts && std::abs(gap) <= 10));
      if (one != nullptr) CHECK(one->gap_mm == gap);
    };
    for (const rules::Field::Obstacle& rock : field.obstacles()) {
      const double under = geom::gap_mm(end.moving, rock.shape), way = geom::gap_mm(outcome.flown, rock.shape);
      check_one(field.piece(rock).id, std::abs(way) < std::abs(under) ? way : under, true);
    }
    for (const rules::Field::Ship& other : field.ships()) {
      const Id id = field.piece(other).id;
      const bool rests = std::find(outcome.touching.begin(), outcome.touching.end(), id) != outcome.touching.end();
      check_one(id, geom::gap_mm(end.moving, other.moving), id != "A" && !rests);
    }
    for (std::size_t n = 1; n < close.size(); ++n) {
      CHECK(std::abs(close[n - 1].gap_mm) <= std::abs(close[n].gap_mm));
    }
    found += close.size();
  }
  CHECK(found > 200);
}

}  // namespace plotboard::board_clearances

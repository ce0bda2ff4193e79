// Boost, barrel roll, decloak, tractor, bank roll and wing places.
#include <catch2/catch.hpp>

#include <array>
#include <string>

#include "geom/geom.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_ways_reposition {

using geom::BaseKind;
using geom::Edition;
using geom::Place;
using geom::Pose;
using geom::Reposition;

namespace {

std::vector<Place> places(BaseKind base, Edition edition, Reposition kind) {
  return geom::places(test::figures(), base, edition, Pose{}, kind);
}
void check_pose(const Pose& pose, double right, double forward, double heading) {
  CHECK(pose.x.mm() == Approx(right).margin(0.0055));
  CHECK(pose.y.mm() == Approx(forward).margin(0.0055));
  CHECK(pose.heading == base::mdeg_from_degrees(heading).wrapped());
}
// Six rolls, left then right, back to front, at `first` in the list.
void check_rolls(BaseKind base, const std::vector<Place>& list, std::size_t first, double sideways, double slide) {
  REQUIRE(list.size() == first + 6);
  for (std::size_t i = 0; i < 6; ++i) {
    const Place& place = list[first + i];
    const int side = i < 3 ? -1 : 1;
    const double along = (static_cast<double>(i % 3) - 1) * slide;
    INFO(place.name);
    CHECK(place.side == side);
    CHECK(place.slide_mm == Approx(along));
    check_pose(place.end, side * sideways, along, 0);
    REQUIRE(place.template_outline.size() == 4);
    // The template lies between both bases, touching the edges of both.
    geom::Shape outline;
    outline.parts = {place.template_outline};
    geom::measure_radius(outline);
    const geom::PlacedShape laid = geom::placed(outline, Pose{});
    for (const Pose& pose : {Pose{}, place.end}) {
      CHECK(geom::gap_mm(geom::placed_base(test::figures(), base, false, pose), laid) == Approx(0).margin(1e-9));
    }
  }
}

}  // namespace

TEST_CASE("boosts are maneuvers with straight 1 and bank 1", "[ways][2e-boost-1][2e-boost-2][2e-boost-8]") {
  const double straight[] = {80, 100, 120};
  const double right[] = {37.57, 44.64, 51.72};
  const double forward[] = {90.71, 107.78, 124.85};
  for (const Edition edition : {Edition::first, Edition::second}) {
    for (std::size_t i = 0; i < 3; ++i) {
      const std::vector<Place> list = places(static_cast<BaseKind>(i), edition, Reposition::boost);
      REQUIRE(list.size() == 3);
      CHECK(list[0].name == "boost straight");
      check_pose(list[0].end, 0, straight[i], 0);
      check_pose(list[1].end, -right[i], forward[i], -45);
      check_pose(list[2].end, right[i], forward[i], 45);
      CHECK(list[1].piece.kind == geom::TemplateKind::bank);
      CHECK(list[1].piece.side == -1);
      CHECK(list[2].side == 1);
    }
  }
}

TEST_CASE("barrel rolls, second edition",
          "[ways][2e-barrel-roll-1][2e-barrel-roll-2][2e-barrel-roll-3][2e-barrel-roll-4][2e-barrel-roll-5]") {
  check_rolls(BaseKind::small, places(BaseKind::small, Edition::second, Reposition::barrel_roll), 0, 80, 10);
  check_rolls(BaseKind::medium, places(BaseKind::medium, Edition::second, Reposition::barrel_roll), 0, 80, 20);
  check_rolls(BaseKind::large, places(BaseKind::large, Edition::second, Reposition::barrel_roll), 0, 100, 20);
  const std::vector<Place> small = places(BaseKind::small, Edition::second, Reposition::barrel_roll);
  CHECK(small[5].name == "barrel roll right, front");
  CHECK(small[0].name == "barrel roll left, back");
  // The template's middle line lies on the side mark, whatever the place.
  for (const Place& place : small) {
    CHECK(place.piece.start.origin.x == Approx(place.side * 20.0));
    CHECK(place.piece.start.origin.y == Approx(0).margin(1e-12));
  }
  // Long edge: 40 mm along the ship, 20 mm across.
  const Place large = places(BaseKind::large, Edition::second, Reposition::barrel_roll)[4];
  CHECK(large.piece.start.origin.x == Approx(50));
  CHECK(large.piece.start.origin.y == Approx(-20));
  CHECK(large.piece.length_mm == 40);
}

TEST_CASE("barrel rolls, first edition, anywhere between two ends", "[ways]") {
  check_rolls(BaseKind::small, places(BaseKind::small, Edition::first, Reposition::barrel_roll), 0, 80, 20);
  check_rolls(BaseKind::large, places(BaseKind::large, Edition::first, Reposition::barrel_roll), 0, 100, 40);
  const auto roll = [](BaseKind base, Edition edition, double slide) {
    return geom::rolled(test::figures(), base, edition, Pose{}, Reposition::barrel_roll, 1, slide);
  };
  check_pose(roll(BaseKind::small, Edition::first, 13.5).end, 80, 13.5, 0);
  check_pose(roll(BaseKind::small, Edition::first, 25).end, 80, 20, 0);
  check_pose(roll(BaseKind::large, Edition::first, -99).end, 100, -40, 0);
  // The template may stand over neither base's front or back edge.
  for (const double slide : {-20.0, -7.5, 0.0, 20.0}) {
    const Place place = roll(BaseKind::small, Edition::first, slide);
    for (const geom::Vec2 p : place.template_outline) {
      CHECK(std::fabs(p.y) <= 20 + 1e-9);
      CHECK(std::fabs(p.y - slide) <= 20 + 1e-9);
    }
  }
  // Second edition: the nearest of the three places.
  check_pose(roll(BaseKind::small, Edition::second, 7).end, 80, 10, 0);
  check_pose(roll(BaseKind::medium, Edition::second, -9).end, 80, 0, 0);
}

TEST_CASE("decloaking", "[ways][2e-cloak-7][2e-cloak-8]") {
  const auto small = places(BaseKind::small, Edition::second, Reposition::decloak);
  check_pose(small.at(0).end, 0, 120, 0);
  check_rolls(BaseKind::small, small, 1, 120, 10);
  const auto medium = places(BaseKind::medium, Edition::second, Reposition::decloak);
  check_pose(medium.at(0).end, 0, 100, 0);
  check_rolls(BaseKind::medium, medium, 1, 80, 20);
  const auto large = places(BaseKind::large, Edition::second, Reposition::decloak);
  check_pose(large.at(0).end, 0, 120, 0);
  check_rolls(BaseKind::large, large, 1, 100, 20);
  const auto first = places(BaseKind::small, Edition::first, Reposition::decloak);
  check_pose(first.at(0).end, 0, 120, 0);
  check_rolls(BaseKind::small, first, 1, 120, 20);
}

TEST_CASE("tractor beams", "[ways][2e-tractor-3][2e-tractor-8]") {
  const auto small = places(BaseKind::small, Edition::second, Reposition::tractor);
  check_pose(small.at(0).end, 0, 80, 0);
  check_rolls(BaseKind::small, small, 1, 80, 10);
  const auto large = places(BaseKind::large, Edition::second, Reposition::tractor);
  check_pose(large.at(0).end, 0, 120, 0);
  check_rolls(BaseKind::large, large, 1, 100, 20);
  check_rolls(BaseKind::small, places(BaseKind::small, Edition::first, Reposition::tractor), 1, 80, 20);
  CHECK(places(BaseKind::large, Edition::first, Reposition::tractor).empty());
}

TEST_CASE("rolls with a bank template", "[ways]") {
  const auto list = places(BaseKind::small, Edition::second, Reposition::bank_barrel_roll);
  REQUIRE(list.size() == 12);
  for (const Place& place : list) {
    INFO(place.name);
    const bool forward = place.name.find("forward") != std::string::npos;
    const double heading = -45.0 * place.side * (forward ? 1 : -1);
    // Middle place 90.71 sideways and 37.57 ahead or back; then along the new axis.
    const geom::SinCos turn = geom::sin_cos_degrees(heading);
    check_pose(place.end, place.side * 90.71 + place.slide_mm * turn.sin,
               (forward ? 37.57 : -37.57) + place.slide_mm * turn.cos, heading);
  }
  // To the right, forward: 83.64 to 97.78 sideways and 44.65 to 30.50 ahead.
  check_pose(list[6].end, 97.78, 30.50, -45);
  check_pose(list[8].end, 83.64, 44.65, -45);
  CHECK(places(BaseKind::medium, Edition::second, Reposition::bank_barrel_roll).empty());
}

TEST_CASE("huge ships have no repositions", "[ways][2e-huge-21]") {
  for (const Reposition kind : {Reposition::boost, Reposition::barrel_roll, Reposition::decloak, Reposition::tractor,
                                Reposition::bank_barrel_roll}) {
    CHECK(places(BaseKind::huge_short, Edition::second, kind).empty());
    CHECK(places(BaseKind::huge_long, Edition::first, kind).empty());
  }
}

TEST_CASE("places turn with the ship", "[ways]") {
  const Pose start{{500000}, {400000}, {90000}};  // looks along +x: its right is -y
  const auto rolls = geom::places(test::figures(), BaseKind::small, Edition::second, start, Reposition::barrel_roll);
  check_pose(rolls[5].end, 510, 320, 90);
  const auto banks =
      geom::places(test::figures(), BaseKind::small, Edition::second, start, Reposition::bank_barrel_roll);
  check_pose(banks[7].end, 537.57, 400 - 90.71, 45);
}

TEST_CASE("places in a wing, a template's width apart",
          "[ways][fga-3.2.2-6][fga-3.3.9.1-1][fga-3.3.9.1-2][fga-3.3.9.1-3]") {
  const auto wing = [](int place) { return geom::wing_tool_pose(test::figures(), BaseKind::small, Pose{}, place); };
  check_pose(wing(1), 0, 0, 0);
  check_pose(wing(3), 60, 0, 0);
  check_pose(wing(4), 0, -60, 0);
  check_pose(wing(6), 60, -60, 0);
  check_pose(wing(geom::inverted_place(3)), -60, 0, 0);
  check_pose(wing(geom::inverted_place(4)), 0, -60, 0);
  check_pose(wing(geom::inverted_place(6)), -60, -60, 0);
  for (int place = 1; place <= 6; ++place) CHECK(geom::inverted_place(geom::inverted_place(place)) == place);
  // In the leader's own frame.
  const Pose leader{{100000}, {200000}, {180000}};
  check_pose(geom::wing_tool_pose(test::figures(), BaseKind::small, leader, 6), 40, 260, 180);
}

TEST_CASE("a place as it is seen from another of its wing", "[ways][fga-3.3.9.3-5]") {
  CHECK(geom::place_about(1, 6) == 6);
  CHECK(geom::place_about(3, 4) == 5);  // of a block, seen from the front right: B is behind and left,
  CHECK(geom::place_about(3, 6) == 4);  // A straight behind
  CHECK(geom::place_about(4, 6) == 3);
  CHECK(geom::place_about(3, 3) == 1);
  CHECK_FALSE(geom::place_about(4, 1));  // ahead of it: the tool has no such place
}

TEST_CASE("squads deploy as a block centred on their vector, the rear row on the edge",
          "[ways][fga-3.2.2-2][fga-3.2.2-3][fga-3.2.2-4][fga-3.2.2-5][fga-3.2.2-6]") {
  const Pose vector{{300000}, {0}, {0}};
  const auto squad = [&](BaseKind base, int ships) { return geom::deployment(test::figures(), base, vector, ships); };
  const auto one = squad(BaseKind::small, 1);
  REQUIRE(one.size() == 1);
  check_pose(one[0], 300, 20, 0);
  const auto two = squad(BaseKind::small, 2);  // B leads, A at its right
  REQUIRE(two.size() == 2);
  check_pose(two[0], 270, 20, 0);
  check_pose(two[1], 330, 20, 0);
  const auto three = squad(BaseKind::small, 3);  // D, C, B
  REQUIRE(three.size() == 3);
  check_pose(three[0], 270, 80, 0);
  check_pose(three[1], 330, 80, 0);
  check_pose(three[2], 270, 20, 0);
  const auto four = squad(BaseKind::small, 4);  // D, C, B, A
  REQUIRE(four.size() == 4);
  check_pose(four[0], 270, 80, 0);
  check_pose(four[2], 270, 20, 0);
  check_pose(four[3], 330, 20, 0);
  // From the far edge, looking back into the table.
  const auto far = geom::deployment(test::figures(), BaseKind::small, Pose{{300000}, {914400}, {180000}}, 2);
  check_pose(far[0], 330, 894.4, 180);
  check_pose(far[1], 270, 894.4, 180);
}

TEST_CASE("larger ships deploy side by side", "[ways][fga-2.14.1x-7]") {
  const auto large = geom::deployment(test::figures(), BaseKind::large, Pose{{0}, {0}, {0}}, 3);
  REQUIRE(large.size() == 3);
  check_pose(large[0], -100, 40, 0);
  check_pose(large[1], 0, 40, 0);
  check_pose(large[2], 100, 40, 0);
}

}  // namespace plotboard::geom_ways_reposition

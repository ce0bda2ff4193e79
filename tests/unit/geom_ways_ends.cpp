// Where maneuvers lead: every template on every base, worked out by hand.
#include <catch2/catch.hpp>

#include <array>
#include <string>

#include "geom/geom.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_ways_ends {

using geom::BaseKind;
using geom::Edition;
using geom::ManeuverChoice;
using geom::Pose;

namespace {

constexpr std::array<BaseKind, 3> kStandard{BaseKind::small, BaseKind::medium, BaseKind::large};

Pose end_of(BaseKind base, const std::string& code, const ManeuverChoice& choice = {}) {
  return geom::end_pose(test::figures(), base, Pose{}, *geom::maneuver_from_code(code), choice);
}

// The tables state hundredths of a millimetre.
void check_end(const Pose& end, double right, double forward, double heading, double tolerance = 0.0055) {
  CHECK(end.x.mm() == Approx(right).margin(tolerance));
  CHECK(end.y.mm() == Approx(forward).margin(tolerance));
  CHECK(end.heading == base::mdeg_from_degrees(heading).wrapped());
}

struct Row {
  char speed;
  std::array<double, 3> right;
  std::array<double, 3> forward;
};

}  // namespace

TEST_CASE("straights on every base", "[ways][2e-maneuver-3][2e-bearing-3]") {
  for (int speed = 1; speed <= 5; ++speed) {
    for (std::size_t base = 0; base < 3; ++base) {
      INFO(speed << " " << base);
      const double table[3] = {80.0, 100.0, 120.0};  // speed 1; each further speed is 40 mm more
      const double forward = table[base] + 40.0 * (speed - 1);
      check_end(end_of(kStandard[base], std::to_string(speed) + "F"), 0, forward, 0);
      check_end(end_of(kStandard[base], std::to_string(speed) + "K"), 0, forward, 180);
      check_end(end_of(kStandard[base], std::to_string(speed) + "S"), 0, -forward, 0);
    }
  }
}

TEST_CASE("banks on every base, both sides, and what is flown with them",
          "[ways][2e-maneuver-3][2e-bearing-3][2e-bearing-5][2e-bearing-17][2e-bearing-19]") {
  const Row rows[] = {{'1', {37.57, 44.64, 51.72}, {90.71, 107.78, 124.85}},
                      {'2', {52.22, 59.29, 66.36}, {126.07, 143.14, 160.21}},
                      {'3', {66.86, 73.93, 81.01}, {161.42, 178.49, 195.56}}};
  ManeuverChoice slip;
  slip.side_slip = true;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < 3; ++i) {
      const BaseKind base = kStandard[i];
      const std::string speed(1, row.speed);
      INFO(speed << " " << geom::name_of(base));
      check_end(end_of(base, speed + "N"), row.right[i], row.forward[i], 45);
      check_end(end_of(base, speed + "B"), -row.right[i], row.forward[i], -45);
      check_end(end_of(base, speed + "P"), row.right[i], row.forward[i], 225);
      check_end(end_of(base, speed + "L"), -row.right[i], row.forward[i], 135);
      check_end(end_of(base, speed + "D"), row.right[i], -row.forward[i], -45);
      check_end(end_of(base, speed + "A"), -row.right[i], -row.forward[i], 45);
      // A left sideslip has its template at the right side: it slides right and turns left.
      check_end(end_of(base, speed + "B", slip), row.forward[i], row.right[i], -45);
      check_end(end_of(base, speed + "N", slip), -row.forward[i], row.right[i], 45);
    }
  }
}

TEST_CASE("turns and Tallon rolls on every base, both sides",
          "[ways][2e-maneuver-3][2e-bearing-3][2e-bearing-6][2e-bearing-7][2e-bearing-19]") {
  const Row rows[] = {{'1', {55, 65, 75}, {55, 65, 75}},
                      {'2', {82.5, 92.5, 102.5}, {82.5, 92.5, 102.5}},
                      {'3', {110, 120, 130}, {110, 120, 130}}};
  ManeuverChoice slip;
  slip.side_slip = true;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < 3; ++i) {
      const BaseKind base = kStandard[i];
      const std::string speed(1, row.speed);
      INFO(speed << " " << geom::name_of(base));
      check_end(end_of(base, speed + "Y"), row.right[i], row.forward[i], 90);
      check_end(end_of(base, speed + "T"), -row.right[i], row.forward[i], 270);
      check_end(end_of(base, speed + "T", slip), row.forward[i], row.right[i], 270);
      for (const char* letter : {"R", "E"}) {
        const double right = letter[0] == 'R' ? row.right[i] : -row.right[i];
        ManeuverChoice place;
        check_end(end_of(base, speed + letter, place), right, row.forward[i], 180);
        place.tallon = geom::TallonPlace::front;  // along its own final axis, which points back
        check_end(end_of(base, speed + letter, place), right, row.forward[i] - 10, 180);
        place.tallon = geom::TallonPlace::back;
        check_end(end_of(base, speed + letter, place), right, row.forward[i] + 10, 180);
      }
    }
  }
}

TEST_CASE("a stop stays, on any base", "[ways][2e-bearing-12]") {
  const Pose start{{123456}, {-98765}, {271828}};
  for (const BaseKind base : {BaseKind::small, BaseKind::large, BaseKind::huge_long}) {
    CHECK(geom::end_pose(test::figures(), base, start, {0, geom::Bearing::stationary}) == start);
  }
}

TEST_CASE("headings other than 0: the table turned with the ship", "[ways]") {
  // Heading 90: forward is +x, right is -y.
  const Pose start{{100000}, {200000}, {90000}};
  const Pose end = geom::end_pose(test::figures(), BaseKind::small, start, {2, geom::Bearing::bank_right});
  check_end(end, 100 + 126.07, 200 - 52.22, 135);
}

TEST_CASE("huge ships, first edition: straights and banks",
          "[ways][huge-movement-4][huge-movement-6][huge-movement-7]") {
  ManeuverChoice first;
  first.edition = Edition::first;
  for (int speed = 1; speed <= 4; ++speed) {
    check_end(end_of(BaseKind::huge_short, std::to_string(speed) + "F", first), 0, 40 * speed, 0);
  }
  // Stated to a tenth of a millimetre.
  check_end(end_of(BaseKind::huge_short, "1N", first), 16.3, 65.7, 30, 0.051);
  check_end(end_of(BaseKind::huge_short, "2N", first), 19.2, 110.3, 30, 0.051);
  check_end(end_of(BaseKind::huge_long, "1N", first), 8.9, 67.7, 30, 0.051);
  check_end(end_of(BaseKind::huge_long, "2N", first), 11.7, 112.3, 30, 0.051);
  check_end(end_of(BaseKind::huge_long, "2B", first), -11.7, 112.3, 330, 0.051);
  // The same move, seen at the centre of the fore base and of the aft base.
  const auto point = [](const Pose& pose, double ahead) { return geom::frame_of(pose).to_world({0, ahead}); };
  const Pose cr90 = end_of(BaseKind::huge_long, "1N", first);
  CHECK(point(cr90, 72.4).x == Approx(45.1).margin(0.1));
  CHECK(point(cr90, 72.4).y - 72.4 == Approx(58.0).margin(0.1));
  CHECK(point(cr90, -72.4).x == Approx(-27.3).margin(0.1));
  CHECK(point(cr90, -72.4).y + 72.4 == Approx(77.4).margin(0.1));
  const Pose gr75 = end_of(BaseKind::huge_short, "2N", first);
  CHECK(point(gr75, -57.5).x == Approx(-9.6).margin(0.1));
  CHECK(point(gr75, -57.5).y + 57.5 == Approx(118.0).margin(0.1));
  const auto none = [](const char* code, Edition edition) {
    return !geom::huge_displacement(test::figures(), BaseKind::huge_long, edition, *geom::maneuver_from_code(code));
  };
  for (const char* code : {"5F", "0B", "3N", "1Y", "1K", "1S", "1L", "1R"}) CHECK(none(code, Edition::first));
}

TEST_CASE("huge ships, second edition: straights and banks", "[ways][2e-huge-22]") {
  for (int speed = 1; speed <= 5; ++speed) {
    check_end(end_of(BaseKind::huge_long, std::to_string(speed) + "F"), 0, 40 * speed, 0);
  }
  check_end(end_of(BaseKind::huge_long, "0N"), -16.57, 40.00, 45);
  check_end(end_of(BaseKind::huge_short, "1N"), 6.77, 63.34, 45);
  check_end(end_of(BaseKind::huge_long, "2N"), 27.98, 98.69, 45);
  check_end(end_of(BaseKind::huge_long, "3N"), 49.19, 134.05, 45);
  check_end(end_of(BaseKind::huge_long, "0B"), 16.57, 40.00, -45);
  check_end(end_of(BaseKind::huge_short, "3B"), -49.19, 134.05, -45);
  for (const char* code : {"1Y", "2K", "1A", "1E"}) {
    CHECK_FALSE(geom::huge_displacement(test::figures(), BaseKind::huge_short, Edition::second,
                                        *geom::maneuver_from_code(code)));
  }
}

}  // namespace plotboard::geom_ways_ends

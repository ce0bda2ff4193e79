// Sine, cosine and direction against libm in long double; the symmetries that hold bit for bit.
#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>

#include "base/rng.hpp"
#include "geom/pose.hpp"
#include "geom/trig.hpp"

namespace plotboard::geom_verdicts_trig {

using geom::direction_degrees;
using geom::sin_cos;
using geom::SinCos;

namespace {

constexpr long double kPiLong = 3.141592653589793238462643383279502884L;

bool same(double a, double b) { return std::bit_cast<std::uint64_t>(a + 0.0) == std::bit_cast<std::uint64_t>(b + 0.0); }

}  // namespace

TEST_CASE("sine and cosine of every millidegree", "[geom][trig]") {
  long double worst = 0;
  bool symmetric = true;
  for (std::int32_t a = 0; a < 360000; ++a) {
    const SinCos found = sin_cos({a});
    const long double radians = static_cast<long double>(a) * kPiLong / 180000;
    worst = std::max(worst, std::fabs(static_cast<long double>(found.sin) - std::sin(radians)));
    worst = std::max(worst, std::fabs(static_cast<long double>(found.cos) - std::cos(radians)));
    const SinCos negative = sin_cos({-a});
    const SinCos supplement = sin_cos({180000 - a});
    const SinCos complement = sin_cos({90000 - a});
    symmetric = symmetric && same(negative.sin, -found.sin) && same(negative.cos, found.cos) &&
                same(supplement.sin, found.sin) && same(supplement.cos, -found.cos) &&
                same(complement.sin, found.cos) && same(complement.cos, found.sin);
  }
  CHECK(static_cast<double>(worst) < 2e-16);
  CHECK(symmetric);
}

TEST_CASE("sine and cosine are exact at multiples of 90 degrees", "[geom][trig]") {
  const double sines[] = {0, 1, 0, -1};
  for (int turns = -2; turns <= 2; ++turns) {
    for (int quarter = 0; quarter < 4; ++quarter) {
      const int degrees = 360 * turns + 90 * quarter;
      for (const SinCos found : {sin_cos({degrees * 1000}), geom::sin_cos_degrees(degrees)}) {
        CHECK(found.sin == sines[quarter]);
        CHECK(found.cos == sines[(quarter + 1) % 4]);
      }
    }
  }
}

TEST_CASE("sine and cosine of any number of degrees", "[geom][trig]") {
  base::Rng rng(1);
  long double worst = 0;
  for (int i = 0; i < 100000; ++i) {
    const double degrees = rng.between(-720000000, 720000000) / 1000000.0;
    const SinCos found = geom::sin_cos_degrees(degrees);
    const long double radians = static_cast<long double>(degrees) * kPiLong / 180;
    worst = std::max(worst, std::fabs(static_cast<long double>(found.sin) - std::sin(radians)));
    worst = std::max(worst, std::fabs(static_cast<long double>(found.cos) - std::cos(radians)));
  }
  CHECK(static_cast<double>(worst) < 2e-16);
}

TEST_CASE("direction of a vector, clockwise from ahead", "[geom][trig]") {
  CHECK(direction_degrees({0, 5}) == 0);
  CHECK(direction_degrees({3, 3}) == 45);
  CHECK(direction_degrees({7, 0}) == 90);
  CHECK(direction_degrees({2, -2}) == 135);
  CHECK(direction_degrees({0, -1}) == 180);
  CHECK(direction_degrees({-4, -4}) == 225);
  CHECK(direction_degrees({-9, 0}) == 270);
  CHECK(direction_degrees({-1, 1}) == 315);
  CHECK(direction_degrees({-1e-30, 1}) < 360);
  base::Rng rng(2);
  double worst = 0;
  for (int i = 0; i < 200000; ++i) {
    const geom::Vec2 v{rng.between(-1000000, 1000000) / 7.0, rng.between(-1000000, 1000000) / 7.0};
    if (v.x == 0 && v.y == 0) continue;
    long double expected = std::atan2(static_cast<long double>(v.x), static_cast<long double>(v.y)) * 180 / kPiLong;
    if (expected < 0) expected += 360;
    worst = std::max(worst, static_cast<double>(std::fabs(static_cast<long double>(direction_degrees(v)) - expected)));
  }
  CHECK(worst < 1e-11);
}

TEST_CASE("a pose's frame, and a displacement rounded once", "[geom][pose]") {
  const geom::Frame east = geom::frame_of({{100000}, {50000}, {90000}});
  CHECK(east.forward == geom::Vec2{1, 0});
  CHECK(east.right == geom::Vec2{0, -1});
  CHECK(east.to_world({10, 20}) == geom::Vec2{120, 40});
  CHECK(east.to_local({120, 40}) == geom::Vec2{10, 20});
  // Facts, geometry 3.2: a small base's bank 1 to the right, from heading 270.
  const geom::Pose end = geom::displaced({{500000}, {500000}, {270000}}, {37.57, 90.71, 45});
  CHECK(end == geom::Pose{{409290}, {537570}, {315000}});
  CHECK(geom::displaced({{0}, {0}, {350000}}, {0, 0, 20}).heading == base::Mdeg{10000});
  CHECK(geom::rounded_pose({1.0004, -1.0006}, -0.0001).heading == base::Mdeg{0});
}

}  // namespace plotboard::geom_verdicts_trig

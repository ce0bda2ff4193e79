// Bumps: always on the guided path, touching, never over anybody, never further back than needed.
#include <algorithm>
#include <catch2/catch.hpp>

#include "path_table.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::path_bump {

using namespace plotboard::test;

namespace {

// The base on its way, by the engine's guide (path_ends.cpp holds it against the oracle).
geom::Frame guided_frame(const Flight& flight, const geom::Template& piece, double chord, double t) {
  const geom::GuidedPose pose = geom::guided_pose(piece, chord, geom::is_reverse(flight.maneuver.bearing), t);
  double heading = pose.heading_degrees;
  if (flight.slips()) heading += 90.0 * geom::side_of(flight.maneuver.bearing);
  const geom::SinCos turn = geom::sin_cos_degrees(heading);
  return {pose.centre, {turn.cos, -turn.sin}, {turn.sin, turn.cos}};
}

double least_gap(const geom::PlacedBase& base, const std::vector<geom::PlacedBase>& others) {
  double least = 1e9;
  for (const geom::PlacedBase& other : others) least = std::min(least, geom::gap_mm_up_to(base, other, 1));
  return least;
}

std::string told(const Flight& flight, int round) {
  return "round " + std::to_string(round) + ", " + std::string(geom::name_of(flight.base)) + " " +
         geom::code_of(flight.maneuver) + (flight.guides ? " with guides" : "") + (flight.slips() ? " sideslip" : "");
}

}  // namespace

TEST_CASE("a bump ends on the guided path, touching, as far along as it can",
          "[path][2e-overlap-3][2e-overlap-4][2e-bearing-18][2e-bearing-20]") {
  const geom::Figures& figures = test::figures();
  const double tolerance = figures.contact_tolerance.mm();
  constexpr double kRounding = 0.002;  // what whole units may move a corner by
  base::Rng rng(20260101);
  int bumps = 0;
  int close = 0;
  int at_start = 0;
  for (int round = 0; round < tries(6000); ++round) {
    const Flight flight = random_flight(figures, rng);
    const geom::BumpResult result =
        geom::fly(figures, flight.base, flight.guides, flight.start, flight.maneuver, flight.choice, flight.others);
    INFO(told(flight, round));
    const geom::PlacedBase end = geom::placed_base(figures, flight.base, flight.guides, result.end);
    if (result.fully_executed) {
      REQUIRE(result.overlapped.empty());
      if (flight.maneuver.bearing != geom::Bearing::stationary) REQUIRE(least_gap(end, flight.others) >= -tolerance);
      continue;
    }
    ++bumps;
    REQUIRE_FALSE(result.overlapped.empty());
    const geom::Template piece = geom::template_for(figures, flight.base, flight.start, flight.maneuver, flight.choice);
    const double chord = figures.base_of(flight.base).length.mm();
    const auto free_at = [&](double t) {
      geom::PlacedBase base = end;
      base.frame = guided_frame(flight, piece, chord, t);
      return least_gap(base, flight.others) >= -(tolerance - kRounding);
    };

    if (result.t_mm <= -chord) {
      ++at_start;
      REQUIRE(result.end == flight.start);
    } else {
      for (const geom::PlacedBase& other : flight.others) {
        REQUIRE(geom::contact(end, other, tolerance) != geom::Contact::overlapping);
      }
      // Both mid-points on the centre line, in the template's own frame.
      const OracleLine line = oracle_line(figures, piece.kind, piece.speed, piece.side);
      const geom::Vec2 axis = flight.slips() ? end.frame.right : end.frame.forward;
      for (const double sign : {-1.0, 1.0}) {
        const geom::Vec2 p = piece.start.to_local(end.frame.origin + axis * (sign * chord / 2));
        REQUIRE(static_cast<double>(line.from(point(p))) <= 0.002);
      }
      if (result.t_mm < piece.length_mm) {
        REQUIRE_FALSE(result.touching.empty());
        const double gap = least_gap(end, flight.others);
        REQUIRE(std::fabs(gap) <= tolerance);
        if (std::fabs(gap) <= 0.002) ++close;
      }
    }
    for (double t = piece.length_mm; t > result.t_mm + 0.05; t -= 0.05) {
      if (free_at(t)) {
        INFO("stopped at " << result.t_mm << ", free at " << t);
        FAIL("further back than needed");
      }
    }
  }
  INFO(bumps << " bumps, " << at_start << " to the start, " << close << " within 2 um");
  CHECK(bumps > tries(2000));
  CHECK(close * 10 > (bumps - at_start) * 8);
}

TEST_CASE("a huge ship's bump ends clear and touching, or where it began", "[path][huge-overlap-1]") {
  const geom::Figures& figures = test::figures();
  const double tolerance = figures.contact_tolerance.mm();
  base::Rng rng(20260102);
  int bumps = 0;
  for (int round = 0; round < tries(3000); ++round) {
    Flight flight = random_flight(figures, rng);
    flight.base = rng.below(2) == 0 ? geom::BaseKind::huge_short : geom::BaseKind::huge_long;
    flight.choice.edition = rng.below(2) == 0 ? geom::Edition::first : geom::Edition::second;
    flight.maneuver =
        *geom::maneuver_from_code(std::vector<std::string>{"1F", "2F", "4F", "1B", "2B", "1N", "2N"}[rng.below(7)]);
    const geom::Pose goal = geom::end_pose(figures, flight.base, flight.start, flight.maneuver, flight.choice);
    flight.others.push_back(geom::placed_base(
        figures, any_base(rng, true), flight.guides,
        geom::displaced(
            goal, {rng.between(-90000, 90000) / 1000.0, rng.between(0, 180000) / 1000.0, rng.between(0, 359) * 1.0})));
    INFO(told(flight, round));
    const geom::BumpResult result =
        geom::fly(figures, flight.base, flight.guides, flight.start, flight.maneuver, flight.choice, flight.others);
    if (result.fully_executed) {
      REQUIRE(result.end == goal);
      continue;
    }
    ++bumps;
    if (result.end == flight.start) continue;
    const geom::PlacedBase end = geom::placed_base(figures, flight.base, flight.guides, result.end);
    REQUIRE(std::fabs(least_gap(end, flight.others)) <= tolerance);
    REQUIRE_FALSE(result.touching.empty());
  }
  CHECK(bumps > tries(500));
}

}  // namespace plotboard::path_bump

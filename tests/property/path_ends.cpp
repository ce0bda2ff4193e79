// Where maneuvers end, and every place on the way, against long double and libm.
#include <catch2/catch.hpp>

#include "path_table.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::path_ends {

using namespace plotboard::test;

namespace {

struct End {
  Point centre;   // right and forward of the start
  Real turn = 0;  // degrees, clockwise
};

// The displacement by the closed formula, worked out anew.
End formula(const geom::Figures& figures, geom::BaseKind base, geom::Maneuver maneuver,
            const geom::ManeuverChoice& choice, bool slip) {
  using geom::Bearing;
  const Real b = mm(figures.base_of(base).length);
  const int side = geom::side_of(maneuver.bearing);
  const geom::TemplateKind kind = geom::template_of(maneuver.bearing);
  const auto index = static_cast<std::size_t>(maneuver.speed - 1);
  End end;
  if (kind == geom::TemplateKind::straight) end = {{0, mm(figures.straight_step) * maneuver.speed + b}, 0};
  if (kind == geom::TemplateKind::bank) {
    const Real r = mm(figures.bank_radius.at(index));
    const Real root = std::sqrt(0.5L);  // sine and cosine of 45 degrees
    end = {{r * (1 - root) + b / 2 * root, b / 2 + r * root + b / 2 * root}, 45};
  }
  if (kind == geom::TemplateKind::turn) {
    const Real r = mm(figures.turn_radius.at(index));
    end = {{r + b / 2, r + b / 2}, 90};
  }
  if (slip) return {{-side * end.centre.y, end.centre.x}, side * end.turn};
  if (geom::is_reverse(maneuver.bearing)) return {{side * end.centre.x, -end.centre.y}, -side * end.turn};
  end.centre.x *= side == 0 ? 1 : side;
  end.turn *= side;
  if (geom::flips(maneuver.bearing)) end.turn += 180;
  if (geom::is_tallon(maneuver.bearing)) {
    end.turn = 180;
    // Its own axis now points back.
    if (choice.tallon == geom::TallonPlace::front) end.centre.y -= mm(figures.tallon_slide);
    if (choice.tallon == geom::TallonPlace::back) end.centre.y += mm(figures.tallon_slide);
  }
  return end;
}

Real turn_between(Real a, Real b) {
  Real d = std::fmod(a - b, Real{360});
  if (d > 180) d -= 360;
  if (d < -180) d += 360;
  return std::fabs(d);
}

}  // namespace

TEST_CASE("end poses are within 0.002 mm and 0.001 degrees of the formula",
          "[path][2e-maneuver-3][2e-bearing-3][2e-bearing-4][2e-bearing-5][2e-bearing-6][2e-bearing-7][2e-bearing-17]["
          "2e-bearing-19]") {
  const geom::Figures& figures = test::figures();
  base::Rng rng(20260103);
  const std::vector<geom::Maneuver> maneuvers = all_maneuvers();
  REQUIRE(maneuvers.size() == 46);
  for (int round = 0; round < tries(500); ++round) {
    for (const geom::Maneuver maneuver : maneuvers) {
      Flight flight;
      flight.base = any_base(rng, false);
      flight.start = random_pose(rng, 2000000);
      flight.maneuver = maneuver;
      flight.choice.tallon = static_cast<geom::TallonPlace>(rng.below(3));
      flight.choice.side_slip = rng.below(2) == 0;
      const End end = formula(figures, flight.base, maneuver, flight.choice, flight.slips());
      const Real heading = radians(flight.start.heading);
      const Point expected{mm(flight.start.x) + end.centre.x * std::cos(heading) + end.centre.y * std::sin(heading),
                           mm(flight.start.y) - end.centre.x * std::sin(heading) + end.centre.y * std::cos(heading)};
      const geom::Pose pose = geom::end_pose(figures, flight.base, flight.start, maneuver, flight.choice);
      INFO(geom::code_of(maneuver) << " " << geom::name_of(flight.base));
      REQUIRE(distance({mm(pose.x), mm(pose.y)}, expected) <= 0.002L);
      REQUIRE(turn_between(static_cast<Real>(pose.heading.value) / 1000,
                           static_cast<Real>(flight.start.heading.value) / 1000 + end.turn) <= 0.001L);
      // The whole way is free: flying gives the same.
      const geom::BumpResult free_flight =
          geom::fly(figures, flight.base, true, flight.start, maneuver, flight.choice, {});
      REQUIRE(free_flight.end == pose);
      REQUIRE(free_flight.fully_executed);
    }
  }
}

TEST_CASE("guided places: both mid-points on the centre line, a base length apart, ever onwards",
          "[path][2e-overlap-3]") {
  const geom::Figures& figures = test::figures();
  base::Rng rng(20260104);
  for (const geom::TemplateKind kind :
       {geom::TemplateKind::straight, geom::TemplateKind::bank, geom::TemplateKind::turn}) {
    for (int speed = 1; speed <= (kind == geom::TemplateKind::straight ? 5 : 3); ++speed) {
      for (const int side : {-1, 1}) {
        for (const geom::BaseKind base : {geom::BaseKind::small, geom::BaseKind::medium, geom::BaseKind::large}) {
          const OracleLine line = oracle_line(figures, kind, speed, side);
          const geom::Frame start = geom::frame_of(random_pose(rng, 500000));
          const geom::Template piece = geom::template_at(figures, kind, speed, side, start);
          REQUIRE(std::fabs(static_cast<Real>(piece.length_mm) - line.length) < 1e-12L);
          const double chord = figures.base_of(base).length.mm();
          Real former = -1;
          const int steps = tries(60);
          for (int i = 0; i <= steps; ++i) {
            const double t = -chord + (piece.length_mm + chord) * i / steps;
            const Real leading = line.leading(static_cast<Real>(t), static_cast<Real>(chord));
            const Point rear = line.at(static_cast<Real>(t));
            const Point front = line.at(leading);
            const geom::GuidedPose pose = geom::guided_pose(piece, chord, false, t);
            const geom::Vec2 centre = start.to_local(pose.centre);
            INFO("speed " << speed << " side " << side << " base " << chord << " t " << t);
            REQUIRE(distance(point(centre), {(rear.x + front.x) / 2, (rear.y + front.y) / 2}) < 1e-9L);
            const geom::SinCos turn = geom::sin_cos_degrees(pose.heading_degrees);
            const geom::Vec2 ahead{geom::dot({turn.sin, turn.cos}, start.right),
                                   geom::dot({turn.sin, turn.cos}, start.forward)};
            REQUIRE(std::fabs(ahead.x * static_cast<double>(front.y - rear.y) -
                              ahead.y * static_cast<double>(front.x - rear.x)) < 1e-8);
            REQUIRE(leading > former);
            former = leading;
            const geom::GuidedPose back = geom::guided_pose(piece, chord, true, t);
            REQUIRE(back.centre == pose.centre);
            REQUIRE(turn_between(static_cast<Real>(back.heading_degrees),
                                 static_cast<Real>(pose.heading_degrees) + 180) < 1e-9L);
          }
        }
      }
    }
  }
}

}  // namespace plotboard::path_ends

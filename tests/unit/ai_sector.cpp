// Step 2: sector, closing or fleeing, ring.
#include <catch2/catch.hpp>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_sector {

using namespace plotboard::test;

namespace {

using data::Ring;
using data::Sector;

// An AI ship of that type at the middle looking up, and one target.
ai::Decision against(const std::string& type, double x, double y, double heading, std::uint64_t seed = 1,
                     const std::string& target = "tielnfighter") {
  AiTable table;
  table.ship("A1", type, 1500, 1500, 0);
  table.ship("P1", target, 1500 + x, 1500 + y, heading);
  return table.decide("A1", 1, seed);
}
ai::Decision tie_against(double x, double y, double heading, std::uint64_t seed = 1) {
  return against("tielnfighter", x, y, heading, seed);
}

}  // namespace

TEST_CASE("A base wholly in one sector is in that one", "[fga-3.3.2b-2][fga-3.1.2-2]") {
  const std::pair<double, Sector> middles[] = {{22.5, Sector::front_right},      {67.5, Sector::side_front_right},
                                               {112.5, Sector::side_rear_right}, {157.5, Sector::rear_right},
                                               {202.5, Sector::rear_left},       {247.5, Sector::side_rear_left},
                                               {292.5, Sector::side_front_left}, {337.5, Sector::front_left}};
  for (const auto& [bearing, sector] : middles) {
    const geom::SinCos turn = geom::sin_cos_degrees(bearing);
    for (const double heading : {0.0, 45.0, 90.0, 200.0}) {
      INFO(bearing << " " << heading);
      const ai::Decision d = tie_against(250 * turn.sin, 250 * turn.cos, heading);
      CHECK(d.sector == sector);
      CHECK(has_step(d, "fga-3.3.2b-2"));
      CHECK(d.alternatives.empty());
    }
  }
}

TEST_CASE("The bullseye is as wide as the AI ship's base and without end", "[fga-3.3.2b-3][fga-3.3.2.4b-1]") {
  // A small target's near edge stands 20 mm from its centre: 40 mm to the side it reaches a small ship's 20 mm half
  // strip.
  CHECK(tie_against(39.9, 200, 0).sector == Sector::bullseye);
  CHECK(tie_against(-39.9, 200, 0).sector == Sector::bullseye);
  CHECK(tie_against(40.1, 200, 0).sector == Sector::front_right);
  CHECK(tie_against(-40.1, 200, 0).sector == Sector::front_left);
  CHECK(tie_against(39.9, 1400, 0).sector == Sector::bullseye);                  // far beyond range 3
  CHECK(tie_against(39.9, -200, 0).sector != Sector::bullseye);                  // ahead only
  CHECK(against("arc170starfighter", 49.9, 250, 0).sector == Sector::bullseye);  // medium: 30 mm
  CHECK(against("arc170starfighter", 50.1, 250, 0).sector == Sector::front_right);
  CHECK(against("vt49decimator", 59.9, 250, 0).sector == Sector::bullseye);  // large: 40 mm
  CHECK(against("vt49decimator", 60.1, 250, 0).sector == Sector::front_right);
}

TEST_CASE("By the printed width the bullseye is 15 mm wide or less") {
  data::Catalog printed = catalog();
  printed.rulesets.at("fga-207").ai_bullseye_is_base_wide = false;
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500 + 27.2, 1700, 0);  // edge at 7.2 mm: inside half of 14.79 mm
  CHECK(table.decide_with(printed, {"A1", 1, {}, {}}).sector == Sector::bullseye);
  table.piece("P1").pose = pose(1500 + 27.6, 1700, 0);
  CHECK(table.decide_with(printed, {"A1", 1, {}, {}}).sector == Sector::front_right);
  // Astride the line dead ahead cannot be: the strip takes it.
  table.piece("P1").pose = pose(1500, 1700, 0);
  CHECK(table.decide_with(printed, {"A1", 1, {}, {}}).sector == Sector::bullseye);
}

TEST_CASE("A base astride a dividing line belongs to the side its nose points to", "[fga-3.3.2.1b-1]") {
  struct Case {
    double x, y;  // of the target, on the line
    int line;     // degrees
    Sector clockwise, other;
  };
  const Case cases[] = {{150, 150, 45, Sector::side_front_right, Sector::front_right},
                        {200, 0, 90, Sector::side_rear_right, Sector::side_front_right},
                        {150, -150, 135, Sector::rear_right, Sector::side_rear_right},
                        {0, -200, 180, Sector::rear_left, Sector::rear_right},
                        {-150, -150, 225, Sector::side_rear_left, Sector::rear_left},
                        {-200, 0, 270, Sector::side_front_left, Sector::side_rear_left},
                        {-150, 150, 315, Sector::front_left, Sector::side_front_left}};
  for (const Case& c : cases) {
    INFO(c.line);
    for (const double turn : {0.1, 30.0, 90.0, 150.0, 179.9}) {
      const ai::Decision clockwise = tie_against(c.x, c.y, c.line + turn);
      CHECK(clockwise.sector == c.clockwise);
      CHECK(has_step(clockwise, "fga-3.3.2.1b-1"));
      CHECK(tie_against(c.x, c.y, c.line - turn).sector == c.other);
    }
    // The nose along the line, away or towards: a die, written down, and the other side told.
    for (const double along : {0.0, 180.0}) {
      int first = 0;
      for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const ai::Decision d = tie_against(c.x, c.y, c.line + along, seed);
        REQUIRE((d.sector == c.clockwise || d.sector == c.other));
        first += d.sector == c.clockwise ? 1 : 0;
        REQUIRE(d.alternatives.size() >= 1);
        CHECK(d.alternatives[0].what == "sector");
        CHECK(d.alternatives[0].id == data::name_of(d.sector == c.clockwise ? c.other : c.clockwise));
        CHECK(has_step(d, "fga-3.3.2.1b-2"));
      }
      CHECK(first > 25);
      CHECK(first < 75);
    }
  }
}

TEST_CASE("A corner over the line is enough to stand on it; touching it is not", "[fga-3.3.2.1b-1]") {
  // The line at 90 degrees is the x axis; a base of 40 mm centred 19.9 mm above it reaches 0.1 mm below.
  CHECK(has_step(tie_against(200, 19.9, 180), "fga-3.3.2.1b-1"));
  CHECK(tie_against(200, 19.9, 180).sector == Sector::side_rear_right);
  CHECK(has_step(tie_against(200, 20.0, 180), "fga-3.3.2b-2"));
  CHECK(tie_against(200, 20.0, 180).sector == Sector::side_front_right);
  // A slack of the rule set makes it need more.
  data::Catalog slack = catalog();
  slack.rulesets.at("fga-207").dividing_line_slack = base::um_from_mm(5);
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1700, 1500 + 15.2, 180);
  CHECK(table.decide_with(slack, {"A1", 1, {}, {}}).sector == Sector::side_front_right);
  table.piece("P1").pose = pose(1700, 1500 + 14.8, 180);
  CHECK(table.decide_with(slack, {"A1", 1, {}, {}}).sector == Sector::side_rear_right);
}

TEST_CASE("Astride two lines: the one nearest to its centre counts", "[fga-3.3.2.1b-1]") {
  // A large base close by on the right, its centre at 80 degrees: over the lines at 90 and 45; 90 is nearer.
  const ai::Decision d = against("tielnfighter", 80, 14, 30, 1, "vt49decimator");
  CHECK(d.sector == Sector::side_front_right);  // the nose (30 degrees) points above the line at 90
  CHECK(text_of(d, "fga-3.3.2.1b-1").find("90 degrees") != std::string::npos);
}

TEST_CASE("Rotating the whole table changes nothing") {
  for (int turn = 0; turn < 360; turn += 7) {
    const geom::SinCos s = geom::sin_cos_degrees(turn);
    for (int bearing = 5; bearing < 360; bearing += 31) {
      const geom::SinCos b = geom::sin_cos_degrees(bearing);
      const ai::Decision straight = tie_against(210 * b.sin, 210 * b.cos, 100);
      AiTable table;
      table.ship("A1", "tielnfighter", 1500, 1500, turn);
      table.ship("P1", "tielnfighter", 1500 + 210 * (b.sin * s.cos + b.cos * s.sin),
                 1500 + 210 * (b.cos * s.cos - b.sin * s.sin), 100 + turn);
      const ai::Decision turned = table.decide("A1", 1);
      INFO(turn << " " << bearing);
      CHECK(turned.sector == straight.sector);
      CHECK(turned.ring == straight.ring);
      CHECK(turned.closing == straight.closing);
    }
  }
}

TEST_CASE("Closing: the AI ship's centre in front of the target's front edge line", "[fga-3.3.2.2b-1]") {
  CHECK(tie_against(0, 200, 180).closing == true);  // it looks at us
  CHECK(tie_against(0, 200, 0).closing == false);   // it flies away
  // Beside it: the target's front edge is 20 mm ahead of its centre.
  CHECK(tie_against(200, -20.1, 0).closing == true);
  CHECK(tie_against(200, -19.9, 0).closing == false);
  CHECK(tie_against(200, -20.0, 0).closing == false);  // on the line is not in front of it
}

TEST_CASE("Rings: range 1, or 2 and closing; 2 and fleeing, or 3; beyond",
          "[fga-3.3.2.2b-2][fga-3.3.2.2b-3][fga-3.3.2.2b-4]") {
  const auto ring = [](double gap, double heading) { return tie_against(0, 40 + gap, heading).ring; };
  CHECK(ring(50, 0) == Ring::inner);
  CHECK(ring(50, 180) == Ring::inner);
  CHECK(ring(100.0, 0) == Ring::inner);  // exactly on the line: the nearer band
  CHECK(ring(100.02, 0) == Ring::middle);
  CHECK(ring(150, 180) == Ring::inner);
  CHECK(ring(150, 0) == Ring::middle);
  CHECK(ring(200.0, 180) == Ring::inner);
  CHECK(ring(200.02, 180) == Ring::middle);
  CHECK(ring(250, 180) == Ring::middle);
  CHECK(ring(300.0, 180) == Ring::middle);
  CHECK(ring(300.02, 180) == Ring::outer);
  CHECK(ring(1200, 180) == Ring::outer);
}

TEST_CASE("A stressed ship rolls on the stress table at any range", "[fga-3.3.3-1]") {
  AiTable table;
  table.ship("A1", "t65xwing", 1500, 1500, 0).tokens.stress = 1;
  table.ship("P1", "tielnfighter", 1500, 1700, 0);
  for (const double y : {1560.0, 1700.0, 1800.0, 2400.0}) {
    table.piece("P1").pose = pose(1500, y, 0);
    for (const int stress : {1, 3}) {
      table.piece("A1").tokens.stress = stress;
      CHECK(table.decide("A1", 1).ring == Ring::stressed);
    }
  }
  table.piece("A1").tokens.stress = 0;
  CHECK(table.decide("A1", 1).ring == Ring::outer);
}

TEST_CASE("A typed die or a picked table leaves the other chances alone") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1650, 1650, 45);  // astride the line at 45 degrees, nose along it
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const ai::Decision drawn = table.decide({"A1", {}, {}, {}}, seed);
    CHECK(table.decide("A1", 3, seed).sector == drawn.sector);
    CHECK(table.decide({"A1", {}, {}, Sector::rear_left}, seed).die == drawn.die);
    CHECK(table.decide({"A1", {}, {}, Sector::rear_left}, seed).sector == Sector::rear_left);
  }
}

}  // namespace plotboard::ai_sector

// The edges of the play area (fga-3.3.6.3).
#include <algorithm>
#include <catch2/catch.hpp>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_edges {

using namespace plotboard::test;

namespace {

constexpr double kSide = 914.4;

data::Catalog always(const std::string& type, const std::string& code) {
  data::Catalog forced = catalog();
  for (auto& [id, card] : forced.cards) {
    if (card.ship != type) continue;
    for (auto& sector : card.tables) {
      for (data::TableRow& row : sector) row.fill(*geom::maneuver_from_code(code));
    }
  }
  return forced;
}
const ai::Request kRoll{"A1", 1, {}, {}};

}  // namespace

TEST_CASE("Leaving: the 45 degree swerve that stays on, closest to the target", "[fga-3.3.6.3-2]") {
  const data::Catalog forced = always("tieininterceptor", "2B");
  AiTable table("3x3");
  // 60 mm from the left edge, looking up: a 2 bank left leaves, a 2 straight does not.
  table.ship("A1", "tieininterceptor", 60, 300, 0);
  table.ship("P1", "tielnfighter", 600, 700, 180);
  const ai::Decision d = table.decide_with(forced, kRoll);
  CHECK(d.swerve.cause == ai::Swerve::Cause::edge_leaving);
  CHECK(d.swerve.helped);
  CHECK(geom::code_of(d.flown) == "2F");
  CHECK(option(d, "2T")->verdict.english() == "leaves the play area");
  CHECK_FALSE(d.destroyed_at_edge);
  CHECK_FALSE(d.outcome.left_area);
  CHECK(has_step(d, "fga-3.3.6.3-2"));
}

TEST_CASE("Leaving, no swerve helps: any maneuver of the dial that stays on, closest to the target",
          "[fga-3.3.6.3-2][fga-3.3.6.3-3]") {
  const data::Catalog forced = always("tielnfighter", "3F");
  AiTable table("3x3");
  // 100 mm below the upper edge: of all maneuvers only the 1 turns end inside, 75 mm up with half a base.
  table.ship("A1", "tielnfighter", 457.2, kSide - 100, 0);
  table.ship("P1", "tielnfighter", 700, 500, 180);
  const ai::Decision d = table.decide_with(forced, kRoll);
  CHECK(d.swerve.helped);
  CHECK(geom::code_of(d.flown) == "1Y");
  CHECK(option(d, "3B")->leaves);
  CHECK(option(d, "2Y")->leaves);  // 82.5 and 20 mm up
  CHECK(option(d, "1T")->verdict.english().rfind("farther from the target", 0) == 0);
  CHECK(has_step(d, "fga-3.3.6.3-3"));
  CHECK_FALSE(d.outcome.left_area);
}

TEST_CASE("Exactly one maneuver stays on: it is taken, whatever it hits", "[fga-3.3.6.3-3]") {
  const data::Catalog forced = always("tielnfighter", "5F");
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 60, kSide - 80,
             0);  // up and left are out; a 1 turn right ends at 115, 25 mm from the edge
  table.ship("P1", "tielnfighter", 700, 500, 180);
  table.rock("R1", 130, kSide - 30);
  const ai::Decision d = table.decide_with(forced, kRoll);
  CHECK(std::count_if(d.swerve.options.begin(), d.swerve.options.end(), [](const ai::Swerve::Option& o) {
          return o.verdict.english() == "leaves the play area";
        }) == static_cast<std::ptrdiff_t>(d.swerve.options.size()) - 1);
  CHECK(geom::code_of(d.flown) == "1Y");
  CHECK(d.outcome.hits_obstacle());
  CHECK_FALSE(d.destroyed_at_edge);
}

TEST_CASE("Nothing keeps it on the board: destroyed, and the trace says so", "[fga-3.3.6.3-4]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 30, 30, 225);
  table.ship("P1", "tielnfighter", 700, 500, 180);
  for (int die = 1; die <= 6; ++die) {
    const ai::Decision d = table.decide("A1", die);
    CHECK(d.destroyed_at_edge);
    CHECK(d.outcome.left_area);
    CHECK(has_step(d, "fga-3.3.6.3-4"));
    CHECK(d.flown == d.maneuver);
    CHECK_FALSE(rules::check(catalog(), table.table, d.command()).has_value());
  }
}

TEST_CASE("A stressed ship stays on by maneuvers that are not red", "[fga-3.3.6.3-2]") {
  const data::Catalog forced = always("lambdaclasst4ashuttle", "2F");
  AiTable table("3x3");
  // The Lambda's stop and turns are red: 60 mm before the edge, stressed, it has nothing left.
  table.ship("A1", "lambdaclasst4ashuttle", 457.2, kSide - 50, 0);
  table.ship("P1", "tielnfighter", 700, 300, 180);
  CHECK(geom::code_of(table.decide_with(forced, kRoll).flown) == "0O");
  table.piece("A1").tokens.stress = 1;
  const ai::Decision d = table.decide_with(forced, kRoll);
  CHECK(d.destroyed_at_edge);
  CHECK(option(d, "0O")->verdict.english() == "red while stressed");
}

TEST_CASE("Over the line by 0.1 mm is out, on the line is in", "[2e-flee-1][2e-flee-3]") {
  const data::Catalog forced = always("tielnfighter", "2F");
  AiTable table("3x3");
  table.ship("P1", "tielnfighter", 457.2, 100, 180);
  table.ship("A1", "tielnfighter", 457.2, kSide - 140, 0);  // 120 mm forward and half a base: exactly at the edge
  CHECK(table.decide_with(forced, kRoll).swerve.cause == ai::Swerve::Cause::edge_facing);
  table.piece("A1").pose = pose(457.2, kSide - 139.9, 0);
  CHECK(table.decide_with(forced, kRoll).swerve.cause == ai::Swerve::Cause::edge_leaving);
}

TEST_CASE("Only the end counts: a template over the edge does no harm", "[2e-flee-2]") {
  // A large base turning near the edge: its outer corner passes beyond the edge on the way, the end is inside.
  const data::Catalog forced = always("vt49decimator", "3Y");
  AiTable table("3x3");
  table.ship("A1", "vt49decimator", 457.2, kSide - 171, 0);  // ends 130 + 40 mm up
  table.ship("P1", "tielnfighter", 457.2, 100, 180);
  const ai::Decision d = table.decide_with(forced, kRoll);
  CHECK_FALSE(d.outcome.left_area);
  CHECK(geom::code_of(d.flown) == "3Y");
}

TEST_CASE("Facing an edge within range 1: the swerve is tried and told; if it does not help, the maneuver stands",
          "[fga-3.3.6.3-1]") {
  AiTable table("3x3");
  table.ship("P1", "tielnfighter", 457.2, 100, 180);
  SECTION("it helps") {
    // A 2 bank ends looking 45 degrees at the edge: its upper front guide, 148.6 mm up, is 86.9 mm from it along the
    // nose. A 2 turn ends looking along the edge.
    const data::Catalog forced = always("tielnfighter", "2N");
    table.ship("A1", "tielnfighter", 457.2, kSide - 210, 0);
    const ai::Decision d = table.decide_with(forced, kRoll);
    CHECK(d.swerve.cause == ai::Swerve::Cause::edge_facing);
    CHECK(d.swerve.helped);
    CHECK(geom::code_of(d.flown) == "2Y");
    CHECK(text_of(d, "fga-3.3.6.3-1").find("86.9 mm") != std::string::npos);
  }
  SECTION("it does not") {
    const data::Catalog forced = always("tielnfighter", "2F");
    table.ship("A1", "tielnfighter", 457.2, kSide - 190, 0);  // front 50 mm from the edge
    const ai::Decision d = table.decide_with(forced, kRoll);
    CHECK(d.swerve.cause == ai::Swerve::Cause::edge_facing);
    CHECK_FALSE(d.swerve.helped);
    CHECK(geom::code_of(d.flown) == "2F");
    CHECK(d.swerve.options.size() == 2);
    CHECK(text_of(d, "fga-3.3.6.3-1").find("50.0 mm") != std::string::npos);
  }
  SECTION("at exactly 100 mm it faces the edge, beyond it does not") {
    const data::Catalog forced = always("tielnfighter", "2F");
    table.ship("A1", "tielnfighter", 457.2, kSide - 240, 0);
    CHECK(table.decide_with(forced, kRoll).swerve.cause == ai::Swerve::Cause::edge_facing);
    table.piece("A1").pose = pose(457.2, kSide - 240.1, 0);
    CHECK(table.decide_with(forced, kRoll).swerve.cause == ai::Swerve::Cause::none);
  }
}

TEST_CASE("Eight TIEs along a corner facing in: none leaves") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    AiTable table("3x3");
    table.ship("P1", "t65xwing", 700, 700, 200);
    for (int i = 0; i < 4; ++i) {
      table.ship("A" + std::to_string(1 + i), "tielnfighter", 25 + 50 * i, 25, 0);
      table.ship("A" + std::to_string(5 + i), "tielnfighter", 25, 75 + 50 * i, 90);
    }
    for (int number = 1; number <= 8; ++number) {
      const std::string id = "A" + std::to_string(number);
      const ai::Decision d = table.decide({id, {}, {}, {}}, seed * 8 + static_cast<std::uint64_t>(number));
      INFO(id << " " << seed);
      CHECK_FALSE(d.destroyed_at_edge);
      CHECK_FALSE(d.outcome.left_area);
      table.piece(id).pose = d.outcome.end;
      table.piece(id).moved = true;
    }
  }
}

TEST_CASE("A ship that starts on an obstacle still keeps away from the edge", "[fga-3.3.6-4]") {
  const data::Catalog forced = always("tielnfighter", "3F");
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 457.2, kSide - 105, 0);
  table.ship("P1", "tielnfighter", 700, 500, 180);
  table.rock("R1", 457.2, kSide - 105);
  CHECK(geom::code_of(table.decide_with(forced, kRoll).flown) == "1Y");
}

TEST_CASE("An Escape order's own edge is open, the others are not", "[fga-3.3.2.2a-7]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 457.2, kSide - 100, 0).order = "escape:north";
  table.ship("P1", "tielnfighter", 300, 300, 0);
  ai::Decision d = table.decide("A1", 1);
  CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  CHECK(d.outcome.left_area);
  CHECK_FALSE(d.destroyed_at_edge);
  // Heading for the south edge, about to leave by the north one: it stays on.
  table.piece("A1").order = "escape:south";
  for (int die = 1; die <= 6; ++die) {
    d = table.decide("A1", die);
    CHECK_FALSE(d.outcome.left_area);
  }
}

TEST_CASE("An ion maneuver over the edge: destroyed, no swerve", "[fga-3.3.6.3-5][fga-3.3.6.3p-1]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 457.2, kSide - 60, 0).tokens.ion = 1;
  table.ship("P1", "tielnfighter", 300, 300, 0);
  const ai::Decision d = table.decide("A1", 1);
  CHECK(d.destroyed_at_edge);
  CHECK(d.swerve.options.empty());
  CHECK(has_step(d, "fga-3.3.6.3-5"));
}

TEST_CASE("The house option flags a move into a dead end, and changes nothing") {
  const data::Catalog forced = always("tielnfighter", "2F");
  data::Catalog ahead = forced;
  ahead.rulesets.at("fga-207").look_ahead_at_edges = true;
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 457.2, kSide - 165, 0);  // ends with its front 25 mm from the edge
  table.ship("P1", "tielnfighter", 457.2, 100, 180);
  const ai::Decision plain = table.decide_with(forced, kRoll);
  const ai::Decision flagged = table.decide_with(ahead, kRoll);
  CHECK(plain.flown == flagged.flown);
  CHECK(plain.outcome.end == flagged.outcome.end);
  CHECK(text_of(flagged, "plotboard").find("next round") != std::string::npos);
  CHECK_FALSE(has_step(plain, "plotboard"));
  CHECK(std::any_of(flagged.alternatives.begin(), flagged.alternatives.end(),
                    [](const ai::Alternative& a) { return a.what == "edge"; }));
}

}  // namespace plotboard::ai_edges

// The AI's sample card and the reference sheets on swerving and obstacles, as tables laid by hand.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"

namespace plotboard::mission_ai_sheets {
namespace {

using test::AiTable;
using Codes = std::set<std::string>;

// The real cards, but every row of that type's tables is one maneuver.
data::Catalog always(const std::string& type, const std::string& code) {
  data::Catalog forced = test::catalog();
  for (auto& [id, card] : forced.cards) {
    if (card.ship != type) continue;
    for (auto& sector : card.tables) {
      for (data::TableRow& row : sector) row.fill(*geom::maneuver_from_code(code));
    }
  }
  return forced;
}
Codes tried(const ai::Decision& decision) {
  Codes codes;
  for (const ai::Swerve::Option& option : decision.swerve.options) {
    if (option.verdict.english() != "no such bearing on the dial") codes.insert(geom::code_of(option.maneuver));
  }
  return codes;
}
// A1 flies that maneuver onto a rock before its nose; the target stands at `x`, far ahead.
ai::Decision onto_rock(const data::Catalog& forced, const std::string& type, double x = 1900) {
  AiTable table;
  table.ship("A1", type, 1500, 1500, 0);
  table.ship("P1", "tielnfighter", x, 2100, 0);
  const double nose = test::figures().base_of(test::catalog().ship(type)->base).length.mm() / 2;
  table.rock("R1", 1500, 1500 + nose + 30);
  return table.decide_with(forced, {"A1", 1, {}, {}});
}

}  // namespace

TEST_CASE("The T-65's card: direction and range pick the table, under stress that direction's stress table",
          "[fga-3.1.2-4]") {
  struct Place {
    double bearing;
    const char* rows[4];  // range 1, 2, 3, stressed
  };
  // As printed, written out here by hand.
  const Place kPlaces[] = {
      {0, {"4K 4K 1F 1F 2F 2F", "1F 2F 2F 2F 3F 3F", "3F 4F 4F 4F 4F 4F", "1F 1F 1F 2F 2F 2F"}},
      {22.5, {"4K 4K 1N 1N 1N 2N", "2N 2N 2N 3N 3N 3F", "3N 3N 3N 3N 4F 4F", "1N 1N 2N 2F 2F 2F"}},
      {-22.5, {"4K 4K 1B 1B 1B 2B", "2B 2B 2B 3B 3B 3F", "3B 3B 3B 3B 4F 4F", "1B 1B 2B 2F 2F 2F"}},
      {67.5, {"4K 3R 3R 2Y 2Y 2Y", "1N 2Y 2N 2N 3Y 3Y", "2Y 2Y 2Y 3Y 3Y 3Y", "1N 1N 2Y 2N 2N 2N"}},
      {112.5, {"3R 3R 3R 1N 2Y 2Y", "4K 3R 3R 3R 2Y 2Y", "3R 3R 3R 3Y 3Y 3Y", "1N 2Y 2Y 2N 2N 2N"}},
      {157.5, {"4K 4K 3R 3R 2Y 2Y", "3E 3E 3R 3R 3R 3R", "3R 3R 3R 2Y 2Y 2Y", "1N 1N 1N 2N 2N 3Y"}},
  };
  constexpr double kDistances[] = {125, 260, 420};
  for (const Place& place : kPlaces) {
    const geom::SinCos way = geom::sin_cos_degrees(place.bearing);
    for (std::size_t range = 0; range < 3; ++range) {
      for (const bool stressed : {false, true}) {
        AiTable table;
        table.ship("A1", "t65xwing", 1500, 1500, 0).tokens.stress = stressed ? 1 : 0;
        table.ship("P1", "tielnfighter", 1500 + kDistances[range] * way.sin, 1500 + kDistances[range] * way.cos, 0);
        std::string row;
        for (int die = 1; die <= 6; ++die) {
          row += (die > 1 ? " " : "") + geom::code_of(table.decide("A1", die).maneuver);
        }
        INFO(place.bearing << " degrees, range " << range + 1 << (stressed ? ", stressed" : ""));
        CHECK(row == place.rows[stressed ? 3 : range]);
      }
    }
  }
}

TEST_CASE("An Escape order swerves into any maneuver; only who flees keeps to blue ones",
          "[fga-3.3.2.2a-6][fga-3.5.2-6]") {
  const data::Catalog forced = always("t65xwing", "3F");
  for (const bool flees : {false, true}) {
    AiTable table;
    state::Piece& ship = table.ship("A1", "t65xwing", 1500, 1500, 0);
    ship.faction = "rebelalliance";
    ship.order = "escape:north";
    ship.tokens.flee = flees ? 1 : 0;
    table.ship("P1", "tielnfighter", 1900, 2100, 0);
    table.rock("R1", 1500, 1550);
    const ai::Decision decision = table.decide_with(forced, {"A1", 1, {}, {}});
    const auto* bank = test::option(decision, "3B");
    CHECK((bank != nullptr && bank->verdict.english() != "not blue") == !flees);
  }
}

TEST_CASE("The swerving sheet: template or base on an obstacle, one step of 45 degrees, the end closest to the target",
          "[fga-sheet.swerve-1]") {
  const data::Catalog forced = always("tielnfighter", "4F");  // a 4 straight; banks of 2 and 3 only
  const auto decided = [&](double rock_y, double target_x) {
    AiTable table;
    table.ship("A1", "tielnfighter", 1500, 1500, 0);
    table.ship("P1", "tielnfighter", target_x, 2100, 0);
    table.rock("R1", 1500, rock_y);
    return table.decide_with(forced, {"A1", 1, {}, {}});
  };
  for (const double target : {1200.0, 1900.0}) {
    const ai::Decision template_only = decided(1640, target);
    CHECK(template_only.swerve.cause == ai::Swerve::Cause::obstacle);
    CHECK(tried(template_only) == Codes{"3B", "3N"});  // the closest speed that there is
    CHECK(geom::code_of(template_only.flown) == (target < 1500 ? "3B" : "3N"));
    CHECK(template_only.swerve.helped);
  }
  // Base only: the 4 straight ends with its front edge at 1720, its template at 1680; the rock reaches 10 to 20 mm.
  CHECK(decided(1720 + 20, 1900).swerve.cause == ai::Swerve::Cause::none);
  CHECK(decided(1720 + 10, 1900).swerve.cause == ai::Swerve::Cause::obstacle);
  // At the same speed where the dial has it.
  CHECK(tried(onto_rock(always("tielnfighter", "3F"), "tielnfighter")) == Codes{"3B", "3N"});
  CHECK(tried(onto_rock(always("tielnfighter", "2F"), "tielnfighter")) == Codes{"2B", "2N"});
  CHECK(tried(onto_rock(always("tielnfighter", "5F"), "tielnfighter")) == Codes{"3B", "3N"});
}

TEST_CASE("The swerving sheet: what Koiogran turns, Segnor's loops and Tallon rolls become", "[fga-sheet.swerve-2]") {
  const auto swerves = [](const std::string& type, const std::string& code,
                          const std::vector<const char*>& added = {}) {
    data::Catalog forced = always(type, code);
    for (const char* more : added) {
      forced.ships.at(type).dial.entries.push_back({*geom::maneuver_from_code(more), geom::Difficulty::red});
    }
    const ai::Decision decision = onto_rock(forced, type);
    CHECK(decision.swerve.cause == ai::Swerve::Cause::obstacle);
    return tried(decision);
  };
  CHECK(swerves("tieininterceptor", "4K") == Codes{"3L", "3P", "3B", "3N"});
  CHECK(swerves("tieininterceptor", "3L") == Codes{"4K", "3F", "3T"});
  CHECK(swerves("tieininterceptor", "3P") == Codes{"4K", "3F", "3Y"});
  // No dial has rolls and loops: the X-wing gets loops here.
  CHECK(swerves("t65xwing", "3E", {"3L", "3P"}) == Codes{"3L", "3B"});
  CHECK(swerves("t65xwing", "3R", {"3L", "3P"}) == Codes{"3P", "3N"});
}

TEST_CASE("The swerving sheet: a swerve that still collides leaves the original maneuver", "[fga-sheet.swerve-3]") {
  const data::Catalog forced = always("tielnfighter", "2F");
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1700, 2100, 0);
  table.rock("R1", 1500, 1640);
  ai::Decision decision = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(geom::code_of(decision.flown) == "2N");
  table.rock("R2", 1570, 1630);  // where that bank ends
  decision = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(decision.swerve.cause == ai::Swerve::Cause::obstacle);
  CHECK(test::option(decision, "2N")->verdict.english() == "closest, but hits R2");
  CHECK_FALSE(decision.swerve.helped);
  CHECK(geom::code_of(decision.flown) == "2F");  // not the other bank, which is clear
  CHECK_FALSE(test::option(decision, "2B")->hits_obstacle);
  CHECK(decision.outcome.hits_obstacle());
}

TEST_CASE("The obstacle sheet: AI ships swerve from asteroids and from debris",
          "[fga-sheet.obstacle-4][fga-sheet.obstacle-7]") {
  const data::Catalog forced = always("tielnfighter", "2F");
  std::set<data::ObstacleKind> kinds;
  for (const auto& [id, obstacle] : test::catalog().obstacles) {
    if (obstacle.kind != data::ObstacleKind::asteroid && obstacle.kind != data::ObstacleKind::debris) continue;
    INFO(id);
    kinds.insert(obstacle.kind);
    AiTable table;
    table.ship("A1", "tielnfighter", 1500, 1500, 0);
    table.ship("P1", "tielnfighter", 1700, 2100, 0);
    CHECK(geom::code_of(table.decide_with(forced, {"A1", 1, {}, {}}).flown) == "2F");
    table.rock("R1", 1500, 1620, id);  // where it would end
    const ai::Decision decision = table.decide_with(forced, {"A1", 1, {}, {}});
    CHECK(decision.swerve.cause == ai::Swerve::Cause::obstacle);
    CHECK(tried(decision) == Codes{"2B", "2N"});
    CHECK((geom::code_of(decision.flown) == "2N") == decision.swerve.helped);
  }
  CHECK(kinds.size() == 2);
}

}  // namespace plotboard::mission_ai_sheets

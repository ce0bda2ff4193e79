// Swerving from obstacles (fga-3.3.6): the worked examples on real tables, the list of neighbours, and what is no
// cause.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_swerve {

using namespace plotboard::test;

namespace {

// A catalog in which every row of that type's cards is one maneuver, to look at its swerve from any place.
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

std::set<std::string> tried(const ai::Decision& decision) {
  std::set<std::string> codes;
  for (const ai::Swerve::Option& o : decision.swerve.options) {
    if (o.verdict.english() != "no such bearing on the dial") codes.insert(geom::code_of(o.maneuver));
  }
  return codes;
}

// The swerves of a maneuver that hits a rock laid under the start of every template.
std::set<std::string> swerves_of(const std::string& type, const std::string& code, int stress = 0) {
  const data::Catalog forced = always(type, code);
  AiTable table;
  table.ship("A1", type, 1500, 1500, 0).tokens.stress = stress;
  table.ship("P1", "tielnfighter", 1900, 2100, 0);
  const double nose = figures().base_of(catalog().ship(type)->base).length.mm() / 2;
  const bool reverse = geom::is_reverse(geom::maneuver_from_code(code)->bearing);
  table.rock("R1", 1500, reverse ? 1500 - nose - 30 : 1500 + nose + 30, "coreasteroid0");
  const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
  INFO(type << " " << code);
  CHECK(d.swerve.cause == ai::Swerve::Cause::obstacle);
  return tried(d);
}

using Codes = std::set<std::string>;

}  // namespace

TEST_CASE("Example 1: a TIE's 1 turn would hit; no 1 bank on its dial, the 2 bank is clear",
          "[fga-3.3.6.4-1][fga-3.3.6-1][fga-3.3.6.1-1][fga-3.3.6.1-2]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1635, 1556, 0);  // upper right, range 1
  table.rock("R1", 1578, 1555);                     // under the end of a 1 turn right
  const ai::Decision d = table.decide("A1", 2);
  CHECK(d.sector == data::Sector::side_front_right);
  CHECK(d.ring == data::Ring::inner);
  CHECK(geom::code_of(d.maneuver) == "1Y");
  CHECK(d.swerve.cause == ai::Swerve::Cause::obstacle);
  CHECK(d.swerve.helped);
  CHECK(tried(d) == Codes{"2N"});
  CHECK(geom::code_of(d.flown) == "2N");
  CHECK(option(d, "2N")->chosen);
  CHECK_FALSE(d.outcome.hits_obstacle());
}

TEST_CASE("Example 2: a rock dead ahead; the 3 bank of a 4 Koiogran turn hits it too: the 4 Koiogran turn it is",
          "[fga-3.3.6.4-2][fga-3.3.6-2][fga-3.3.6-3][fga-3.3.6.1-4][fga-3.3.6.1-7]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1510, 1635, 0);
  table.rock("R1", 1500, 1552);
  const ai::Decision d = table.decide("A1", 1);
  CHECK(d.sector == data::Sector::bullseye);
  CHECK(geom::code_of(d.maneuver) == "4K");
  CHECK(tried(d) == Codes{"3B", "3N"});  // no 4 bank, no Segnor's loop on the dial
  CHECK_FALSE(d.swerve.helped);
  CHECK(option(d, "3N")->verdict.english() == "closest, but hits R1");  // P1 stands a little to the right
  CHECK(option(d, "3B")->verdict.english().rfind("farther from the target", 0) == 0);
  CHECK(geom::code_of(d.flown) == "4K");
  CHECK(d.outcome.hits_obstacle());
  CHECK(has_step(d, "fga-3.3.6.1-7"));
}

TEST_CASE("Example 3: a YT-1300's 3 Segnor's loop hits; a 4 Koiogran turn ends closer than a 3 turn",
          "[fga-3.3.6.4-3][fga-3.3.6.1-3][fga-3.3.6.1-5]") {
  // On its card the loop comes up for targets behind only, and a 3 straight ends closer to those than a 4 Koiogran
  // turn. Here the rock lies where that straight would end as well, so the order of choosing and testing matters.
  AiTable table;
  table.ship("A1", "modifiedyt1300lightfreighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1750, 1460, 0);
  table.rock("R1", 1448, 1660);
  const ai::Request roll{"A1", 1, {}, {}};
  SECTION("tested before choosing: as in the example") {
    data::Catalog tests_first = catalog();
    tests_first.rulesets.at("fga-207").swerve_tests_before_choosing = true;
    const ai::Decision d = table.decide_with(tests_first, roll);
    CHECK(d.sector == data::Sector::side_rear_right);
    CHECK(geom::code_of(d.maneuver) == "3L");
    CHECK(tried(d) == Codes{"4K", "3F", "3T"});
    REQUIRE(option(d, "3F") != nullptr);
    CHECK(option(d, "3F")->verdict.english() == "hits R1");
    CHECK(option(d, "4K")->to_target_mm < option(d, "3T")->to_target_mm);
    CHECK(geom::code_of(d.flown) == "4K");
  }
  SECTION("chosen before testing, the default: the 3 straight is closest and hits") {
    const ai::Decision d = table.decide(roll);
    REQUIRE(option(d, "3F") != nullptr);
    CHECK(option(d, "3F")->verdict.english() == "closest, but hits R1");
    CHECK(geom::code_of(d.flown) == "3L");
    CHECK_FALSE(d.swerve.helped);
  }
  SECTION("the default with a target ahead, the table picked by hand: as in the example") {
    table.piece("P1").pose = pose(1500, 1900, 180);
    const ai::Decision d = table.decide({"A1", 1, {}, data::Sector::side_rear_right});
    CHECK(geom::code_of(d.maneuver) == "3L");
    CHECK(option(d, "3T")->verdict.english().rfind("farther from the target", 0) == 0);
    CHECK(geom::code_of(d.flown) == "4K");
  }
}

TEST_CASE("The swerves of every bearing",
          "[fga-3.3.6.1-1][fga-3.3.6.1-2][fga-3.3.6.1-4][fga-3.3.6.1-5][fga-3.3.6.1-6]") {
  // The Interceptor: 1T 1Y; 2T 2B 2F 2N 2Y; 3T 3L 3B 3F 3N 3P 3Y; 4F 4K; 5F.
  const std::string fighter = "tieininterceptor";
  CHECK(swerves_of(fighter, "2F") == Codes{"2B", "2N"});
  CHECK(swerves_of(fighter, "5F") == Codes{"3B", "3N"});
  CHECK(swerves_of(fighter, "2B") == Codes{"2F", "2T"});
  CHECK(swerves_of(fighter, "3N") == Codes{"3F", "3Y"});
  CHECK(swerves_of(fighter, "1T") == Codes{"2B"});
  CHECK(swerves_of(fighter, "3Y") == Codes{"3N"});
  CHECK(swerves_of(fighter, "4K") == Codes{"3L", "3P", "3B", "3N"});
  CHECK(swerves_of(fighter, "3L") == Codes{"4K", "3F", "3T"});
  CHECK(swerves_of(fighter, "3P") == Codes{"4K", "3F", "3Y"});
  // The T-65 has 3 Tallon rolls and no loops; 3T 3B 3F 3N 3Y.
  CHECK(swerves_of("t65xwing", "3E") == Codes{"3B"});
  CHECK(swerves_of("t65xwing", "3R") == Codes{"3N"});
  // Reverse: the tug has 2S, 1A and 1D; the nearest speed of the other reverse bearing.
  CHECK(swerves_of("quadrijettransferspacetug", "2S") == Codes{"1A", "1D"});
  CHECK(swerves_of("quadrijettransferspacetug", "1A") == Codes{"2S"});
  CHECK(swerves_of("quadrijettransferspacetug", "1D") == Codes{"2S"});
}

TEST_CASE("Two speeds equally near are both tried; the closer end decides", "[fga-3.3.6.1-2]") {
  // No dial has such a gap today, so one is made: a YT-1300 without its 3 straight.
  const std::string type = "modifiedyt1300lightfreighter";
  data::Catalog gap = always(type, "3B");
  auto& entries = gap.ships.at(type).dial.entries;
  entries.erase(std::remove_if(entries.begin(), entries.end(),
                               [](const data::DialEntry& e) { return geom::code_of(e.maneuver) == "3F"; }),
                entries.end());
  AiTable table;
  table.ship("A1", type, 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 2100, 0);
  table.rock("R1", 1455, 1640);
  ai::Decision d = table.decide_with(gap, {"A1", 1, {}, {}});
  CHECK(tried(d) == Codes{"2F", "4F", "3T"});
  CHECK(geom::code_of(d.flown) == "4F");
  table.piece("P1").pose = pose(1560, 1400, 0);
  d = table.decide_with(gap, {"A1", 1, {}, {}});
  CHECK(option(d, "2F")->to_target_mm < option(d, "4F")->to_target_mm);
}

TEST_CASE("A stressed ship leaves out red swerves", "[fga-3.3.6.1-3]") {
  // The Lambda's 3 banks are red and its 2 banks white: stressed, the nearest speed is 2.
  const data::Catalog forced = always("lambdaclasst4ashuttle", "3F");
  AiTable table;
  table.ship("A1", "lambdaclasst4ashuttle", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1900, 2100, 0);
  table.rock("R1", 1500, 1570);
  CHECK(tried(table.decide_with(forced, {"A1", 1, {}, {}})) == Codes{"3B", "3N"});
  table.piece("A1").tokens.stress = 1;
  const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(tried(d) == Codes{"2B", "2N", "3B", "3N"});
  CHECK(option(d, "3B")->verdict.english() == "red while stressed");
  CHECK(option(d, "3N")->verdict.english() == "red while stressed");
  CHECK(option(d, "2N")->to_target_mm < option(d, "2B")->to_target_mm);
}

TEST_CASE("A stop does not swerve, and flies on") {
  const data::Catalog forced = always("lambdaclasst4ashuttle", "0O");
  AiTable table("3x3");
  table.ship("A1", "lambdaclasst4ashuttle", 457, 830, 0);  // 44 mm from the edge it looks at
  table.ship("P1", "tielnfighter", 457, 300, 0);
  const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(d.swerve.cause == ai::Swerve::Cause::edge_facing);
  CHECK(d.swerve.options.empty());
  CHECK(geom::code_of(d.flown) == "0O");
}

TEST_CASE("A ship that starts on an obstacle does not swerve from any", "[fga-3.3.6-4]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1510, 1635, 0);
  table.rock("R1", 1500, 1552);
  CHECK(table.decide("A1", 1).swerve.cause == ai::Swerve::Cause::obstacle);
  table.rock("R2", 1490, 1490);
  const ai::Decision d = table.decide("A1", 1);
  CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  CHECK(d.swerve.options.empty());
  CHECK(has_step(d, "fga-3.3.6-4"));
  CHECK(geom::code_of(d.flown) == "4K");
}

TEST_CASE("The template counts on its whole way, and only the template and the end") {
  const data::Catalog forced = always("tielnfighter", "3Y");
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 2300, 2300, 0);
  // The 3 turn's centre line: an arc of 90 mm about (1590, 1520); at 45 degrees it passes (1526.4, 1583.6).
  table.rock("R1", 1526, 1584);
  ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(d.swerve.cause == ai::Swerve::Cause::obstacle);
  // Outside of the arc, where the base would sweep but the template does not lie: no hit.
  table.piece("R1").pose = pose(1500, 1620, 0);
  d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  CHECK(geom::code_of(d.flown) == "3Y");
}

TEST_CASE("Clouds and ordinary ships are no cause; a huge ship is when the base would end on it",
          "[fga-4.4.2.3-1][fga-sheet.obstacle-13][fga-sheet.obstacle-14]") {
  const data::Catalog forced = always("tielnfighter", "2F");
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 2400, 0);
  SECTION("a gas cloud") {
    table.rock("R1", 1500, 1560, "gascloud1");
    const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
    CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  }
  SECTION("a marker, a ruler, a loose template") {
    for (const auto& [type, ref] :
         {std::pair{state::PieceType::marker, "condition"}, std::pair{state::PieceType::ruler, "range"},
          std::pair{state::PieceType::template_piece, "straight-3"}}) {
      state::Piece piece = table.rock(std::string("X") + ref, 1500, 1560);
      table.table.pieces.pop_back();
      piece.type = type;
      piece.ref = ref;
      table.table.pieces.push_back(piece);
    }
    const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
    CHECK(d.swerve.cause == ai::Swerve::Cause::none);
    CHECK(d.outcome.fully_executed);
  }
  SECTION("debris") {
    table.rock("R1", 1500, 1560, "vt49decimatordebris0");
    CHECK(table.decide_with(forced, {"A1", 1, {}, {}}).swerve.cause == ai::Swerve::Cause::obstacle);
  }
  SECTION("a ship in the way: it bumps") {
    table.ship("A2", "tielnfighter", 1500, 1600, 0);
    const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
    CHECK(d.swerve.cause == ai::Swerve::Cause::none);
    CHECK_FALSE(d.outcome.fully_executed);
    CHECK(d.outcome.touching == Ids{"A2"});
    CHECK(has_step(d, "2e-overlap-3"));
  }
  SECTION("a huge ship under the end") {
    table.ship("A2", "gozanticlasscruiser", 1500, 1650, 90);
    const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
    CHECK(d.swerve.cause == ai::Swerve::Cause::obstacle);
    CHECK(tried(d) == Codes{"2B", "2N"});
  }
  SECTION("a huge ship under the template only") {
    const data::Catalog fast = always("tielnfighter", "5F");
    table.ship("A2", "gozanticlasscruiser", 1500, 1620, 90);
    const ai::Decision d = table.decide_with(fast, {"A1", 1, {}, {}});
    CHECK(d.outcome.fully_executed);
    CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  }
}

TEST_CASE("The closest end after bumping is chosen; equal ends: the first, and the other is told", "[fga-3.3.6.1-3]") {
  const data::Catalog forced = always("tielnfighter", "2F");
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 2100, 0);
  table.rock("R1", 1500, 1615);  // where the 2 straight ends
  ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(d.swerve.cause == ai::Swerve::Cause::obstacle);
  CHECK(option(d, "2B")->to_target_mm == Approx(option(d, "2N")->to_target_mm).margin(0.01));
  CHECK(std::any_of(d.alternatives.begin(), d.alternatives.end(),
                    [](const ai::Alternative& a) { return a.what == "swerve" && a.id == "2N"; }));
  // A ship beside the way stops the left bank short: the right one ends closer.
  table.ship("A2", "tielnfighter", 1440, 1650, 0);
  d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(option(d, "2N")->to_target_mm < option(d, "2B")->to_target_mm);
}

TEST_CASE("Exactly one way out is taken") {
  // Tested first, a rock under the left bank's end leaves only the right one.
  data::Catalog forced = always("tielnfighter", "2F");
  forced.rulesets.at("fga-207").swerve_tests_before_choosing = true;
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1400, 2100, 0);
  table.rock("R1", 1500, 1650);  // ahead of the 2 straight's end
  table.rock("R2", 1430, 1640);
  const ai::Decision d = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK(d.swerve.helped);
  CHECK(geom::code_of(d.flown) == "2N");
  CHECK(option(d, "2B")->hits_obstacle);
}

TEST_CASE("An ionised ship flies a blue 1 straight and does not swerve", "[fga-3.3.5-1][2e-ion-1]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0).tokens.ion = 1;
  table.ship("P1", "tielnfighter", 1635, 1556, 0);
  table.rock("R1", 1500, 1560);  // straight ahead: it flies onto it
  const ai::Decision d = table.decide("A1", 2);
  CHECK(d.ionised);
  CHECK(d.target == "P1");
  CHECK_FALSE(d.sector.has_value());
  CHECK(d.die == 0);
  CHECK(geom::code_of(d.flown) == "1F");  // not on a TIE's dial
  CHECK(d.off_dial);
  CHECK(d.outcome.hits_obstacle());
  CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  CHECK_FALSE(rules::check(catalog(), table.table, d.command()).has_value());
  // Medium ships take two tokens, large ones three.
  for (const auto& [type, tokens] : {std::pair{"arc170starfighter", 2}, std::pair{"vt49decimator", 3}}) {
    AiTable other;
    other.ship("A1", type, 1500, 1500, 0).tokens.ion = tokens - 1;
    other.ship("P1", "tielnfighter", 1700, 1700, 0);
    CHECK_FALSE(other.decide("A1", 1).ionised);
    other.piece("A1").tokens.ion = tokens;
    CHECK(other.decide("A1", 1).ionised);
  }
}

TEST_CASE("Red maneuvers: stress by the rule set, none when cut short, said in place",
          "[fga-3.3.3-2][fga-3.3.3-3][fga-3.3.3-4]") {
  const data::Catalog forced = always("tielnfighter", "4K");
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1900, 1900, 0);
  CHECK(text_of(table.decide_with(forced, {"A1", 1, {}, {}}), "fga-3.3.3-3").find("gains one stress") !=
        std::string::npos);
  table.table.ruleset = "hotac";
  CHECK(text_of(table.decide_with(forced, {"A1", 1, {}, {}}), "fga-3.3.3-3").find("no stress") != std::string::npos);
  table.table.ruleset = "fga-207";
  table.ship("A2", "tielnfighter", 1500, 1700, 0);
  const ai::Decision cut = table.decide_with(forced, {"A1", 1, {}, {}});
  CHECK_FALSE(cut.outcome.fully_executed);
  CHECK(text_of(cut, "fga-3.3.3-4").find("no stress") != std::string::npos);
  CHECK_FALSE(has_step(cut, "fga-3.3.3-3"));
  const data::Catalog blue = always("tielnfighter", "2N");
  table.piece("A1").tokens.stress = 1;
  CHECK(has_step(table.decide_with(blue, {"A1", 1, {}, {}}), "fga-3.3.3-2"));
}

}  // namespace plotboard::ai_swerve

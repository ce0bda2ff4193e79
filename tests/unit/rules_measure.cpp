#include <catch2/catch.hpp>

#include "rules/rules.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::rules_measure {

using geom::ArcKind;
using geom::BaseKind;
using geom::Contact;
using test::catalog;
using test::obstacle;
using test::ship;
using test::small;

namespace {

rules::PairVerdict pair(const state::Table& table, const std::string& a, const std::string& b) {
  return rules::measure(rules::Field(catalog(), table), a, b);
}
rules::ArcAnswer arc(const state::Table& table, const std::string& from, const std::string& to, ArcKind kind) {
  return rules::measure_arc(rules::Field(catalog(), table), from, to, kind);
}
state::Piece piece_of(state::PieceType type, const std::string& id, const std::string& ref, double x, double y,
                      double heading = 0) {
  state::Piece piece = small(id, x, y, heading);
  piece.type = type;
  piece.ref = ref;
  return piece;
}
void same(geom::Vec2 a, geom::Vec2 b) {
  CHECK(a.x == b.x);
  CHECK(a.y == b.y);
}

}  // namespace

TEST_CASE("Range runs between the nearest points of the bases", "[2e-range-1][2e-range-2][2e-range-4]") {
  const auto verdict = pair(test::table({small("A", 100, 100), small("B", 100, 250)}), "A", "B");
  CHECK(verdict.gap_mm == Approx(110).margin(1e-9));
  CHECK(verdict.contact == Contact::apart);
  CHECK(verdict.range.band == 2);
  CHECK(verdict.nearest.a.y == Approx(120).margin(1e-9));
  CHECK(verdict.nearest.b.y == Approx(230).margin(1e-9));
  // The large ship's centre is farther away and its edge nearer.
  const auto table =
      test::table({small("A", 400, 400), ship("large", BaseKind::large, 400, 550), small("small", 400, 255)});
  CHECK(pair(table, "A", "large").gap_mm == Approx(90).margin(1e-9));
  CHECK(pair(table, "A", "small").gap_mm == Approx(105).margin(1e-9));
}

TEST_CASE("Exactly on a range line is the nearer band, and said so", "[2e-range-4]") {
  const auto at = [](double gap) {
    return pair(test::table({small("A", 100, 100), small("B", 100, 140 + gap)}), "A", "B").range;
  };
  CHECK(at(100).band == 1);
  CHECK(at(100).on_line);
  CHECK(at(100.01).band == 1);
  CHECK(at(100.011).band == 2);
  CHECK_FALSE(at(100.011).on_line);
  CHECK(at(300).band == 3);
  CHECK(at(300.02).band == std::nullopt);
  CHECK(at(60).to_limit_mm == Approx(40).margin(1e-9));
}

TEST_CASE("Touching is range 0, overlapping is negative", "[2e-range-8][2e-range-11]") {
  const auto touching = pair(test::table({small("A", 100, 100), small("B", 140, 100)}), "A", "B");
  CHECK(touching.contact == Contact::touching);
  CHECK(touching.range.band == 0);
  const auto overlapping = pair(test::table({small("A", 100, 100), small("B", 137, 100)}), "A", "B");
  CHECK(overlapping.contact == Contact::overlapping);
  CHECK(overlapping.gap_mm == Approx(-3).margin(1e-9));
  CHECK(overlapping.range.band == 0);
}

TEST_CASE("Guides count for contact, never for range", "[2e-range-2][2e-range-8]") {
  const double projection = catalog().figures.guide_projection.mm();
  const auto facing = [](double gap, bool guides) {
    return pair(test::table({small("A", 100, 100), small("B", 100, 140 + gap)}, guides), "A", "B");
  };
  // Nose to tail, 2 mm apart: the guides of both reach further than that.
  const auto meshed = facing(2, true);
  CHECK(meshed.contact == Contact::apart);
  CHECK(meshed.gap_mm == Approx(2).margin(1e-9));
  CHECK(meshed.contact_with_guides == Contact::overlapping);
  CHECK(meshed.gap_with_guides_mm == Approx(2 - 2 * projection).margin(1e-9));
  CHECK(meshed.range.band == 0);
  const auto touching = facing(2 * projection, true);
  CHECK(touching.contact_with_guides == Contact::touching);
  CHECK(touching.range.band == 0);
  const auto apart = facing(50, true);
  CHECK(apart.gap_with_guides_mm == Approx(50 - 2 * projection).margin(1e-9));
  CHECK(apart.range.to_limit_mm == Approx(50).margin(1e-9));
  CHECK(geom::length(apart.nearest_with_guides.a - apart.nearest_with_guides.b) ==
        Approx(50 - 2 * projection).margin(1e-9));
  CHECK(geom::length(apart.nearest.a - apart.nearest.b) == Approx(50).margin(1e-9));
  const auto without = facing(2, false);
  CHECK(without.gap_with_guides_mm == without.gap_mm);
  CHECK(without.range.band == 1);
}

TEST_CASE("The huge ruler reaches five bands", "[2e-range-1]") {
  const auto table = test::table({ship("H", BaseKind::huge_short, 100, 100), small("A", 100, 690)});
  const auto verdict = pair(table, "H", "A");  // 590 less 97.5 and 20
  CHECK(verdict.gap_mm == Approx(472.5).margin(1e-9));
  CHECK(verdict.range.band == 5);
}

TEST_CASE("Every pair of pieces measures the same both ways, bit for bit") {
  using state::PieceType;
  const auto table = test::table(
      {small("A", 300, 300, 33), ship("L", BaseKind::large, 512, 377, 211),
       ship("H", BaseKind::huge_long, 200, 700, 77), obstacle("R", "coreasteroid5", 400, 520, 17),
       obstacle("Q", "coreasteroid2", 330, 340, 170),
       piece_of(PieceType::template_piece, "T", "turn-2-right", 600, 600, 45),
       piece_of(PieceType::template_piece, "U", "bank-3-left", 700, 300, 300),
       piece_of(PieceType::device, "D", catalog().devices.begin()->first, 350, 600, 12),
       piece_of(PieceType::ruler, "S", "range", 100, 100, 10), piece_of(PieceType::marker, "M", "goal", 444, 444)},
      true);
  for (const auto& a : table.pieces) {
    for (const auto& b : table.pieces) {
      if (a.id == b.id) continue;
      INFO(a.id << " " << b.id);
      const auto there = pair(table, a.id, b.id);
      const auto back = pair(table, b.id, a.id);
      CHECK(there.gap_mm == back.gap_mm);
      CHECK(there.gap_with_guides_mm == back.gap_with_guides_mm);
      CHECK(there.contact == back.contact);
      same(there.nearest.a, back.nearest.b);
      same(there.nearest.b, back.nearest.a);
      CHECK(there.obstructed_by == back.obstructed_by);
      // The number and the line drawn for it agree; curves are drawn as chords, 1 um off at most.
      if (there.gap_mm > 0) {
        CHECK(geom::length(there.nearest.a - there.nearest.b) == Approx(there.gap_mm).margin(0.001));
      }
    }
  }
}

TEST_CASE("A template's gap is that of its true curve", "[plotboard]") {
  // Turn 2 right from (0,0): radius 62.5 about (62.5,0), 20 wide. Straight up-left of the bend at 45 degrees.
  const auto table = test::table({piece_of(state::PieceType::template_piece, "T", "turn-2-right", 400, 400),
                                  piece_of(state::PieceType::marker, "M", "", 400 + 62.5 - 80, 400 + 80)});
  const double centre_to_marker = 80 * 1.4142135623730951;
  CHECK(pair(table, "T", "M").gap_mm == Approx(centre_to_marker - 72.5).margin(2e-6));
}

TEST_CASE("What lies on the measured line obstructs", "[2e-obstruct-1][2e-obstruct-4][2e-obstruct-6]") {
  const auto table =
      test::table({small("A", 300, 300), small("B", 300, 500, 30), obstacle("R", "coreasteroid2", 300, 400),
                   obstacle("off", "coreasteroid2", 400, 400), small("C", 300, 440)});
  CHECK(pair(table, "A", "B").obstructed_by == Ids{"R"});  // ships do not count (2e-obstruct-2)
}

TEST_CASE("Among equally short lines a clear one is taken", "[2e-obstruct-7]") {
  // Two bases face each other squarely; the rock covers only a part of the space between.
  const auto table =
      test::table({small("A", 300, 300), small("B", 300, 450), obstacle("R", "core2asteroid2", 320, 375, 90)});
  const auto verdict = pair(table, "A", "B");
  CHECK(verdict.obstructed_by.empty());
  CHECK(verdict.nearest.a.x < 320 - 14);
  CHECK(geom::length(verdict.nearest.a - verdict.nearest.b) == Approx(110).margin(1e-9));
}

TEST_CASE("A huge ship in between obstructs, other ships do not", "[fga-sheet.obstacle-13][2e-obstruct-2]") {
  const auto table = test::table({small("A", 300, 200), small("B", 300, 600),
                                  ship("H", BaseKind::huge_short, 300, 400, 90), small("C", 300, 300)});
  CHECK(pair(table, "A", "B").obstructed_by == Ids{"H"});
  CHECK(pair(table, "A", "H").obstructed_by.empty());
}

TEST_CASE("In the front arc or not, with range and obstruction", "[2e-range-4][2e-obstruct-1]") {
  const auto table = test::table({small("A", 400, 400), small("ahead", 400, 550), small("beside", 600, 400),
                                  obstacle("R", "coreasteroid5", 400, 470)});
  const auto ahead = arc(table, "A", "ahead", ArcKind::front);
  REQUIRE(ahead.exists);
  REQUIRE(ahead.sections.size() == 1);
  CHECK(ahead.sections[0].section.empty());
  CHECK(ahead.sections[0].arc.in_arc);
  CHECK(ahead.sections[0].arc.range.band == 2);
  CHECK(ahead.sections[0].arc.distance_mm == Approx(110).margin(1e-9));
  CHECK(ahead.sections[0].obstructed_by == Ids{"R"});
  const auto beside = arc(table, "A", "beside", ArcKind::front);
  CHECK_FALSE(beside.sections[0].arc.in_arc);
  CHECK(beside.sections[0].obstructed_by.empty());
  CHECK(arc(table, "A", "beside", ArcKind::right).sections[0].arc.in_arc);
  CHECK_FALSE(arc(table, "A", "ahead", ArcKind::rear).sections[0].arc.in_arc);
}

TEST_CASE("A huge target answers by section, with the mid-line rule", "[huge-attack-4]") {
  // The attacker stands dead ahead of the huge ship: its line to the aft section crosses the mid-line.
  const auto table = test::table({small("A", 400, 800, 180), ship("H", BaseKind::huge_short, 400, 400)});
  const auto answer = arc(table, "A", "H", ArcKind::front);
  REQUIRE(answer.sections.size() == 2);
  CHECK(answer.sections[0].section == "fore");
  CHECK(answer.sections[1].section == "aft");
  CHECK(answer.sections[0].arc.in_arc);
  CHECK_FALSE(answer.sections[0].midline_blocks);
  CHECK(answer.sections[1].midline_blocks);
  CHECK(answer.sections[0].arc.distance_mm == Approx(800 - 20 - 400 - 97.5).margin(1e-9));
  CHECK(answer.sections[1].arc.distance_mm == Approx(800 - 20 - 400).margin(1e-9));
}

TEST_CASE("An arc that the base has not is said not to exist", "[plotboard]") {
  const auto table = test::table({small("A", 400, 400), small("B", 400, 600), obstacle("R", "coreasteroid0", 1, 1)});
  CHECK_FALSE(arc(table, "A", "B", ArcKind::huge_fore).exists);
  CHECK_FALSE(arc(table, "R", "B", ArcKind::front).exists);
  const auto huge = test::table({ship("H", BaseKind::huge_long, 400, 400), small("B", 400, 600)});
  CHECK(arc(huge, "H", "B", ArcKind::section_fore_left).exists);  // under a second edition rule set as well
}

}  // namespace plotboard::rules_measure

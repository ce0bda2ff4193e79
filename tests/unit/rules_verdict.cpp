// One headline a question, with its margin and its error, and the rules that decide.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "data/catalog.hpp"
#include "rules/board/by_hand.hpp"
#include "rules/rules.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::rules_verdict {

using geom::ArcKind;
using geom::BaseKind;
using rules::Asked;
using rules::Question;
using test::catalog;
using test::obstacle;
using test::ship;
using test::small;

namespace {

rules::Verdict ask(const state::Table& table, Asked asked, std::optional<int> band = {},
                   std::optional<ArcKind> arc = {}) {
  const rules::Verdict verdict =
      rules::judge(rules::Field(catalog(), table), {asked, table.pieces[0].id, table.pieces[1].id, band, arc});
  for (const std::string& id : verdict.rules) {  // what is cited can be read
    INFO(id);
    CHECK(catalog().rules.find(id) != catalog().rules.end());
  }
  CHECK(verdict.margin_mm >= 0);
  CHECK(verdict.too_close == (verdict.margin_mm < verdict.error_mm));
  return verdict;
}
std::string said(const rules::Verdict& verdict) { return verdict.headline.english(); }
bool cites(const rules::Verdict& verdict, const std::string& id) {
  return std::find(verdict.rules.begin(), verdict.rules.end(), id) != verdict.rules.end();
}
// Two small bases, one straight ahead of the other, that far apart.
state::Table ahead(double gap, bool guides = false) {
  return test::table({small("A", 400, 100), small("B", 400, 140 + gap)}, guides);
}
state::Table in_first_edition(state::Table table) {
  table.ruleset = "huge-1e";
  return table;
}

}  // namespace

TEST_CASE("Touching?", "[verdict][2e-range-8][2e-range-11]") {
  const auto apart = ask(ahead(20.5), Asked::touching);
  CHECK(said(apart) == "Apart by 20.50 mm");
  CHECK_FALSE(apart.yes);
  CHECK(apart.margin_mm == Approx(20.5).margin(1e-9));
  CHECK(apart.error_mm == 1.0);
  CHECK(cites(apart, "2e-range-8"));
  const auto close = ask(ahead(0.529), Asked::touching);
  CHECK(said(close) == "Apart by 0.52 mm - too close to call at a table: touching or apart (error 1.0 mm)");
  CHECK(close.exact.english() == "Apart by 0.52 mm");
  const auto touching = ask(ahead(0), Asked::touching);
  CHECK(touching.exact.english() == "Touching");
  CHECK(touching.yes);
  CHECK(touching.on_line);
  CHECK(touching.too_close);
  CHECK(cites(touching, "2e-range-11"));
  CHECK(said(ask(ahead(-0.511), Asked::touching)) ==
        "Overlapping by 0.51 mm - too close to call at a table: overlapping or apart (error 1.0 mm)");
  const auto deep = ask(ahead(-3), Asked::touching);
  CHECK(said(deep) == "Overlapping by 3.00 mm");
  CHECK(deep.yes);
}

TEST_CASE("Contact counts the guides where the table does", "[verdict][2e-range-8]") {
  const double projection = catalog().figures.guide_projection.mm();
  CHECK(ask(ahead(2 * projection, true), Asked::touching).exact.english() == "Touching, guides counted");
  CHECK_FALSE(ask(ahead(2 * projection, false), Asked::touching).yes);
}

TEST_CASE("Contact says why it is nearer than the range's gap", "[verdict][2e-range-8]") {
  const double guides = 2 * catalog().figures.guide_projection.mm();
  CHECK(said(ask(ahead(165.1, true), Asked::touching)) ==
        "Apart by " + words::just(words::Hundredths{rules::rounded_down(165.1 - guides, 2)}).english() +
            " mm, guides counted");
  CHECK(said(ask(ahead(165.1, true), Asked::range)) == "Range 2 by 34.9 mm");
  CHECK(said(ask(ahead(165.1), Asked::touching)) == "Apart by 165.10 mm");
  const auto rocks =
      test::table({obstacle("R", "coreasteroid0", 200, 200), obstacle("S", "coreasteroid0", 500, 500)}, true);
  CHECK(said(ask(rocks, Asked::touching)).find("guides") == std::string::npos);
}

TEST_CASE("First edition: contact alone is not touching, and it is said", "[verdict][1e-touch-2][1e-overlap-2]") {
  const auto verdict = ask(in_first_edition(ahead(0)), Asked::touching);
  CHECK(cites(verdict, "1e-touch-2"));
  CHECK(verdict.notes.size() == 1);
}

TEST_CASE("Range?", "[verdict][2e-range-1][2e-range-4]") {
  const auto two = ask(ahead(135.5), Asked::range);
  CHECK(said(two) == "Range 2 by 35.5 mm");
  CHECK(two.band == 2);
  CHECK(two.margin_mm == Approx(35.5).margin(1e-9));
  CHECK(cites(two, "2e-range-4"));
  // The deciding way: from the target to the line of the ruler.
  CHECK(length(two.deciding.b - two.deciding.a) == Approx(35.5).margin(1e-9));
  CHECK(two.deciding.a.y == Approx(255.5).margin(1e-9));
  CHECK(two.deciding.b.y == Approx(220).margin(1e-9));
  CHECK(said(ask(ahead(100.45), Asked::range)) ==
        "Range 2 by 0.4 mm - too close to call at a table: range 1 or 2 (error 1.0 mm)");
  CHECK(said(ask(ahead(100.05), Asked::range)) ==
        "Range 2 by 0.05 mm - too close to call at a table: range 1 or 2 (error 1.0 mm)");
  CHECK(said(ask(ahead(199.2), Asked::range)) ==
        "Range 2 by 0.8 mm - too close to call at a table: range 2 or 3 (error 1.0 mm)");
  CHECK(said(ask(ahead(299), Asked::range)) == "Range 3 by 1.0 mm");
  CHECK(said(ask(ahead(299.5), Asked::range)) ==
        "Range 3 by 0.5 mm - too close to call at a table: range 3 or beyond (error 1.0 mm)");
  CHECK(said(ask(ahead(345), Asked::range)) == "Beyond range 3 by 45.0 mm");
  CHECK_FALSE(ask(ahead(345), Asked::range).yes);
}

TEST_CASE("On a range line", "[verdict][2e-range-4]") {
  const auto line = ask(ahead(100), Asked::range);
  CHECK(line.exact.english() == "Range 1, exactly on the line");
  CHECK(line.on_line);
  CHECK(line.too_close);
  CHECK(ask(ahead(100.011), Asked::range).exact.english() == "Range 2 by 0.01 mm");
}

TEST_CASE("The limit that is named is the nearest: contact where that is nearer than a band's line",
          "[verdict][2e-range-4]") {
  const auto near = ask(ahead(0.5), Asked::range);
  CHECK(near.margin_mm == Approx(0.5).margin(1e-9));
  CHECK(said(near) == "Range 1 by 0.5 mm - too close to call at a table: range 0 or 1 (error 1.0 mm)");
  CHECK(said(ask(ahead(80), Asked::range)) == "Range 1 by 20.0 mm");
}

TEST_CASE("In contact: range 0", "[verdict][2e-range-8]") {
  CHECK(ask(ahead(0), Asked::range).exact.english() == "Range 0, touching");
  CHECK(said(ask(ahead(-4), Asked::range)) == "Range 0, overlapping by 4.00 mm");
  CHECK(cites(ask(ahead(-4), Asked::range), "2e-range-8"));
}

TEST_CASE("First edition: ships in contact are at range 1, as there is no range 0", "[verdict][1e-range-7]") {
  for (const double gap : {0.0, -3.0, 0.5}) {
    const auto verdict = ask(in_first_edition(ahead(gap)), Asked::range);
    CHECK(verdict.band == 1);
    CHECK(verdict.margin_mm == Approx(100 - std::max(gap, 0.0)).margin(3.1));  // to the line of range 2, not to contact
    CHECK_FALSE(verdict.too_close);
  }
  CHECK(ask(in_first_edition(ahead(0)), Asked::range, 1).yes);
  CHECK_FALSE(ask(in_first_edition(ahead(0)), Asked::range, 2).yes);
  CHECK(cites(ask(in_first_edition(ahead(0)), Asked::range), "1e-range-7"));
}

TEST_CASE("Is it range 2?", "[verdict][2e-range-4]") {
  const auto yes = ask(ahead(135.5), Asked::range, 2);
  CHECK(yes.yes);
  CHECK(said(yes) == "Range 2 by 35.5 mm");
  const auto no = ask(ahead(200.4), Asked::range, 2);
  CHECK_FALSE(no.yes);
  CHECK(said(no) == "Not range 2 by 0.4 mm: range 3 - too close to call at a table: range 2 or not (error 1.0 mm)");
  CHECK(no.margin_mm == Approx(0.4).margin(1e-9));
  CHECK(said(ask(ahead(345), Asked::range, 2)) == "Not range 2 by 145.0 mm: beyond range 3");
  CHECK(said(ask(ahead(40), Asked::range, 3)) == "Not range 3 by 160.0 mm: range 1");
  CHECK(said(ask(ahead(40), Asked::range, 0)) == "Not range 0 by 40.0 mm: range 1");
  CHECK(ask(ahead(100), Asked::range, 2).exact.english() == "Not range 2: range 1, exactly on the line");
}

TEST_CASE("In arc?", "[verdict][2e-firing-arc-1][2e-firing-arc-2]") {
  // The front arc of a small base opens by 45 degrees to either side of its centre: the corner of B is 20 mm left of
  // its middle, so B is in as long as that corner is.
  const auto inside = ask(ahead(80), Asked::in_arc, {}, ArcKind::front);
  CHECK(inside.yes);
  CHECK(inside.in_arc);
  CHECK(cites(inside, "2e-firing-arc-2"));
  const auto behind = ask(ahead(80), Asked::in_arc, {}, ArcKind::rear);
  CHECK_FALSE(behind.yes);
  CHECK(said(behind).rfind("Not in the rear arc by ", 0) == 0);
  const auto beyond = ask(ahead(312), Asked::in_arc, {}, ArcKind::front);
  CHECK(said(beyond) == "Not in the front arc: beyond range 3 by 12.0 mm");
  CHECK(beyond.margin_mm == Approx(12).margin(1e-9));
  CHECK(said(ask(ahead(299.6), Asked::in_arc, {}, ArcKind::front)) ==
        "In the front arc at range 3, 0.4 mm short of the ruler's end - too close to call at a table: in the arc or "
        "not (error 1.0 mm)");
  // The range is the one at which it is, and what the margin is of stands with it.
  CHECK(said(ask(ahead(165.2), Asked::in_arc, {}, ArcKind::bullseye)) == "In the bullseye arc by 7.5 mm");
  const auto wide = ask(test::table({ship("A", BaseKind::small, 400, 100), ship("B", BaseKind::large, 400, 345)}),
                        Asked::in_arc, {}, ArcKind::full_front);
  CHECK(wide.band == 2);
  CHECK(said(wide) == "In the full front arc at range 2, 115.0 mm short of the ruler's end");
  CHECK(ask(ahead(300), Asked::in_arc, {}, ArcKind::front).exact.english() ==
        "In the front arc, exactly on the line of range 3");
  CHECK(cites(ask(ahead(80), Asked::in_arc, {}, ArcKind::bullseye), "2e-firing-arc-6"));
}

TEST_CASE("At a table an arc's edge is as sure as half a degree", "[verdict][2e-firing-arc-2]") {
  // The bullseye is a strip: a target at its side is outside by plain millimetres.
  const double half = catalog().figures.bullseye_width.mm() / 2;
  const auto beside = [&](double aside, double gap) {
    return ask(test::table({small("A", 400, 100), small("B", 400 + half + 20 + aside, 140 + gap)}), Asked::in_arc, {},
               ArcKind::bullseye);
  };
  CHECK(said(beside(3, 50)) == "Not in the bullseye arc by 3.0 mm");
  CHECK(beside(3, 50).error_mm == 1.0);
  const auto far = beside(2, 280);
  CHECK(far.error_mm == Approx(2.4).margin(0.1));
  CHECK(far.too_close);
  CHECK(length(far.deciding.b - far.deciding.a) == Approx(2).margin(1e-9));
  CHECK(ask(test::table({small("A", 400, 100), small("B", 400 + half + 20, 200)}), Asked::in_arc, {}, ArcKind::bullseye)
            .exact.english() == "In the bullseye arc, exactly on its edge");
}

TEST_CASE("An arc that the base does not have", "[verdict]") {
  const auto table = test::table({ship("H", BaseKind::huge_short, 400, 200), small("B", 400, 500)});
  const auto verdict = ask(in_first_edition(table), Asked::in_arc, {}, ArcKind::bullseye);
  CHECK_FALSE(verdict.possible);
  CHECK(said(verdict) == "This base has no bullseye arc");
}

TEST_CASE("The range of an attack is measured in the arc", "[verdict][2e-attack-range-1]") {
  const auto verdict = ask(ahead(135.5), Asked::range, {}, ArcKind::front);
  CHECK(said(verdict) == "Range 2 by 35.5 mm, in the front arc");
  CHECK(verdict.band == 2);
  CHECK(cites(verdict, "2e-attack-range-1"));
  CHECK(said(ask(ahead(135.5), Asked::range, 3, ArcKind::front)) ==
        "Not range 3 by 64.5 mm: range 2, in the front arc");
  CHECK(said(ask(ahead(135.5), Asked::range, {}, ArcKind::rear)).rfind("Not in the rear arc by ", 0) == 0);
  // In the arc by a hair: that decides, not the range.
  const double half = catalog().figures.bullseye_width.mm() / 2;
  const auto hair =
      ask(test::table({small("A", 400, 100), small("B", 400 + half + 19.6, 290)}), Asked::range, {}, ArcKind::bullseye);
  CHECK(hair.exact.english() == "Range 2, in the bullseye arc by 0.4 mm");
  CHECK(hair.too_close);
}

TEST_CASE("Ships in contact do not shoot at each other, though one is in the other's arc",
          "[verdict][2e-attack-range-9]") {
  const auto verdict = ask(ahead(0), Asked::in_arc, {}, ArcKind::front);
  CHECK(verdict.yes);
  CHECK(cites(verdict, "2e-attack-range-9"));
  CHECK(verdict.notes.size() == 1);
}

TEST_CASE("Obstructed?", "[verdict][2e-obstruct-1][2e-obstruct-4][2e-obstruct-7]") {
  // B stands askew: its corner is nearest, and there is one line only, at x = 400.
  auto table = test::table({small("A", 400, 100), small("B", 400, 368, 45)});
  CHECK(said(ask(table, Asked::obstructed)) == "Not obstructed: there is no obstacle");
  CHECK(std::isinf(ask(table, Asked::obstructed).margin_mm));
  table.pieces.push_back(obstacle("R1", "coreasteroid0", 400, 240));
  const auto blocked = ask(table, Asked::obstructed);
  CHECK(blocked.yes);
  CHECK(said(blocked).rfind("Obstructed by R1 by ", 0) == 0);
  CHECK(blocked.error_mm == 2.0);
  CHECK(blocked.obstructed_by == Ids{"R1"});
  CHECK(cites(blocked, "2e-obstruct-1"));
  REQUIRE(blocked.obstacles.size() == 1);
  // Moved aside by as much and a little more, it is clear; by less, it is not.
  const geom::Vec2 way = blocked.deciding.b - blocked.deciding.a;
  CHECK(length(way) == Approx(blocked.margin_mm).margin(1e-6));
  const auto moved = [&](double share) {
    auto other = table;
    const geom::Vec2 by = way * -share;
    other.pieces[2].pose = geom::rounded_pose({400 + by.x, 240 + by.y}, 0);
    return ask(other, Asked::obstructed);
  };
  CHECK_FALSE(moved(1 + 0.1 / blocked.margin_mm).yes);
  CHECK(moved(1 - 0.1 / blocked.margin_mm).yes);
  table.pieces[2].pose = geom::rounded_pose({500, 240}, 0);
  const auto clear = ask(table, Asked::obstructed);
  CHECK_FALSE(clear.yes);
  CHECK(said(clear).rfind("Not obstructed: clear of R1 by ", 0) == 0);
  CHECK(clear.margin_mm == Approx(length(clear.deciding.b - clear.deciding.a)).margin(1e-6));
  // Edge to edge many lines are equally short: the attacker takes one beside the rock.
  auto facing = ahead(200);
  facing.pieces.push_back(obstacle("R1", "coreasteroid0", 400, 240));
  const auto picked = ask(facing, Asked::obstructed);
  CHECK_FALSE(picked.yes);
  CHECK(cites(picked, "2e-obstruct-7"));
  CHECK(std::fabs(picked.line.a.x - 400) > 1);
}

TEST_CASE("An attack is judged by its own line", "[verdict][2e-obstruct-6][2e-attack-range-1]") {
  auto table = ahead(200);
  table.pieces.push_back(obstacle("R1", "coreasteroid0", 400, 240));
  CHECK(ask(table, Asked::obstructed, {}, ArcKind::bullseye).yes);
  CHECK_FALSE(ask(table, Asked::obstructed, {}, ArcKind::rear).yes);
  CHECK(said(ask(table, Asked::obstructed, {}, ArcKind::rear)).rfind("Not in the rear arc by ", 0) == 0);
}

TEST_CASE("First edition: its own rules are cited", "[verdict][1e-obst-14][1e-range-3][1e-arc-2]") {
  auto table = in_first_edition(ahead(200));
  table.pieces.push_back(obstacle("R1", "coreasteroid0", 400, 240));
  CHECK(cites(ask(table, Asked::obstructed), "1e-obst-14"));
  CHECK(cites(ask(table, Asked::range), "1e-range-3"));
  CHECK(cites(ask(table, Asked::in_arc, {}, ArcKind::front), "1e-arc-2"));
}

TEST_CASE("A huge target: a verdict a section, and one headline",
          "[verdict][huge-targeting-1][huge-targeting-2][huge-targeting-3]") {
  // The corvette looks away: its aft section is near, and the mid-line keeps the fore one from being a target.
  const auto table = test::table({small("A", 400, 100), ship("H", BaseKind::huge_long, 400, 400)});
  const auto first = ask(in_first_edition(table), Asked::in_arc, {}, ArcKind::front);
  REQUIRE(first.sections.size() == 2);
  CHECK(first.section == "aft");
  CHECK(first.attackable);
  CHECK(said(first).rfind("In the front arc by ", 0) == 0);
  CHECK(said(first).find("(aft section)") != std::string::npos);
  const rules::Verdict& fore = first.sections[0];
  CHECK(fore.section == "fore");
  CHECK(fore.yes);  // it is in the arc, and says so: no second sentence says the opposite
  CHECK_FALSE(fore.attackable);
  CHECK(said(fore).find("but no target: its mid-line is in the way (fore section)") != std::string::npos);
  CHECK(said(fore).find("Not in") == std::string::npos);
  CHECK(first.error_mm >= 3.0);
  CHECK(cites(first, "huge-targeting-2"));
  // The second edition knows no mid-line, and battles by it none either.
  for (const rules::Verdict& section : ask(table, Asked::in_arc, {}, ArcKind::front).sections)
    CHECK(section.attackable);
}

TEST_CASE("Every verdict of a huge ship's section has one answer", "[verdict][huge-targeting-2]") {
  for (int degrees = 0; degrees < 360; degrees += 15) {
    const auto table =
        in_first_edition(test::table({small("A", 400, 100, 10), ship("H", BaseKind::huge_long, 430, 380, degrees)}));
    for (const ArcKind kind : {ArcKind::front, ArcKind::bullseye, ArcKind::left}) {
      const auto verdict = ask(table, Asked::in_arc, {}, kind);
      REQUIRE(verdict.sections.size() == 2);
      for (const rules::Verdict& section : verdict.sections) {
        CHECK((said(section).rfind("In the", 0) == 0) == section.yes);
        CHECK((said(section).rfind("Not in the", 0) == 0) != section.yes);
        if (section.attackable && section.yes) CHECK(verdict.attackable);
      }
    }
  }
}

TEST_CASE("How much a table leaves open", "[verdict]") {
  // Facts, geometry 9: 1.0 mm a pair, huge ships 3 mm, obstacle edges 2 mm; arcs half a degree.
  const auto table = test::table(
      {small("A", 100, 100), ship("H", BaseKind::huge_long, 400, 400), obstacle("R", "coreasteroid0", 700, 700)});
  CHECK(rules::table_error_mm(table.pieces[0], table.pieces[0]) == 1.0);
  CHECK(rules::table_error_mm(table.pieces[0], table.pieces[1]) == 3.0);
  CHECK(rules::table_error_mm(table.pieces[2], table.pieces[0]) == 2.0);
  CHECK(rules::edge_error_mm(1.0, 50) == 1.0);
  CHECK(rules::edge_error_mm(1.0, 300) == Approx(2.6).margin(0.05));
}

TEST_CASE("Measured by hand a verdict holds as far as the errors of both poses together leave it", "[verdict]") {
  const auto holds = [](const state::Table& table, Question question, double mm, double degrees) {
    question.from = "A";
    question.to = "B";
    return rules::holds(catalog(), table, question, {mm, degrees});
  };
  // Two places a millimetre wrong each take two millimetres; a heading wrong by 1 degree turns a corner by a third.
  Question touching;
  touching.asked = Asked::touching;
  CHECK(holds(ahead(2.05), touching, 1, 0));
  CHECK_FALSE(holds(ahead(1.95), touching, 1, 0));
  CHECK_FALSE(holds(ahead(2.05), touching, 1, 1));
  CHECK(holds(ahead(2.8), touching, 1, 1));
  CHECK_FALSE(holds(ahead(-1.95), touching, 1, 0));
  CHECK(holds(ahead(-2.05), touching, 1, 0));
  // Far away a heading counts for more: a bullseye arc 15 mm wide at 190 mm.
  const auto aside = [](double x) { return test::table({small("A", 400, 100), small("B", x, 330)}); };
  Question bullseye;
  bullseye.asked = Asked::in_arc;
  bullseye.arc = ArcKind::bullseye;
  CHECK(holds(aside(424), bullseye, 1, 0));
  CHECK_FALSE(holds(aside(424), bullseye, 1, 1));
  // Both are moved twice as far where an obstacle may lie in the way: here it is clear of the best line by 3.5 mm.
  auto rocks = test::table({small("A", 400, 100), small("B", 400, 400), obstacle("R", "coreasteroid0", 403.5, 250)});
  Question obstructed;
  obstructed.asked = Asked::obstructed;
  CHECK(holds(rocks, obstructed, 1, 0));
  CHECK_FALSE(holds(rocks, obstructed, 2, 0));
  rocks.pieces.push_back(obstacle("R2", "coreasteroid1", 700, 700));
  CHECK(holds(rocks, obstructed, 1, 0));
  CHECK_FALSE(holds(rocks, obstructed, 2, 0));
  Question range;
  CHECK(rules::by_hand_words(catalog(), ahead(150),
                             [&] {
                               range.from = "A";
                               range.to = "B";
                               return range;
                             }())
            .english() == "Measured by hand: it holds with places 2.0 mm and headings 2° off");
  CHECK(rules::by_hand_words(catalog(), ahead(103), range).english() ==
        "Measured by hand: it holds with places 1.0 mm and headings 1° off, not with 2.0 mm and 2°");
  CHECK(rules::by_hand_words(catalog(), ahead(100.9), range).english() ==
        "Measured by hand: it may change with places 1.0 mm and headings 1° off");
}

TEST_CASE("The page names the obstacle that decides, and where it lies", "[verdict]") {
  const auto table =
      test::table({small("A", 400, 100), small("B", 400, 400), obstacle("R", "coreasteroid0", 470, 250)});
  const std::string text = rules::text_of(catalog(), table, ask(table, Asked::obstructed));
  INFO(text);
  CHECK(text.find("\nR, Asteroid 5: x 470.000 mm, y 250.000 mm, heading ") != std::string::npos);
}

TEST_CASE("The page says what happened in numbers", "[verdict]") {
  auto table = ahead(100.45);
  table.pieces[0].pose.heading = {12345};
  const auto verdict = ask(table, Asked::range);
  const std::string text = rules::text_of(catalog(), table, verdict);
  INFO(text);
  CHECK(text.rfind(rules::headline_of(catalog(), table, verdict) + "\n", 0) == 0);
  for (const char* part : {"What is the range from A to B?", "A: x 400.000 mm, y 100.000 mm, heading 12.345 degrees",
                           "Margin: ", "Error of a table: 1.0 mm", "2e-range-4: ", "poses as entered"}) {
    INFO(part);
    CHECK(text.find(part) != std::string::npos);
  }
}

TEST_CASE("Words never promise more room than there is", "[verdict]") {
  CHECK(said(ask(ahead(101.99), Asked::range)) == "Range 2 by 1.9 mm");
  CHECK(ask(ahead(100.099), Asked::range).exact.english() == "Range 2 by 0.09 mm");
  CHECK(said(ask(ahead(1.019), Asked::touching)) == "Apart by 1.01 mm");
  CHECK(rules::rounded_down(35.49999999999, 1) == 35.5);
  CHECK(rules::rounded_down(134.889, 2) == 134.88);
  CHECK(rules::rounded_down(-3.0006, 3) == -3.0);
}

TEST_CASE("The finer figure begins with the digits of the headline", "[verdict]") {
  for (const double gap : {134.899, 134.9, 134.96, 134.9999, 150.0004}) {
    const auto table = ahead(gap);
    const auto verdict = ask(table, Asked::range);
    const std::string coarse = words::just(words::Mm{rules::rounded_down(verdict.margin_mm, 1)}).english();
    const std::string digits = coarse.substr(0, coarse.find(' '));
    const std::string text = rules::text_of(catalog(), table, verdict);
    INFO(text);
    CHECK(said(verdict) == "Range 2 by " + coarse);
    CHECK(text.find("Margin: " + digits) != std::string::npos);
    CHECK(text.find("rounded down") != std::string::npos);
  }
}

}  // namespace plotboard::rules_verdict

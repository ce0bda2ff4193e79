// Huge ships, first edition: sections, printed arcs, the mid-line rule (huge-targeting-2).
#include <catch2/catch.hpp>

#include "geom/arc.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_verdicts_huge {

using geom::ArcKind;
using geom::BaseKind;
using geom::Edition;
using geom::Section;
using geom::Vec2;
using test::figures;

namespace {

geom::Box box_of(const geom::Shape& shape) { return geom::placed(shape, geom::Frame{}).box; }

geom::PlacedShape small_at(double x, double y) {
  return geom::placed(geom::base_shape(figures(), BaseKind::small, false), geom::rounded_pose({x, y}, 0));
}

// The huge ship stands at the origin, heading 0, and measures from the whole of its base.
bool sees(BaseKind kind, ArcKind arc_kind, double x, double y) {
  const auto arc = geom::arc_of(figures(), kind, Edition::first, arc_kind);
  REQUIRE(arc);
  const geom::PlacedShape own = geom::placed(geom::base_shape(figures(), kind, false), geom::Frame{});
  return geom::in_arc(figures(), *arc, {}, own, small_at(x, y), 5).in_arc;
}

bool allows(BaseKind kind, Section section, double x, double y) {
  return geom::midline_allows(figures(), kind, {}, section, {x, y});
}

}  // namespace

TEST_CASE("sections meet at the mid-line; their plastic bases are 80 mm squares", "[geom][huge][huge-sections-4]") {
  const geom::Box fore = box_of(geom::section_shape(figures(), BaseKind::huge_short, Section::fore));
  CHECK(fore.low == Vec2{-40, 0});
  CHECK(fore.high == Vec2{40, 97.5});
  const geom::Box aft = box_of(geom::section_shape(figures(), BaseKind::huge_long, Section::aft));
  CHECK(aft.low == Vec2{-40, -112.4});
  CHECK(aft.high == Vec2{40, 0});
  // 40 mm behind the front edge: centres 57.5 and 72.4 ahead of the mid-line.
  const geom::Box plastic = box_of(geom::section_plastic(figures(), BaseKind::huge_long, Section::fore));
  CHECK(plastic.low.y == Approx(32.4));
  CHECK(plastic.high.y == Approx(112.4));
}

TEST_CASE("a section is a target only across no mid-line", "[geom][huge][huge-targeting-2]") {
  const BaseKind kind = BaseKind::huge_short;
  CHECK(allows(kind, Section::fore, 0, 300));
  CHECK_FALSE(allows(kind, Section::aft, 0, 300));
  CHECK_FALSE(allows(kind, Section::fore, 0, -300));
  CHECK(allows(kind, Section::aft, 0, -300));
  // Abeam: both.
  CHECK(allows(kind, Section::fore, 300, 0));
  CHECK(allows(kind, Section::aft, 300, 0));
  // From (300, 100) the line to the aft centre (0, -57.5) passes the mid-line's height at x = 109.5, beside it.
  CHECK(allows(kind, Section::aft, 300, 100));
  // From (100, 200) at x = 22.3: across it.
  CHECK_FALSE(allows(kind, Section::aft, 100, 200));
  // From (80, 57.5) exactly at its end, x = 40; from (79.9, 57.5) at 39.95.
  CHECK(allows(kind, Section::aft, 80, 57.5));
  CHECK_FALSE(allows(kind, Section::aft, 79.9, 57.5));
  CHECK(allows(kind, Section::aft, -80, 57.5));
  CHECK(allows(kind, Section::fore, 80, -57.5));
  // The ship turned and moved.
  const geom::Frame turned = geom::frame_of({{500000}, {400000}, {90000}});
  CHECK(geom::midline_allows(figures(), kind, turned, Section::fore, {800, 400}));
  CHECK_FALSE(geom::midline_allows(figures(), kind, turned, Section::aft, {800, 400}));
}

TEST_CASE("fore arcs of Gozanti and Raider", "[geom][huge]") {
  // Apex at the mid-point. 65.7 degrees off the bow: at 100 mm ahead the edge is 221.5 to the side; 51.0: 123.5.
  CHECK(sees(BaseKind::huge_short, ArcKind::huge_fore, 221.4 + 20, 80));
  CHECK_FALSE(sees(BaseKind::huge_short, ArcKind::huge_fore, 221.6 + 20, 80));
  CHECK(sees(BaseKind::huge_long, ArcKind::huge_fore, 123.4 + 20, 80));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::huge_fore, 123.6 + 20, 80));
  CHECK(sees(BaseKind::huge_long, ArcKind::huge_fore, -143.4, 80));
}

TEST_CASE("the Raider's side arcs run from 28.9 to 135 degrees off the bow", "[geom][huge]") {
  // Apex at the aft base's centre, (0, -72.4). At 200 mm ahead of it the near edge is 110.4 to the side.
  CHECK(sees(BaseKind::huge_long, ArcKind::huge_aft_right, 110.5 - 20, 127.6 + 20));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::huge_aft_right, 110.3 - 20, 127.6 + 20));
  // 135 degrees: as far back as out.
  CHECK(sees(BaseKind::huge_long, ArcKind::huge_aft_right, 150.1 - 20, -72.4 - 150 - 20));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::huge_aft_right, 149.9 - 20, -72.4 - 150 - 20));
  CHECK(sees(BaseKind::huge_long, ArcKind::huge_aft_left, -200, -72.4));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::huge_aft_left, 200, -72.4));
}

TEST_CASE("the CR90's four arcs are quarters that point sideways", "[geom][huge][huge-attack-10]") {
  // Fore apex (0, 72.4): the front edge of the arc leaves at 45 degrees.
  CHECK(sees(BaseKind::huge_long, ArcKind::section_fore_right, 200.1 - 20, 272.4 + 20));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::section_fore_right, 199.9 - 20, 272.4 + 20));
  CHECK(sees(BaseKind::huge_long, ArcKind::section_fore_left, -200, 72.4));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::section_fore_left, 200, 72.4));
  CHECK(sees(BaseKind::huge_long, ArcKind::section_aft_right, 200, -72.4));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::section_aft_right, 100, 172.4));
  CHECK(sees(BaseKind::huge_long, ArcKind::section_aft_left, -200, -200));
}

TEST_CASE("the CR90's turret fires all round but for the shadow astern, by the target's centre",
          "[geom][huge][huge-attack-7]") {
  CHECK(sees(BaseKind::huge_long, ArcKind::section_turret, 0, 250));
  CHECK(sees(BaseKind::huge_long, ArcKind::section_turret, 200, 0));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::section_turret, 0, -250));
  // 28.9 degrees off the stern from (0, 72.4): at 300 mm behind it 165.6 to the side. Only the centre counts, though
  // the base reaches 20 mm past it.
  CHECK(sees(BaseKind::huge_long, ArcKind::section_turret, 165.7, -227.6));
  CHECK_FALSE(sees(BaseKind::huge_long, ArcKind::section_turret, 165.5, -227.6));
}

}  // namespace plotboard::geom_verdicts_huge

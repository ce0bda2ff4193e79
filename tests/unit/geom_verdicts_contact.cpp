// Contact, gap and nearest points: cases worked by hand. Base edges 40, 60, 80 mm; guides 3.5 wide, 11.8 from the
// centre line, 2.0 out; tolerance 10 um.
#include <catch2/catch.hpp>

#include "geom/contact.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_verdicts_contact {

using geom::BaseKind;
using geom::Contact;
using test::figures;

namespace {

constexpr double kTolerance = 0.010;

geom::PlacedBase base_at(BaseKind kind, std::int32_t x_um, std::int32_t y_um, std::int32_t mdeg = 0,
                         bool guides = false) {
  return geom::placed_base(figures(), kind, guides, geom::Pose{{x_um}, {y_um}, {mdeg}});
}
geom::PlacedShape shape_at(BaseKind kind, std::int32_t x_um, std::int32_t y_um, std::int32_t mdeg = 0) {
  return geom::placed(geom::base_shape(figures(), kind, false), geom::Pose{{x_um}, {y_um}, {mdeg}});
}
Contact small_pair(std::int32_t x_um, std::int32_t y_um) {
  return contact(base_at(BaseKind::small, 457200, 457200), base_at(BaseKind::small, 457200 + x_um, 457200 + y_um),
                 kTolerance);
}

}  // namespace

TEST_CASE("flush edges and both limits of the verdict", "[geom][contact]") {
  CHECK(small_pair(40000, 0) == Contact::touching);
  CHECK(small_pair(40010, 0) == Contact::touching);
  CHECK(small_pair(40011, 0) == Contact::apart);
  CHECK(small_pair(39990, 0) == Contact::touching);
  CHECK(small_pair(39989, 0) == Contact::overlapping);
  CHECK(small_pair(0, -40010) == Contact::touching);
  CHECK(small_pair(0, -40011) == Contact::apart);
  CHECK(small_pair(0, 0) == Contact::overlapping);
}

TEST_CASE("exactly at a limit, anywhere on the table and at any square heading", "[geom][contact]") {
  for (std::int32_t x = 100000; x < 800000; x += 997) {
    for (const std::int32_t heading : {0, 90000, 180000, 270000}) {
      const geom::PlacedBase a = base_at(BaseKind::small, x, 2 * x, heading);
      CHECK(contact(a, base_at(BaseKind::large, x + 60010, 2 * x + 7), kTolerance) == Contact::touching);
      CHECK(contact(a, base_at(BaseKind::large, x + 60011, 2 * x + 7), kTolerance) == Contact::apart);
      CHECK(contact(a, base_at(BaseKind::medium, x + 5, 2 * x - 49990), kTolerance) == Contact::touching);
      CHECK(contact(a, base_at(BaseKind::medium, x + 5, 2 * x - 49989), kTolerance) == Contact::overlapping);
    }
  }
}

TEST_CASE("corner to corner the distance counts, not the separation along an axis", "[geom][contact]") {
  CHECK(small_pair(40006, 40005) == Contact::touching);  // sqrt(36 + 25) = 7.8 um
  CHECK(small_pair(40009, 40008) == Contact::apart);     // sqrt(81 + 64) = 12.04 um, though 9 along the axes
  CHECK(small_pair(40006, 40008) == Contact::touching);  // 6-8-10: the limit itself
  CHECK(small_pair(-40009, 40008) == Contact::apart);
  const double gap = gap_mm(base_at(BaseKind::small, 0, 0), base_at(BaseKind::small, 43000, 44000));
  CHECK(gap == Approx(5.0).margin(1e-12));
  const double shapes = gap_mm(base_at(BaseKind::small, 0, 0), shape_at(BaseKind::small, 43000, 44000));
  CHECK(shapes == Approx(5.0).margin(1e-12));
}

TEST_CASE("a corner against an edge", "[geom][contact]") {
  // A 40 mm square turned by 45 degrees reaches 28.284271 mm from its centre: flush at 48.284271.
  const geom::PlacedBase still = base_at(BaseKind::small, 0, 0);
  CHECK(gap_mm(still, base_at(BaseKind::small, 48284, 0, 45000)) == Approx(-0.000271247).margin(1e-9));
  CHECK(contact(still, base_at(BaseKind::small, 48284, 0, 45000), kTolerance) == Contact::touching);
  CHECK(contact(still, base_at(BaseKind::small, 48274, 0, 45000), kTolerance) == Contact::overlapping);  // -10.27 um
  CHECK(contact(still, base_at(BaseKind::small, 48294, 0, 45000), kTolerance) == Contact::touching);     // +9.73 um
  CHECK(contact(still, base_at(BaseKind::small, 48295, 0, 45000), kTolerance) == Contact::apart);        // +10.73 um
}

TEST_CASE("the depth of an overlap is the shortest push that parts the pieces", "[geom][contact]") {
  CHECK(gap_mm(base_at(BaseKind::small, 0, 0), base_at(BaseKind::small, 30000, 5000)) == Approx(-10.0).margin(1e-12));
  CHECK(gap_mm(base_at(BaseKind::small, 0, 0), base_at(BaseKind::large, 0, 0)) == Approx(-60.0).margin(1e-12));
}

TEST_CASE("guides are part of the base where they count", "[geom][contact][2e-range-2]") {
  const auto behind = [](std::int32_t x, std::int32_t y, bool guides) {
    return gap_mm(base_at(BaseKind::small, 0, 0, 0, guides), base_at(BaseKind::small, x, y, 0, guides));
  };
  CHECK(behind(0, 43000, false) == Approx(3.0).margin(1e-12));
  CHECK(behind(0, 44000, true) == Approx(0.0).margin(1e-12));   // tip to tip
  CHECK(behind(0, 43000, true) == Approx(-1.0).margin(1e-12));  // tips 1 mm into each other
  // Shifted so that the guides pass each other: the tips meet the other base's edge.
  CHECK(behind(11800, 42000, true) == Approx(0.0).margin(1e-12));
  CHECK(behind(11800, 41000, true) == Approx(-1.0).margin(1e-12));
  CHECK(behind(11800, 43000, true) == Approx(1.0).margin(1e-12));
  // Beside each other guides change nothing.
  CHECK(behind(40000, 0, true) == Approx(0.0).margin(1e-12));
  // A base with guides against one without.
  CHECK(gap_mm(base_at(BaseKind::small, 0, 0, 0, true), base_at(BaseKind::large, 0, 62000)) ==
        Approx(0.0).margin(1e-12));
  // Between the guides of one the corner of another reaches the edge: width 20.1 between them.
  CHECK(gap_mm(base_at(BaseKind::small, 0, 0, 0, true), base_at(BaseKind::small, 0, 48285, 45000)) ==
        Approx(0.000729).margin(1e-6));
  CHECK(contact(base_at(BaseKind::small, 0, 0, 0, true), base_at(BaseKind::small, 0, 43000, 0, true), kTolerance) ==
        Contact::overlapping);
  CHECK(contact(base_at(BaseKind::small, 0, 0, 0, true), base_at(BaseKind::small, 0, 44010, 0, true), kTolerance) ==
        Contact::touching);
  CHECK(contact(base_at(BaseKind::small, 0, 0, 0, true), base_at(BaseKind::small, 0, 44011, 0, true), kTolerance) ==
        Contact::apart);
}

TEST_CASE("huge bases are as long as their ship", "[geom][contact]") {
  // 195.0 and 224.8 mm long: half, and 20 mm of a small base behind.
  CHECK(gap_mm(base_at(BaseKind::huge_short, 0, 0), base_at(BaseKind::small, 0, -117500)) == Approx(0).margin(1e-12));
  CHECK(gap_mm(base_at(BaseKind::huge_long, 0, 0), base_at(BaseKind::small, 0, -132400)) == Approx(0).margin(1e-12));
  CHECK(gap_mm(base_at(BaseKind::huge_long, 0, 0, 90000), base_at(BaseKind::small, 132400, 30000)) ==
        Approx(0).margin(1e-12));
  CHECK(gap_mm(base_at(BaseKind::huge_long, 0, 0, 0), base_at(BaseKind::small, 60000, 90000)) ==
        Approx(0).margin(1e-12));
}

TEST_CASE("a base against an obstacle, and its mirror image", "[geom][contact]") {
  // A right triangle, 30 to the right and 60 ahead of its corner.
  geom::Shape triangle;
  triangle.parts = {{{0, 0}, {30, 0}, {0, 60}}};
  triangle.outline = triangle.parts[0];
  geom::measure_radius(triangle);
  CHECK(triangle.radius == 60);
  const geom::Pose pose{{100000}, {0}, {0}};
  const geom::PlacedBase left_of_it = base_at(BaseKind::small, 79000, 20000);
  CHECK(gap_mm(left_of_it, placed(triangle, pose)) == Approx(1.0).margin(1e-12));
  // The other face negates y: it reaches 60 mm back, and no further left or right.
  const geom::PlacedShape mirror = placed(geom::mirrored(triangle), pose);
  CHECK(mirror.box.low.x == 100);
  CHECK(mirror.box.high.x == 130);
  CHECK(mirror.box.low.y == -60);
  CHECK(mirror.box.high.y == 0);
  // A base over x 90..130 and y -41..-1: 1 mm behind the one face, and 30 mm of it to the left out of the other.
  const geom::PlacedBase behind = base_at(BaseKind::small, 110000, -21000);
  CHECK(gap_mm(behind, placed(triangle, pose)) == Approx(1.0).margin(1e-12));
  CHECK(gap_mm(behind, mirror) == Approx(-30).margin(1e-12));
}

TEST_CASE("nearest points: a point, a stretch, a touch", "[geom][nearest]") {
  const geom::PlacedShape still = shape_at(BaseKind::small, 0, 0);
  const geom::Nearest corner = nearest(still, shape_at(BaseKind::small, 43000, 44000));
  CHECK(corner.distance_mm == Approx(5));
  CHECK(corner.line.a == geom::Vec2{20, 20});
  CHECK(corner.line.b == geom::Vec2{23, 24});
  CHECK(corner.first.a == corner.last.a);

  const geom::Nearest edges = nearest(still, shape_at(BaseKind::large, 30000, 160000));
  CHECK(edges.distance_mm == Approx(100));
  CHECK(edges.first.a == geom::Vec2{-10, 20});  // the large base reaches from x = -10 to 70
  CHECK(edges.last.a == geom::Vec2{20, 20});
  CHECK(edges.line.a == geom::Vec2{5, 20});
  CHECK(edges.line.b == geom::Vec2{5, 120});

  const geom::Nearest touch = nearest(still, shape_at(BaseKind::small, 40000, 10000));
  CHECK(touch.distance_mm == 0);
  CHECK(touch.line.a == touch.line.b);
  CHECK(touch.line.a.x == Approx(20));
  CHECK(touch.line.a.y == Approx(5));  // the edges share y from -10 to 20
}

TEST_CASE("nearest goes by the base's edge, not by its centre", "[geom][nearest]") {
  const geom::PlacedShape ship = shape_at(BaseKind::small, 0, 0);
  const double to_large = nearest(ship, shape_at(BaseKind::large, 0, 100000)).distance_mm;
  const double to_small = nearest(ship, shape_at(BaseKind::small, 90000, 0)).distance_mm;
  CHECK(to_large == Approx(40));
  CHECK(to_small == Approx(50));
}

TEST_CASE("how far a base stands out of the play area", "[geom][flee]") {
  const double width = 914.4;
  CHECK(overhang_mm(base_at(BaseKind::small, 20000, 457200), width, width) == Approx(0).margin(1e-12));
  CHECK(overhang_mm(base_at(BaseKind::small, 19900, 457200), width, width) == Approx(0.1));
  CHECK(overhang_mm(base_at(BaseKind::small, 457200, 895000), width, width) == Approx(0.6));
  CHECK(overhang_mm(base_at(BaseKind::small, 20000, 457200, 45000), width, width) == Approx(8.284271));
  CHECK(overhang_mm(base_at(BaseKind::huge_long, 457200, 100000), width, width) == Approx(12.4));
  CHECK(overhang_mm(base_at(BaseKind::large, 457200, 457200), width, width) == Approx(-417.2));
}

TEST_CASE("names of base kinds", "[geom]") {
  CHECK(geom::name_of(BaseKind::huge_short) == "huge-gr75");
  CHECK(geom::base_kind_named("huge-raider") == BaseKind::huge_long);
  CHECK(geom::base_kind_named("huge-croc") == BaseKind::huge_short);
  for (int kind = 0; kind < geom::kBaseKinds; ++kind) {
    CHECK(geom::base_kind_named(geom::name_of(static_cast<BaseKind>(kind))) == static_cast<BaseKind>(kind));
  }
  CHECK_FALSE(geom::base_kind_named("Small"));
}

}  // namespace plotboard::geom_verdicts_contact

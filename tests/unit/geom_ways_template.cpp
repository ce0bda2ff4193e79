// Templates as pieces: names, lengths, outlines, and what they lie on.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "geom/geom.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_ways_template {

using geom::Vec2;

namespace {

geom::PlacedShape square(double x, double y, double half) {
  geom::Shape shape;
  shape.parts = {{{half, half}, {-half, half}, {-half, -half}, {half, -half}}};
  geom::measure_radius(shape);
  return geom::placed(shape, geom::Frame{{x, y}, {1, 0}, {0, 1}});
}

geom::Template named(const char* name) { return *geom::template_named(test::figures(), name, geom::Frame{}); }

}  // namespace

TEST_CASE("templates by name, with the lengths of the facts", "[ways]") {
  const struct {
    const char* name;
    double length, right, forward;
  } table[] = {{"straight-1", 40, 0, 40},
               {"straight-2", 80, 0, 80},
               {"straight-3", 120, 0, 120},
               {"straight-4", 160, 0, 160},
               {"straight-5", 200, 0, 200},
               {"bank-1-right", 62.83, 23.43, 56.57},
               {"bank-2-right", 102.10, 38.08, 91.92},
               {"bank-3-right", 141.37, 52.72, 127.28},
               {"bank-3-left", 141.37, -52.72, 127.28},
               {"turn-1-right", 54.98, 35, 35},
               {"turn-2-left", 98.17, -62.5, 62.5},
               {"turn-3-right", 141.37, 90, 90}};
  for (const auto& row : table) {
    INFO(row.name);
    const geom::Template piece = named(row.name);
    CHECK(piece.length_mm == Approx(row.length).margin(0.0051));
    CHECK(piece.width_mm == 20);
    const geom::Frame end = geom::centre_line(piece, piece.length_mm);
    CHECK(end.origin.x == Approx(row.right).margin(0.0051));
    CHECK(end.origin.y == Approx(row.forward).margin(0.0051));
  }
  for (const char* name : {"", "straight", "straight-", "straight-0", "straight-6", "straight-1-left", "bank-4-left",
                           "bank-1", "bank-1-", "turn-2-up", "turn-22-left", "loop-1-left", "Straight-1"}) {
    INFO(name);
    CHECK_FALSE(geom::template_named(test::figures(), name, geom::Frame{}).has_value());
  }
}

TEST_CASE("the outline's chords stay within the asked deviation", "[ways]") {
  for (const double sagitta : {0.01, 0.1, 1.0}) {
    const geom::Template piece = named("turn-3-left");
    const std::vector<Vec2> outline = geom::template_outline(piece, sagitta);
    REQUIRE(outline.size() % 2 == 0);
    for (std::size_t i = 0; i + 1 < outline.size() / 2; ++i) {
      for (const std::size_t at : {i, outline.size() - 2 - i}) {
        const Vec2 from_centre = geom::middle(outline[at], outline[at + 1]) - Vec2{-90, 0};
        const double radius = geom::length(outline[at] - Vec2{-90, 0});
        CHECK((radius == Approx(80).margin(1e-9) || radius == Approx(100).margin(1e-9)));
        CHECK(radius - geom::length(from_centre) <= sagitta);
      }
    }
  }
  // Counter-clockwise, as every outline.
  double twice_area = 0;
  const std::vector<Vec2> outline = geom::template_outline(named("bank-2-right"), 0.001);
  for (std::size_t i = 0; i < outline.size(); ++i)
    twice_area += geom::cross(outline[i], outline[(i + 1) % outline.size()]);
  CHECK(twice_area / 2 == Approx(20 * named("bank-2-right").length_mm).margin(0.2));
}

TEST_CASE("gaps of a bend by hand", "[ways]") {
  const geom::Template turn = named("turn-1-right");  // ring about (35, 0), radii 25 and 45
  // Nearest to the outer arc's middle, beyond it along the diagonal.
  CHECK(geom::gap_mm(turn, square(35 - 50, 60, 1)) ==
        Approx(std::hypot(49, 59) - 45).margin(1e-9));  // corner (-14, 59) is (-49, 59) from the centre
  // In the hollow of the bend: 25 less the far corner's distance from the centre.
  CHECK(geom::gap_mm(turn, square(30, 5, 3)) == Approx(25 - std::hypot(8, 8)).margin(1e-9));
  // Behind the start edge, and past the end edge.
  CHECK(geom::gap_mm(turn, square(0, -8, 3)) == Approx(5).margin(1e-9));
  CHECK(geom::gap_mm(turn, square(45, 35, 4)) == Approx(6).margin(1e-9));
  // A small square wholly on the template: as deep as its deepest corner.
  const double inner = std::hypot(35 - 2, 2.0) - 25;
  CHECK(geom::gap_mm(turn, square(1, 1, 1)) == Approx(-std::min({2.0, inner})).margin(1e-9));
  // A large square that covers it all: the template's deepest outline point counts.
  CHECK(geom::gap_mm(turn, square(20, 20, 200)) < -150);
  // Left is the mirror image.
  CHECK(geom::gap_mm(named("turn-1-left"), square(-30, 5, 3)) == geom::gap_mm(turn, square(30, 5, 3)));
}

TEST_CASE("a bar across a template is on it though no corner of either is inside the other", "[ways]") {
  geom::Shape bar;
  bar.parts = {{{-100, -0.5}, {100, -0.5}, {100, 0.5}, {-100, 0.5}}};
  geom::measure_radius(bar);
  for (const char* name : {"bank-2-right", "bank-2-left", "turn-3-right", "straight-2"}) {
    const geom::Template piece = named(name);
    const geom::Frame at = geom::centre_line(piece, piece.length_mm / 2);
    INFO(name);
    CHECK(geom::contact(piece, geom::placed(bar, at), 0.01) == geom::Contact::overlapping);
    CHECK(geom::contact(geom::trimmed(piece, piece.length_mm / 3), geom::placed(bar, at), 0.01) ==
          geom::Contact::apart);
  }
  // Lengthwise through a bank, in at one end and out at the other.
  const geom::Template bank = named("bank-1-right");
  const geom::Frame end = geom::centre_line(bank, bank.length_mm);
  const Vec2 way = end.origin * (1 / geom::length(end.origin));
  const geom::Frame lengthwise{end.origin * 0.5, {way.x, way.y}, {-way.y, way.x}};
  CHECK(geom::gap_mm(bank, geom::placed(bar, lengthwise)) < -0.4);
}

}  // namespace plotboard::geom_ways_template

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "draw/font.hpp"
#include "draw/tessellate.hpp"
#include "draw/triangulate.hpp"
#include "draw_support.hpp"
#include "support/catalog.hpp"

namespace plotboard::draw_triangles {

using geom::Vec2;

namespace {

double area_of(const std::vector<Vec2>& points, const std::vector<std::uint32_t>& triangles) {
  double sum = 0;
  for (std::size_t i = 0; i < triangles.size(); i += 3) {
    const Vec2 a = points[triangles[i]], b = points[triangles[i + 1]], c = points[triangles[i + 2]];
    sum += std::abs(cross(b - a, c - a)) / 2;
  }
  return sum;
}

}  // namespace

TEST_CASE("Triangles tile a polygon exactly", "[draw][triangles]") {
  const std::vector<std::vector<Vec2>> shapes{
      {{0, 0}, {4, 0}, {4, 4}, {0, 4}},
      {{0, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 2}, {2, 2}, {2, 4}, {0, 4}},        // a U
      {{0, 3}, {1, 1}, {3, 0}, {1, -1}, {0, -3}, {-1, -1}, {-3, 0}, {-1, 1}},  // a star
      {{0, 0}, {5, 5}, {0, 1}, {-5, 5}}};                                      // a dart
  for (std::vector<Vec2> shape : shapes) {
    for (int turned = 0; turned < 2; ++turned) {
      const auto triangles = draw::triangulate(shape);
      CHECK(triangles.size() == (shape.size() - 2) * 3);
      CHECK(area_of(shape, triangles) == Approx(std::abs(draw::twice_area(shape)) / 2));
      std::reverse(shape.begin(), shape.end());
    }
  }
}

TEST_CASE("Every silhouette is made of simple polygons that tile", "[draw][triangles][data]") {
  int count = 0;
  for (const auto& [id, ship] : test::catalog().ships) {
    CAPTURE(id);
    CHECK_FALSE(ship.silhouette.empty());
    const double longest = geom::is_huge(ship.base) ? 2.9 : 1.0;
    for (const auto& polygon : ship.silhouette) {
      CHECK(polygon.size() >= 3);
      CHECK(polygon.size() <= 64);
      CHECK(area_of(polygon, draw::triangulate(polygon)) == Approx(std::abs(draw::twice_area(polygon)) / 2));
      for (const Vec2 p : polygon) {
        CHECK(std::abs(p.x) <= 1.0);
        CHECK(std::abs(p.y) <= longest);
      }
      ++count;
    }
  }
  CHECK(count > 300);
}

TEST_CASE("Polygons that cross themselves, repeat points or have none do no harm", "[draw][triangles]") {
  CHECK(draw::triangulate({}).empty());
  CHECK(draw::triangulate({{0, 0}, {1, 1}}).empty());
  draw::triangulate({{0, 0}, {4, 4}, {4, 0}, {0, 4}});
  draw::Triangles out;
  draw::fill_polygon(out, {{1, 1}, {1, 1}, {1, 1}}, {});
  draw::stroke_line(out, {{5, 5}, {5, 5}}, true, {}, {});
  CHECK(out.indices.empty());
  draw::stroke_line(out, {{0, 0}, {1e7, 0}}, false, {1, 0.01, false}, {});  // dashes without number
  CHECK(out.vertices.size() < 100);
}

TEST_CASE("A dashed line shows both of its ends", "[draw][triangles]") {
  const double length = GENERATE(31.0, 100.0, 257.3);
  draw::Triangles out;
  draw::stroke_line(out, {{10, 20}, {10 + length, 20}}, false, {2, 7, false}, {255, 255, 255, 255});
  float low = 1e9F, high = -1e9F;
  for (const draw::Vertex& v : out.vertices) {
    low = std::min(low, v.x);
    high = std::max(high, v.x);
  }
  CHECK(low == Approx(10));
  CHECK(high == Approx(10 + length));
}

TEST_CASE("UTF-8 is read letter by letter, broken bytes included", "[draw][text]") {
  std::string_view text = "A\xC3\xA9\xE2\x96\xB2\xF0\x9F\x9A\x80\xC3";
  CHECK(draw::next_letter(text) == U'A');
  CHECK(draw::next_letter(text) == U'\u00E9');
  CHECK(draw::next_letter(text) == U'\u25B2');
  CHECK(draw::next_letter(text) == U'\U0001F680');
  CHECK(draw::next_letter(text) == U'\uFFFD');
  CHECK(text.empty());
}

}  // namespace plotboard::draw_triangles

// The board never lies about scale: 100 mm are 100 mm times the scale in pixels, at every zoom.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "draw_support.hpp"
#include "support/catalog.hpp"

namespace plotboard::draw_ruler {

namespace {

// How much of a row is covered by white, in pixels.
double white_in_row(const draw::Image& image, int row) {
  double sum = 0;
  for (int x = 0; x < image.width; ++x) sum += image.pixels[static_cast<std::size_t>((row * image.width + x) * 4)];
  return sum / 255;
}
double white_in_column(const draw::Image& image, int column) {
  double sum = 0;
  for (int y = 0; y < image.height; ++y) sum += image.pixels[static_cast<std::size_t>((y * image.width + column) * 4)];
  return sum / 255;
}

}  // namespace

TEST_CASE("100 mm are 100 mm times the scale in pixels at every zoom", "[draw][ruler]") {
  if (!test::can_draw()) return;
  const double zoom = GENERATE(0.2, 0.33, 0.5, 0.727, 1.0, 1.5, 2.37, 4.0, 5.19, 8.0);
  const bool upright = GENERATE(false, true);
  const double nudge = GENERATE(0.0, 0.31);
  scene::Camera camera;
  camera.width_px = camera.height_px = 860;
  camera.pixels_per_mm = zoom;
  camera.centre = {450 + nudge, 450 - nudge};
  scene::Picture picture;
  picture.background = {0, 0, 0, 255};
  picture.add(scene::Stroke{{{0, 0}, {1, 0}}, false, 1, 0, false, {0, 0, 0, 255}});  // so that this is no mat
  const geom::Vec2 half = upright ? geom::Vec2{10, 50} : geom::Vec2{50, 10};
  const geom::Vec2 c{450, 450};
  picture.add(scene::Fill{{{c.x - half.x, c.y - half.y},
                           {c.x + half.x, c.y - half.y},
                           {c.x + half.x, c.y + half.y},
                           {c.x - half.x, c.y + half.y}},
                          {255, 255, 255, 255},
                          scene::Pattern::plain});
  const draw::Image image = test::drawn(picture, camera);
  const double seen = upright ? white_in_column(image, 430) : white_in_row(image, 430);
  CAPTURE(zoom, upright, nudge);
  CHECK(seen == Approx(100 * zoom).margin(1.0));
}

TEST_CASE("The smooth edge of a drawn polygon lies where the true edge is", "[draw][ruler]") {
  if (!test::can_draw()) return;
  const double zoom = GENERATE(0.5, 1.0, 3.3, 8.0);
  scene::Camera camera;
  camera.width_px = camera.height_px = 860;
  camera.pixels_per_mm = zoom;
  camera.centre = {0, 0};
  scene::Picture picture;
  picture.background = {0, 0, 0, 255};
  // A square of 50 mm turned by 30 degrees: its area in pixels is its area in mm times the scale squared.
  std::vector<geom::Vec2> square;
  for (const double degrees : {75.0, 165.0, 255.0, 345.0}) {
    const geom::SinCos a = geom::sin_cos_degrees(degrees);
    square.push_back({a.sin * 25 * std::sqrt(2.0), a.cos * 25 * std::sqrt(2.0)});
  }
  picture.add(scene::Fill{square, {255, 255, 255, 255}, scene::Pattern::plain});
  const draw::Image image = test::drawn(picture, camera);
  double area = 0;
  for (int y = 0; y < image.height; ++y) area += white_in_row(image, y);
  CHECK(std::sqrt(area) == Approx(50 * zoom).margin(0.25));
}

TEST_CASE("Grid lines and bases stand to scale on the drawn board", "[draw][ruler]") {
  if (!test::can_draw()) return;
  state::Table table;
  scene::Overlay overlay;
  overlay.names = false;
  const scene::Theme& theme = scene::theme_named("night");
  scene::Camera camera;
  camera.width_px = 780;
  camera.height_px = 300;
  camera.pixels_per_mm = GENERATE(1.0, 2.0, 3.7);
  camera.centre = {460, 350};
  const draw::Image image = test::drawn(scene::board_picture(test::catalog(), table, overlay, theme, camera), camera);
  // Along a row between two horizontal grid lines: the brightest pixels are the vertical ones.
  std::vector<double> lines;
  const int row = 150;
  double sum = 0, moment = 0;
  for (int x = 0; x < image.width; ++x) {
    const auto at = static_cast<std::size_t>((row * image.width + x) * 4);
    const double over = std::max(0, image.pixels[at] - theme.mat.r);
    if (over > 0) {
      sum += over;
      moment += over * (x + 0.5);
    } else if (sum > 0) {
      lines.push_back(moment / sum);
      sum = moment = 0;
    }
  }
  REQUIRE(lines.size() >= 2);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    CHECK(lines[i] - lines[i - 1] == Approx(100 * camera.pixels_per_mm).margin(0.5));
  }
}

}  // namespace plotboard::draw_ruler

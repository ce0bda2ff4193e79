// Pictures from outside: good ones come back as they were, bad ones get one clear message each.
#include <catch2/catch.hpp>

#include "desk_support.hpp"
#include "draw_support.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

namespace plotboard::draw_images {

namespace {

draw::Image checkered(int width, int height) {
  draw::Image image{width, height, {}};
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const auto v = static_cast<std::uint8_t>((x * 7 + y * 13) % 256);
      image.pixels.insert(image.pixels.end(), {v, static_cast<std::uint8_t>(255 - v), 90, 255});
    }
  }
  return image;
}

std::string good_png() {
  auto png = draw::encode_png(checkered(40, 30));
  REQUIRE(png.ok());
  return *png;
}

void put_size(std::string& png, unsigned width, unsigned height) {  // into the header, big-endian
  for (unsigned i = 0; i < 4; ++i) {
    png[16 + i] = static_cast<char>((width >> (24 - 8 * i)) & 255u);
    png[20 + i] = static_cast<char>((height >> (24 - 8 * i)) & 255u);
  }
}

void check_refused(const std::string& bytes, const std::string& says) {
  const auto result = draw::decode_image(bytes, "mat.png");
  REQUIRE_FALSE(result.ok());
  REQUIRE(result.errors().size() == 1);
  CHECK(result.errors()[0].file == "mat.png");
  CHECK_THAT(result.errors()[0].text(), Catch::Contains(says));
  CHECK_THAT(result.errors()[0].text(), Catch::Contains("PNG or JPEG"));
}

}  // namespace

TEST_CASE("A picture survives PNG and back", "[draw][images]") {
  const draw::Image image = checkered(40, 30);
  const auto back = draw::decode_image(good_png(), "mat.png");
  REQUIRE(back.ok());
  CHECK(back->width == 40);
  CHECK(back->height == 30);
  CHECK(back->pixels == image.pixels);
}

TEST_CASE("Bad pictures get one message each", "[draw][images]") {
  SECTION("empty") { check_refused("", "empty"); }
  SECTION("text") { check_refused("this is not a picture at all", "no PNG or JPEG header"); }
  SECTION("another format") { check_refused("GIF89a" + std::string(100, '\1'), "no PNG or JPEG header"); }
  SECTION("cut short in the header") { check_refused(good_png().substr(0, 20), "header"); }
  SECTION("cut short in the pixels") {
    std::string png = good_png();
    check_refused(png.substr(0, png.size() / 2), "damaged");
  }
  SECTION("a header that promises too much") {
    std::string png = good_png();
    put_size(png, 20000, 20000);
    check_refused(png, "20000 x 20000");
  }
  SECTION("just too wide") {
    std::string png = good_png();
    put_size(png, 8193, 1);
    check_refused(png, "8193 x 1");
  }
  SECTION("a header beyond what the decoder counts") {
    std::string png = good_png();
    put_size(png, 0x7fffffff, 0x7fffffff);
    check_refused(png, "");
  }
  SECTION("no size") {
    std::string png = good_png();
    put_size(png, 0, 30);
    check_refused(png, "");
  }
  SECTION("too many bytes") {
    std::string png = good_png();
    png.resize((std::size_t{64} << 20u) + 1);
    check_refused(png, "bytes");
  }
  SECTION("a JPEG of nothing") { check_refused("\xff\xd8\xff\xe0" + std::string(64, '\0'), ""); }
}

TEST_CASE("Nothing cannot be encoded", "[draw][images]") {
  CHECK_FALSE(draw::encode_png(draw::Image{}).ok());
  CHECK_FALSE(draw::encode_png(draw::Image{4, 4, {1, 2, 3}}).ok());
}

TEST_CASE("A painter without its files says which is missing", "[draw]") {
  if (!test::can_draw()) return;
  const scene::Camera camera;
  const auto result = draw::render_offscreen({}, camera, 64, 64, 1, "nowhere-at-all");
  REQUIRE_FALSE(result.ok());
  CHECK_THAT(result.errors()[0].text(), Catch::Contains("nowhere-at-all/shaders/board.vert"));
}

TEST_CASE("A picture of an absurd size is refused", "[draw]") {
  const scene::Camera camera;
  CHECK_FALSE(draw::render_offscreen({}, camera, 0, 100, 1, test::root()).ok());
  CHECK_FALSE(draw::render_offscreen({}, camera, 100, 100000, 1, test::root()).ok());
}

TEST_CASE("The user's mat picture lies under the pieces, upright", "[draw]") {
  if (!test::can_draw()) return;
  draw::Image mat{2, 2, {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255}};  // red top left
  state::Table table;
  scene::Overlay overlay;
  overlay.has_mat = true;
  overlay.grid = false;
  const scene::Camera camera = test::camera_on(table, 400, 400);
  const auto image =
      draw::render_offscreen(scene::board_picture(test::catalog(), table, overlay, scene::themes()[0], camera), camera,
                             400, 400, 1, test::root(), &mat);
  REQUIRE(image.ok());
  const auto at = [&](int x, int y) { return &image->pixels[static_cast<std::size_t>((y * 400 + x) * 4)]; };
  CHECK(at(60, 60)[0] > 200);  // red
  CHECK(at(60, 60)[1] < 60);
  CHECK(at(340, 60)[1] > 200);  // green
  CHECK(at(60, 340)[2] > 200);  // blue
}

TEST_CASE("The play mat covers the play area and no more, whatever stands beside the board", "[draw]") {
  if (!test::can_draw()) return;
  const draw::Image mat{2, 2, {255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255}};
  state::Table table;
  const bool high_area = GENERATE(false, true);
  if (high_area) table.area = *state::area_named("3x6");
  scene::Camera camera;  // panels on the left and right, bars above
  camera.left_px = GENERATE(0, 243);
  camera.top_px = 77;
  camera.width_px = 480;
  camera.height_px = 360;
  constexpr int kWidth = 800, kHeight = 470;
  camera.fit(table.area.width.mm(), table.area.height.mm(), 20);
  REQUIRE(camera.on_side == high_area);
  const double zoom = GENERATE(1.0, 0.5, 3.0);
  camera.zoom_at({camera.left_px + 150, camera.top_px + 300}, zoom);
  if (zoom == 0.5) camera.pan({160, 40});  // a corner at the view's edge
  CAPTURE(high_area, camera.left_px, zoom);
  scene::Overlay overlay;
  overlay.has_mat = true;
  overlay.grid = false;
  const auto image =
      draw::render_offscreen(scene::board_picture(test::catalog(), table, overlay, scene::themes()[0], camera), camera,
                             kWidth, kHeight, 1, test::root(), &mat);
  REQUIRE(image.ok());
  const geom::Vec2 a = camera.to_screen({0, 0}), b = camera.to_screen({table.area.width.mm(), table.area.height.mm()});
  const geom::Vec2 low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)};
  int wrong = 0, covered = 0;
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      const double px = x + 0.5, py = y + 0.5;
      const auto within = [&](double slack) {
        return px > low.x + slack && px < high.x - slack && py > low.y + slack && py < high.y - slack;
      };
      if (within(-3) && !within(3)) continue;  // the edge's own line
      const bool in_view = px > camera.left_px && px < camera.left_px + camera.width_px && py > camera.top_px &&
                           py < camera.top_px + camera.height_px;
      const std::uint8_t* seen = &image->pixels[static_cast<std::size_t>((y * kWidth + x) * 4)];
      const bool is_mat = seen[0] > 240 && seen[1] < 16 && seen[2] > 240;
      covered += is_mat ? 1 : 0;
      wrong += is_mat != (in_view && within(3)) ? 1 : 0;
    }
  }
  CHECK(wrong == 0);
  CHECK(covered > 1000);
}

TEST_CASE("A wide mat picture on a high play area is seen upright where the table lies on its side", "[draw]") {
  if (!test::can_draw()) return;
  // Four pixels across, two down: red on the upper left, green below it, blue on the upper right.
  draw::Image mat{4, 2, std::vector<std::uint8_t>(4 * 2 * 4, 255)};
  const auto paint = [&mat](int x, int y, std::size_t channel) {
    for (std::size_t i = 0; i < 3; ++i)
      mat.pixels[static_cast<std::size_t>((y * 4 + x) * 4) + i] = static_cast<std::uint8_t>(i == channel ? 255 : 0);
  };
  paint(0, 0, 0);
  paint(0, 1, 1);
  paint(3, 0, 2);
  state::Table table;
  table.area = *state::area_named("3x6");
  scene::Overlay overlay;
  overlay.has_mat = true;
  overlay.grid = false;
  const scene::Camera camera = test::camera_on(table, 800, 432);
  REQUIRE(camera.on_side);
  const auto image =
      draw::render_offscreen(scene::board_picture(test::catalog(), table, overlay, scene::themes()[0], camera), camera,
                             800, 432, 1, test::root(), &mat);
  REQUIRE(image.ok());
  const auto is = [&](int x, int y, std::size_t channel) {
    const std::uint8_t* seen = &image->pixels[static_cast<std::size_t>((y * 800 + x) * 4)];
    for (std::size_t i = 0; i < 3; ++i)
      if (i == channel ? seen[i] < 200 : seen[i] > 60) return false;
    return true;
  };
  CHECK(is(50, 50, 0));
  CHECK(is(50, 382, 1));
  CHECK(is(750, 50, 2));
}

}  // namespace plotboard::draw_images

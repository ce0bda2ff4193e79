#include <catch2/catch.hpp>

#include "scene/camera.hpp"

namespace plotboard::scene_camera {

using plotboard::geom::Vec2;
using plotboard::scene::Camera;

namespace {

Camera odd_camera() {
  Camera camera;
  camera.centre = {312.5, 640.25};
  camera.pixels_per_mm = 1.7;
  camera.width_px = 1001;
  camera.height_px = 577;
  camera.left_px = 280;
  camera.top_px = 40;
  return camera;
}

}  // namespace

TEST_CASE("Screen and table are each other's inverse, y grows away from the viewer", "[scene][camera]") {
  const Camera camera = odd_camera();
  const Vec2 p = camera.to_table(camera.to_screen({100, 200}));
  CHECK(p.x == Approx(100));
  CHECK(p.y == Approx(200));
  CHECK(camera.to_screen({100, 200}).y > camera.to_screen({100, 300}).y);
  CHECK(camera.to_screen(camera.centre).x == Approx(280 + 1001 / 2.0));
  const Vec2 d = camera.to_screen({200, 0}) - camera.to_screen({100, 0});
  CHECK(d.x == Approx(170));
  CHECK(d.y == Approx(0).margin(1e-9));
}

TEST_CASE("Zooming keeps the point under the pointer and stops at its limits", "[scene][camera]") {
  Camera camera = odd_camera();
  const Vec2 pointer{900, 123};
  const Vec2 held = camera.to_table(pointer);
  for (const double factor : {1.25, 0.8, 7.0, 0.01, 1e6, 1e-9}) {
    camera.zoom_at(pointer, factor);
    CHECK(camera.to_table(pointer).x == Approx(held.x));
    CHECK(camera.to_table(pointer).y == Approx(held.y));
    CHECK(camera.pixels_per_mm >= 0.05);
    CHECK(camera.pixels_per_mm <= 60);
  }
  CHECK(camera.pixels_per_mm == 0.05);
}

TEST_CASE("Panning moves the table with the hand", "[scene][camera]") {
  Camera camera = odd_camera();
  const Vec2 before = camera.to_screen({300, 600});
  camera.pan({15, -9});
  const Vec2 after = camera.to_screen({300, 600});
  CHECK(after.x - before.x == Approx(15));
  CHECK(after.y - before.y == Approx(-9));
}

TEST_CASE("Fit shows the whole mat with its margin", "[scene][camera]") {
  Camera camera = odd_camera();
  camera.fit(1524, 914.4, 24);
  const Vec2 low = camera.to_screen({0, 0}), high = camera.to_screen({1524, 914.4});
  CHECK(low.x >= 280 + 24 - 1e-6);
  CHECK(high.x <= 280 + 1001 - 24 + 1e-6);
  CHECK(high.y >= 40 + 24 - 1e-6);
  CHECK(low.y <= 40 + 577 - 24 + 1e-6);
  camera.width_px = camera.height_px = 0;  // a window folded away
  camera.fit(914.4, 914.4, 24);
  CHECK(camera.pixels_per_mm >= 0.05);
}

TEST_CASE("A table that is higher than wide lies on its side in a wide view, and only there", "[scene][camera]") {
  Camera camera;
  camera.width_px = 1320;
  camera.height_px = 1000;
  camera.left_px = 250;
  camera.top_px = 60;
  camera.fit(914.4, 1828.8, 24);
  REQUIRE(camera.on_side);
  const double upright = (1000 - 48) / 1828.8;
  CHECK(camera.pixels_per_mm > upright * 1.2);
  // What is far from the viewer on the table is on the right, what is to the right below: a turn, not a mirror.
  const Vec2 origin = camera.to_screen({0, 0}), far = camera.to_screen({0, 1828.8}),
             right = camera.to_screen({914.4, 0});
  CHECK(far.x - origin.x == Approx(1828.8 * camera.pixels_per_mm));
  CHECK(far.y == Approx(origin.y));
  CHECK(right.y - origin.y == Approx(914.4 * camera.pixels_per_mm));
  CHECK(right.x == Approx(origin.x));
  CHECK(origin.x >= 250 + 24 - 1e-6);
  CHECK(far.x <= 250 + 1320 - 24 + 1e-6);
  CHECK(origin.y >= 60 + 24 - 1e-6);
  CHECK(right.y <= 60 + 1000 - 24 + 1e-6);
  for (const auto& [width, height] : {std::pair{914.4, 914.4}, std::pair{1524.0, 914.4}, std::pair{914.4, 1000.0}}) {
    camera.fit(width, height, 24);
    CHECK_FALSE(camera.on_side);
  }
  camera.width_px = 500;  // a high view
  camera.fit(914.4, 1828.8, 24);
  CHECK_FALSE(camera.on_side);
}

TEST_CASE("On its side a table is panned and zoomed as it is seen", "[scene][camera]") {
  Camera camera = odd_camera();
  camera.on_side = true;
  const Vec2 p = camera.to_table(camera.to_screen({100, 200}));
  CHECK(p.x == Approx(100));
  CHECK(p.y == Approx(200));
  const Vec2 before = camera.to_screen({300, 600});
  camera.pan({15, -9});
  const Vec2 after = camera.to_screen({300, 600});
  CHECK(after.x - before.x == Approx(15));
  CHECK(after.y - before.y == Approx(-9));
  const Vec2 pointer{900, 123}, held = camera.to_table(pointer);
  camera.zoom_at(pointer, 1.25);
  CHECK(camera.to_table(pointer).x == Approx(held.x));
  CHECK(camera.to_table(pointer).y == Approx(held.y));
  for (const Vec2 way : {Vec2{1, 0}, Vec2{0, 1}, Vec2{-3, 2}}) {  // y upwards
    const Vec2 seen = camera.to_screen(camera.centre + camera.way_on_table(way)) - camera.to_screen(camera.centre);
    CHECK(seen.x == Approx(way.x * camera.pixels_per_mm));
    CHECK(seen.y == Approx(-way.y * camera.pixels_per_mm));
  }
}

}  // namespace plotboard::scene_camera

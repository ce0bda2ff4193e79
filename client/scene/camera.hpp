#pragma once
// The camera of the board: a centre on the table in mm, a scale in pixels per mm, a viewport in pixels. Pure.
// A 100 mm object is 100 mm times the scale in pixels at every zoom: the board never lies about scale.
// A table can lie on its side: the view is turned by a quarter, what is far away on the table stands on the right.
// Coordinates stay as they are; whatever has an upper side of its own (words, signs) goes by way_on_table.

#include "geom/vec.hpp"

namespace plotboard::scene {

struct Camera {
  geom::Vec2 centre{457.2, 457.2};  // mm, at the middle of the viewport
  double pixels_per_mm = 1.0;
  double width_px = 1280, height_px = 720;  // viewport
  double left_px = 0, top_px = 0;           // its place in the window
  bool on_side = false;

  [[nodiscard]] geom::Vec2 to_screen(geom::Vec2 mm) const;  // y grows downwards on the screen
  [[nodiscard]] geom::Vec2 to_table(geom::Vec2 px) const;
  // A way on the screen (x to the right, y upwards) as the way on the table that is seen so; its length stays.
  [[nodiscard]] geom::Vec2 way_on_table(geom::Vec2 on_screen) const;
  void zoom_at(geom::Vec2 px, double factor);  // keeps the point under the pointer; limits: zoom.hpp
  void pan(geom::Vec2 px);
  // Shows the whole table; one that is higher than wide lies on its side where that makes it clearly larger.
  void fit(double width_mm, double height_mm, double margin_px);
  friend bool operator==(const Camera&, const Camera&) = default;
};

}  // namespace plotboard::scene

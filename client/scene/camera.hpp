#pragma once
// The camera of the board: a centre on the table in mm, a scale in pixels per mm, a viewport in pixels. Pure.
// A 100 mm object is 100 mm times the scale in pixels at every zoom: the board never lies about scale.

#include "geom/vec.hpp"

namespace plotboard::scene {

struct Camera {
  geom::Vec2 centre{457.2, 457.2};  // mm, at the middle of the viewport
  double pixels_per_mm = 1.0;
  double width_px = 1280, height_px = 720;  // viewport
  double left_px = 0, top_px = 0;           // its place in the window

  [[nodiscard]] geom::Vec2 to_screen(geom::Vec2 mm) const;  // y grows downwards on the screen
  [[nodiscard]] geom::Vec2 to_table(geom::Vec2 px) const;
  void zoom_at(geom::Vec2 px, double factor);  // keeps the point under the pointer; clamped to [0.05, 60] px/mm
  void pan(geom::Vec2 px);
  void fit(double width_mm, double height_mm, double margin_px);
  friend bool operator==(const Camera&, const Camera&) = default;
};

}  // namespace plotboard::scene

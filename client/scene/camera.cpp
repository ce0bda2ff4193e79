#include "scene/camera.hpp"

#include <algorithm>

#include "scene/zoom.hpp"

namespace plotboard::scene {
namespace {

constexpr double kClearlyLarger = 1.1;  // below that a table is left as people know it

}  // namespace

geom::Vec2 Camera::to_screen(geom::Vec2 mm) const {
  const geom::Vec2 off = mm - centre;
  const geom::Vec2 seen = on_side ? geom::Vec2{off.y, -off.x} : off;  // y upwards
  return {left_px + width_px / 2 + seen.x * pixels_per_mm, top_px + height_px / 2 - seen.y * pixels_per_mm};
}

geom::Vec2 Camera::to_table(geom::Vec2 px) const {
  const geom::Vec2 seen{(px.x - left_px - width_px / 2) / pixels_per_mm,
                        -(px.y - top_px - height_px / 2) / pixels_per_mm};
  return centre + way_on_table(seen);
}

geom::Vec2 Camera::way_on_table(geom::Vec2 on_screen) const {
  return on_side ? geom::Vec2{-on_screen.y, on_screen.x} : on_screen;
}

void Camera::zoom_at(geom::Vec2 px, double factor) {
  const geom::Vec2 held = to_table(px);
  pixels_per_mm = std::clamp(pixels_per_mm * factor, kLeastZoom, kMostZoom);
  centre = centre + (held - to_table(px));
}

void Camera::pan(geom::Vec2 px) { centre = centre - way_on_table({px.x / pixels_per_mm, -px.y / pixels_per_mm}); }

void Camera::fit(double width_mm, double height_mm, double margin_px) {
  centre = {width_mm / 2, height_mm / 2};
  const double across = std::max(1.0, width_px - 2 * margin_px), along = std::max(1.0, height_px - 2 * margin_px);
  const double width = std::max(1.0, width_mm), height = std::max(1.0, height_mm);
  const double upright = std::min(across / width, along / height);
  const double lying = std::min(across / height, along / width);
  on_side = height > width && lying > upright * kClearlyLarger;
  pixels_per_mm = std::clamp(on_side ? lying : upright, kLeastZoom, kMostZoom);
}

}  // namespace plotboard::scene

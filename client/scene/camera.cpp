#include "scene/camera.hpp"

#include <algorithm>

namespace plotboard::scene {
namespace {

constexpr double kLeast = 0.05, kMost = 60;  // pixels per mm

}  // namespace

geom::Vec2 Camera::to_screen(geom::Vec2 mm) const {
  return {left_px + width_px / 2 + (mm.x - centre.x) * pixels_per_mm,
          top_px + height_px / 2 - (mm.y - centre.y) * pixels_per_mm};
}

geom::Vec2 Camera::to_table(geom::Vec2 px) const {
  return {centre.x + (px.x - left_px - width_px / 2) / pixels_per_mm,
          centre.y - (px.y - top_px - height_px / 2) / pixels_per_mm};
}

void Camera::zoom_at(geom::Vec2 px, double factor) {
  const geom::Vec2 held = to_table(px);
  pixels_per_mm = std::clamp(pixels_per_mm * factor, kLeast, kMost);
  centre = centre + (held - to_table(px));
}

void Camera::pan(geom::Vec2 px) { centre = {centre.x - px.x / pixels_per_mm, centre.y + px.y / pixels_per_mm}; }

void Camera::fit(double width_mm, double height_mm, double margin_px) {
  centre = {width_mm / 2, height_mm / 2};
  const double across = std::max(1.0, width_px - 2 * margin_px) / std::max(1.0, width_mm);
  const double along = std::max(1.0, height_px - 2 * margin_px) / std::max(1.0, height_mm);
  pixels_per_mm = std::clamp(std::min(across, along), kLeast, kMost);
}

}  // namespace plotboard::scene

#pragma once
// What the files that draw moments share: the share of a moment that has passed, chance that is none, strokes that
// glow.
#include <algorithm>

#include "scene/canvas.hpp"
#include "scene/moments.hpp"

namespace plotboard::scene {

inline double eased(double share) { return share * share * (3 - 2 * share); }

// From 0 to 1, as by chance, and always the same for the same numbers.
inline double chance(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0x9E3779B97F4A7C15ULL + b * 0xD1B54A32D192ED03ULL + 0x8CB92BA72F3D8DD7ULL;
  x ^= x >> 31U;
  x *= 0x94D049BB133111EBULL;
  x ^= x >> 29U;
  return static_cast<double>(x >> 40U) / static_cast<double>(1U << 24U);
}
inline std::uint64_t seed_of(const Moment& moment) { return static_cast<std::uint64_t>(moment.start * 1000) + 17; }

// What is drawn of one moment: the canvas, and how far on it is.
struct Brush {
  Canvas& canvas;
  const Moment& moment;
  double share;  // 0 at its start, 1 at its end
  bool calm;
  [[nodiscard]] const Theme& theme() const { return canvas.theme; }
  [[nodiscard]] double px(double length) const { return canvas.mm(length); }

  // White on dark mats, dark on light ones: what glows there.
  [[nodiscard]] Colour core() const { return canvas.theme.bullseye; }
  void glow(const std::vector<geom::Vec2>& points, Colour colour, double width, double alpha) const {
    canvas.line(points, faded(colour, 0.22 * alpha), width * 3.4);
    canvas.line(points, faded(colour, 0.75 * alpha), width * 1.6);
    canvas.line(points, faded(core(), alpha), width * 0.7);
  }
  void ball(geom::Vec2 at, double radius, Colour colour, double alpha) const {
    canvas.fill(circle(at, radius * 2.1, 20), faded(colour, 0.2 * alpha));
    canvas.fill(circle(at, radius * 1.3, 18), faded(colour, 0.6 * alpha));
    canvas.fill(circle(at, radius * 0.7, 14), faded(core(), alpha));
  }
  void words(geom::Vec2 at, std::string text, Colour colour, double size, double alpha) const {
    Label label;
    label.at = at;
    label.text = std::move(text);
    label.size_px = size;
    label.bold = true;
    label.colour = faded(colour, alpha);
    label.plate = faded(canvas.theme.plate, alpha);
    canvas.picture.add(std::move(label));
  }
};

template <class Draw>
void each_moment(Canvas& canvas, Draw draw) {
  const Overlay& overlay = canvas.overlay;
  if (overlay.timeline == nullptr) return;
  for (const Moment* moment : moments_at(*overlay.timeline, overlay.moment)) {
    const double share = moment->seconds > 0 ? (overlay.moment - moment->start) / moment->seconds : 1;
    draw(Brush{canvas, *moment, std::min(1.0, std::max(0.0, share)), overlay.calm});
  }
}

}  // namespace plotboard::scene

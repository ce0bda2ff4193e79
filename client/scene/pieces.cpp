#include "scene/pieces.hpp"

#include <cmath>

#include "data/catalog.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

std::vector<Vec2> rectangle(const Frame& frame, Vec2 low, Vec2 high) {
  return to_world(frame, {{high.x, high.y}, {high.x, low.y}, {low.x, low.y}, {low.x, high.y}});
}

// The polygon drawn towards its middle: facets and inner rims without a second outline.
Vec2 middle_of(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 p : points) sum = sum + p;
  return points.empty() ? sum : sum * (1.0 / static_cast<double>(points.size()));
}

Colour lighter(const Theme& theme, Colour colour, double by) { return mixed(colour, theme.text, by); }
Colour darker(const Theme& theme, Colour colour, double by) { return mixed(colour, theme.space, by); }

}  // namespace

std::vector<Vec2> base_corners(const geom::Figures& figures, geom::BaseKind base, const Frame& frame, double grow_mm) {
  const geom::BaseFigures& size = figures.base_of(base);
  const double w = size.width.mm() / 2 + grow_mm, l = size.length.mm() / 2 + grow_mm;
  return rectangle(frame, {-w, -l}, {w, l});
}

std::vector<Vec2> token_outline(const data::Catalog& catalog, const state::Piece& piece) {
  const geom::Shape* shape = nullptr;
  if (piece.type == state::PieceType::obstacle) {
    if (const data::Obstacle* obstacle = catalog.obstacle(piece.ref)) shape = &obstacle->shape;
  } else if (piece.type == state::PieceType::component) {
    if (const data::Component* component = catalog.component(piece.ref)) shape = &component->shape;
  } else if (const data::Device* device = catalog.device(piece.ref)) {
    shape = &device->shape;
  }
  if (shape == nullptr) return {};
  const Frame frame = geom::frame_of(piece.pose);
  return to_world(frame, piece.mirror ? geom::mirrored(*shape).outline : shape->outline);
}

std::optional<geom::Template> template_of(const data::Catalog& catalog, const state::Piece& piece) {
  return geom::template_named(catalog.figures, piece.ref.text(), geom::frame_of(piece.pose));
}

std::vector<Vec2> ruler_outline(const data::Catalog& catalog, const state::Piece& piece) {
  const geom::Figures& figures = catalog.figures;
  const int bands = piece.ref == "huge-range" ? figures.huge_bands : figures.bands;
  const double half = figures.template_width.mm() / 2;
  return rectangle(geom::frame_of(piece.pose), {-half, 0}, {half, figures.range_band.mm() * bands});
}

void draw_mat(Canvas& canvas) {
  const Theme& theme = canvas.theme;
  const double width = canvas.table.area.width.mm(), height = canvas.table.area.height.mm();
  const std::vector<Vec2> mat{{0, 0}, {width, 0}, {width, height}, {0, height}};
  if (!canvas.overlay.has_mat) canvas.fill(mat, theme.mat);
  if (canvas.overlay.grid) {
    const double band = canvas.catalog.figures.range_band.mm();
    const bool fine = canvas.px(band) < 14;  // too narrow to help
    const auto numbered = [&](int n) { return canvas.px(band) >= 44 || n % 3 == 0; };
    // Numbers stand along the edges that meet in the origin.
    const bool on_side = canvas.camera.on_side;
    const auto number = [&](Vec2 at, int n, bool across) {
      const int above = on_side ? 1 : -1;
      const Vec2 place = at + (across ? canvas.step(-6, 0) : canvas.step(0, 5 * above));
      canvas.text(place, std::to_string(n), theme.grid_text, 11, false, {0, 0, 0, 0}, across ? 1 : 0,
                  across ? 0 : above);
    };
    for (int n = 1; n * band < width && !fine; ++n) {
      canvas.line({{n * band, 0}, {n * band, height}}, theme.grid, 1);
      if (numbered(n)) number({n * band, 0}, n, on_side);
    }
    for (int n = 1; n * band < height && !fine; ++n) {
      canvas.line({{0, n * band}, {width, n * band}}, theme.grid, 1);
      if (numbered(n)) number({0, n * band}, n, !on_side);
    }
  }
  canvas.outline(mat, theme.edge, 2);
}

namespace {

// The starfield side of its token, on its two bases: no line, no arc, nobody's colour (huge-obstacle-2, -5).
void draw_hulk(Canvas& canvas, geom::BaseKind base, const Frame& frame, const std::vector<Vec2>& rim) {
  const Theme& theme = canvas.theme;
  canvas.fill(rim, theme.space);
  for (const geom::Section section : {geom::Section::fore, geom::Section::aft}) {
    const auto plastic = to_world(frame, geom::section_plastic(canvas.catalog.figures, base, section).outline);
    canvas.outline(plastic, faded(theme.neutral, 0.7), 1);
  }
  const geom::BaseFigures& size = canvas.catalog.figures.base_of(base);
  constexpr int kStars = 48;
  for (int i = 0; i < kStars; ++i) {  // scattered alike on every board
    const double across = (i * 37 % kStars + 0.5) / kStars - 0.5, along = (i + 0.5) / kStars - 0.5;
    const Vec2 at = frame.to_world({across * size.width.mm() * 0.92, along * size.length.mm() * 0.96});
    canvas.fill(circle(at, i % 5 == 0 ? 0.9 : 0.5, 6), faded(theme.text, i % 3 == 0 ? 0.9 : 0.5));
  }
  canvas.outline(rim, lighter(theme, theme.neutral, 0.5), 2);
}

}  // namespace

void draw_obstacle(Canvas& canvas, const state::Piece& piece) {
  const Theme& theme = canvas.theme;
  const std::vector<Vec2> rim = token_outline(canvas.catalog, piece);
  if (rim.size() < 3) return;
  const data::ObstacleKind kind = canvas.catalog.obstacle(piece.ref)->kind;
  const Vec2 middle = middle_of(rim);
  const bool near = canvas.px(20) > 14;
  switch (kind) {
    case data::ObstacleKind::asteroid: {  // solid rock with facets and craters
      canvas.fill(rim, theme.asteroid);
      const Vec2 lit = middle + Vec2{-2, 3};
      canvas.fill(shrunk(rim, lit, 0.72), lighter(theme, theme.asteroid, 0.10));
      if (near) {
        for (std::size_t i = 0; i < rim.size(); i += 2) {
          canvas.line({rim[i], lit + (rim[i] - lit) * 0.72}, darker(theme, theme.asteroid, 0.35), 1);
        }
        for (std::size_t i = 1; i < rim.size(); i += rim.size() / 3 + 1) {
          const Vec2 at = middle + (rim[i] - middle) * 0.42;
          const double radius = 1.8 + 0.35 * static_cast<double>(i % 5);
          canvas.fill(circle(at, radius, 12), darker(theme, theme.asteroid, 0.30));
        }
      }
      canvas.outline(rim, lighter(theme, theme.asteroid, 0.45), 1.5);
      break;
    }
    case data::ObstacleKind::debris: {  // shards and struts: cross-hatched, broken rim
      canvas.fill(rim, darker(theme, theme.debris, 0.35));
      canvas.fill(rim, theme.debris, Pattern::cross_hatched);
      if (near) {
        const std::size_t third = rim.size() / 3;
        for (std::size_t k = 0; k < 3; ++k) {
          const Vec2 a = middle + (rim[k * third] - middle) * 0.75;
          const Vec2 b = middle + (rim[(k * third + third / 2) % rim.size()] - middle) * 0.55;
          const Vec2 c = middle + (rim[(k * third + third) % rim.size()] - middle) * 0.18;
          if (!inside(rim, geom::middle(a, b)) || !inside(rim, geom::middle(b, c)) ||
              !inside(rim, geom::middle(c, a))) {
            continue;  // a hollow side
          }
          canvas.fill({a, b, c}, lighter(theme, theme.debris, 0.18));
          canvas.outline({a, b, c}, darker(theme, theme.debris, 0.5), 1);
        }
      }
      canvas.outline(rim, lighter(theme, theme.debris, 0.5), 1.5, 7);
      break;
    }
    case data::ObstacleKind::gas_cloud:  // dotted, fading inwards
      canvas.fill(rim, faded(theme.gas, 0.55));
      canvas.fill(shrunk(rim, middle, 0.82), faded(theme.gas, 0.5));
      canvas.fill(rim, lighter(theme, theme.gas, 0.25), Pattern::dotted);
      canvas.outline(rim, lighter(theme, theme.gas, 0.4), 1.5, 2.5);
      break;
    case data::ObstacleKind::container: {  // a box with ribs
      canvas.fill(rim, theme.neutral);
      const Frame frame = geom::frame_of(piece.pose);
      geom::Box box;
      for (const Vec2 p : rim) box.add(frame.to_local(p));
      constexpr int kRibs = 6, kSamples = 24;
      for (int k = 1; k < kRibs; ++k) {  // as far as the outline reaches
        const double x = box.low.x + (box.high.x - box.low.x) * k / kRibs;
        std::vector<Vec2> rib;
        for (int i = 1; i < kSamples; ++i) {
          const Vec2 p = frame.to_world({x, box.low.y + (box.high.y - box.low.y) * i / kSamples});
          if (inside(rim, p)) rib.push_back(p);
        }
        canvas.line(std::move(rib), darker(theme, theme.neutral, 0.4), 1.5);
      }
      canvas.outline(rim, lighter(theme, theme.neutral, 0.5), 2);
      break;
    }
    case data::ObstacleKind::huge_ship:
      draw_hulk(canvas, *canvas.catalog.obstacle(piece.ref)->base, geom::frame_of(piece.pose), rim);
      break;
  }
}

void draw_device(Canvas& canvas, const state::Piece& piece) {
  const data::Device* known = canvas.catalog.device(piece.ref);
  if (known != nullptr && !known->text.empty()) return draw_remote(canvas, piece);
  const Theme& theme = canvas.theme;
  const std::vector<Vec2> rim = token_outline(canvas.catalog, piece);
  if (rim.size() < 3) return;
  canvas.fill(rim, darker(theme, theme.device, 0.45));
  canvas.fill(rim, theme.device, Pattern::hatched);
  const Frame frame = geom::frame_of(piece.pose);
  canvas.fill(circle(frame.origin, 6), theme.plate);
  canvas.outline(circle(frame.origin, 6), lighter(theme, theme.device, 0.3), 1.5);
  canvas.outline(rim, lighter(theme, theme.device, 0.35), 1.5);
}

void draw_template(Canvas& canvas, const state::Piece& piece) {
  const Theme& theme = canvas.theme;
  const std::optional<geom::Template> laid = template_of(canvas.catalog, piece);
  if (!laid) return;
  const std::vector<Vec2> rim = geom::template_outline(*laid, 0.05);
  canvas.fill(rim, faded(theme.template_fill, 0.34));
  canvas.outline(rim, theme.template_fill, 1.5);
  std::vector<Vec2> way;
  const int steps = laid->radius_mm > 0 ? 16 : 1;
  for (int i = 0; i <= steps; ++i) way.push_back(geom::centre_line(*laid, laid->length_mm * i / steps).origin);
  canvas.line(way, faded(theme.template_fill, 0.8), 1, 6, true);
  const Vec2 middle = geom::centre_line(*laid, laid->length_mm / 2).origin;
  const std::string speed = std::to_string(laid->speed);
  const double width = canvas.px(laid->width_mm);
  if (width > 13)
    canvas.text(middle, speed, theme.text, 13, true, theme.plate);
  else if (canvas.seen_px(laid->width_mm) > 13)  // large text: beside it
    canvas.plate(middle, speed, theme.text, 13, width / 2, false);
}

void draw_ruler(Canvas& canvas, const state::Piece& piece) {
  const Theme& theme = canvas.theme;
  const Frame frame = geom::frame_of(piece.pose);
  const double band = canvas.catalog.figures.range_band.mm();
  const double half = canvas.catalog.figures.template_width.mm() / 2;
  const int bands = piece.ref == "huge-range" ? canvas.catalog.figures.huge_bands : canvas.catalog.figures.bands;
  for (int n = 0; n < bands; ++n) {
    const Colour shade = n == 0 ? theme.band1 : n == 1 ? theme.band2 : theme.band3;
    canvas.fill(rectangle(frame, {-half, n * band}, {half, (n + 1) * band}), faded(shade, n % 2 == 0 ? 0.34 : 0.22));
    for (int tick = 1; tick < 10; ++tick) {
      const double y = n * band + tick * band / 10, long_side = tick == 5 ? half * 0.9 : half * 0.5;
      canvas.line({frame.to_world({-half, y}), frame.to_world({-half + long_side, y})}, faded(theme.ruler, 0.7), 1);
    }
    if (n > 0) canvas.line({frame.to_world({-half, n * band}), frame.to_world({half, n * band})}, theme.ruler, 2);
    if (canvas.seen_px(band) > std::max(40.0, 24 * canvas.overlay.interface_scale)) {
      canvas.text(frame.to_world({half * 0.25, (n + 0.5) * band}), std::to_string(n + 1), theme.text, 13, true,
                  faded(theme.plate, 0.8));
    }
  }
  canvas.outline(ruler_outline(canvas.catalog, piece), theme.ruler, 1.5);
}

void draw_marker(Canvas& canvas, const state::Piece& piece) {
  const Theme& theme = canvas.theme;
  const Vec2 at = geom::frame_of(piece.pose).origin;
  const double r = canvas.mm(7);
  canvas.fill(polygon(at, r * 1.25, 4, 0), theme.plate);
  canvas.fill(polygon(at, r * 0.7, 4, 0), theme.accent);
  canvas.outline(polygon(at, r * 1.25, 4, 0), theme.accent, 1.5);
  if (!piece.ref.empty()) canvas.plate(at, piece.ref, theme.text, 12, 10, false);
}

void draw_token_name(Canvas& canvas, const state::Piece& piece) {
  if (!canvas.overlay.names) return;
  const std::vector<Vec2> rim = token_outline(canvas.catalog, piece);
  if (rim.size() < 3) return;
  geom::Box box;
  for (const Vec2 p : rim) box.add(p);
  // A rock's number is how people speak of it: it goes only where the rock itself is no more than a dot.
  const double least = piece.type == state::PieceType::obstacle ? 8 : 30;
  if (canvas.seen_px(std::max(box.high.x - box.low.x, box.high.y - box.low.y)) < least) return;
  canvas.plate_beside(canvas.on_screen(rim), piece.id, canvas.theme.text_dim, 11, 1, canvas.theme.plate);
}

}  // namespace plotboard::scene

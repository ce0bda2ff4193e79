#include "scene/canvas.hpp"

#include <cmath>

namespace plotboard::scene {

using geom::Vec2;

Colour faded(Colour colour, double by) {
  colour.a = static_cast<std::uint8_t>(std::lround(std::clamp(by, 0.0, 1.0) * colour.a));
  return colour;
}

Colour mixed(Colour a, Colour b, double share) {
  const auto mix = [share](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>(std::lround(x + (y - x) * share));
  };
  return {mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b), a.a};
}

std::string fixed(double value, int decimals) {
  long long unit = 1;
  for (int i = 0; i < decimals; ++i) unit *= 10;
  const long long whole = std::llround(std::abs(value) * static_cast<double>(unit));
  std::string text = std::to_string(whole / unit);
  if (decimals > 0) {
    const std::string rest = std::to_string(whole % unit);
    text += "." + std::string(static_cast<std::size_t>(decimals) - rest.size(), '0') + rest;
  }
  return value < 0 && whole > 0 ? "-" + text : text;
}

std::vector<Vec2> to_world(const geom::Frame& frame, std::vector<Vec2> points) {
  for (Vec2& p : points) p = frame.to_world(p);
  return points;
}

std::vector<Vec2> shrunk(const std::vector<Vec2>& points, Vec2 towards, double by) {
  std::vector<Vec2> out;
  out.reserve(points.size());
  for (const Vec2 p : points) out.push_back(towards + (p - towards) * by);
  return out;
}

std::vector<Vec2> polygon(Vec2 centre, double radius, int corners, double turn_degrees) {
  std::vector<Vec2> points;
  for (int i = 0; i < corners; ++i) {
    const geom::SinCos a = geom::sin_cos_degrees(turn_degrees + 360.0 * i / corners);
    points.push_back({centre.x + radius * a.sin, centre.y + radius * a.cos});
  }
  return points;
}

std::vector<Vec2> circle(Vec2 centre, double radius, int corners) { return polygon(centre, radius, corners, 0); }

bool inside(const std::vector<Vec2>& polygon, Vec2 p) {
  bool in = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const Vec2 a = polygon[i], b = polygon[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

namespace {

bool clear_of(const std::vector<Placer::Box>& boxes, const Placer::Box& box) {
  return std::none_of(boxes.begin(), boxes.end(), [&](const Placer::Box& t) {
    return box.left < t.right && t.left < box.right && box.top < t.bottom && t.top < box.bottom;
  });
}

Vec2 middle_px_of(const Placer::Box& box) { return {(box.left + box.right) / 2, (box.top + box.bottom) / 2}; }

// Steps on the screen, farther and farther off, downwards first.
std::vector<Vec2> rings(double dx, double dy) {
  constexpr int kWays = 16;
  std::vector<Vec2> ways;
  for (const double out : {1.15, 1.6, 2.2, 3.0, 4.0, 5.2}) {
    for (int k = 0; k < kWays; ++k) {
      const geom::SinCos a = geom::sin_cos_degrees(360.0 * k / kWays);
      ways.push_back({a.sin * dx * out, a.cos * dy * out});
    }
  }
  return ways;
}

}  // namespace

bool Placer::is_free(const Box& box) const { return clear_of(taken_, box); }
bool Placer::is_calm(const Box& box) const { return clear_of(taken_, box) && clear_of(spared_, box); }

std::optional<Placer::Box> Placer::find(const std::vector<Box>& wishes) const {
  auto found = std::find_if(wishes.begin(), wishes.end(), [this](const Box& box) { return is_calm(box); });
  if (found == wishes.end())
    found = std::find_if(wishes.begin(), wishes.end(), [this](const Box& box) { return is_free(box); });
  return found != wishes.end() ? std::optional(*found) : std::nullopt;
}

Placer::Box Placer::place(const std::vector<Box>& wishes) {
  const Box box = find(wishes).value_or(wishes.front());
  take(box);
  return box;
}

Placer::Box Canvas::on_screen(const std::vector<Vec2>& points) const {
  geom::Box box;
  for (const Vec2 p : points) box.add(camera.to_screen(p));
  return {box.low.x, box.low.y, box.high.x, box.high.y};
}

// So that no number hides beyond the edge of what is seen.
Placer::Box Canvas::in_view(Vec2 of_px, Vec2 middle_px, Vec2 size) const {
  const double left = camera.left_px + 4, top = camera.top_px + 4;
  const double right = camera.left_px + camera.width_px - 4, bottom = camera.top_px + camera.height_px - 4;
  if (of_px.x > left && of_px.x < right && of_px.y > top && of_px.y < bottom) {
    middle_px.x = std::max(std::min(middle_px.x, right - size.x / 2), left + size.x / 2);
    middle_px.y = std::max(std::min(middle_px.y, bottom - size.y / 2), top + size.y / 2);
  }
  return {middle_px.x - size.x / 2, middle_px.y - size.y / 2, middle_px.x + size.x / 2, middle_px.y + size.y / 2};
}

Vec2 Canvas::middle_of(const Placer::Box& box) const { return camera.to_table(middle_px_of(box)); }

void Canvas::take(Vec2 centre, double reach_mm) {
  const Vec2 at = camera.to_screen(centre);
  const double r = reach_mm * camera.pixels_per_mm;
  placer.take({at.x - r, at.y - r, at.x + r, at.y + r});
}

void Canvas::spare_line(Vec2 a, Vec2 b) {
  const Vec2 from = camera.to_screen(a), way = camera.to_screen(b) - from;
  constexpr double kStep = 14, kReach = 7;  // pixels
  const int steps = static_cast<int>(std::min(geom::length(way) / kStep, 400.0)) + 1;
  for (int i = 0; i <= steps; ++i) {
    const Vec2 p = from + way * (static_cast<double>(i) / steps);
    placer.spare({p.x - kReach, p.y - kReach, p.x + kReach, p.y + kReach});
  }
}

void Canvas::fill(std::vector<Vec2> points, Colour colour, Pattern pattern) {
  if (points.size() < 3 || colour.a == 0) return;
  picture.add(Fill{std::move(points), colour, pattern});
}

void Canvas::line(std::vector<Vec2> points, Colour colour, double width_px, double dash_px, bool arrow) {
  if (points.size() < 2) return;
  Stroke stroke;
  stroke.points = std::move(points);
  stroke.width_px = width_px;
  stroke.dash_mm = dash_px > 0 ? mm(dash_px) : 0;
  stroke.arrow = arrow;
  stroke.colour = colour;
  picture.add(std::move(stroke));
}

void Canvas::outline(std::vector<Vec2> points, Colour colour, double width_px, double dash_px) {
  line(std::move(points), colour, width_px, dash_px);
  picture.strokes.back().closed = true;
}

void Canvas::text(Vec2 at, std::string words, Colour colour, double size_px, bool bold, Colour plate_colour,
                  int align_x, int align_y) {
  Label label;
  label.at = at;
  label.text = std::move(words);
  label.size_px = size_px;
  label.align_x = align_x;
  label.align_y = align_y;
  label.bold = bold;
  label.colour = colour;
  label.plate = plate_colour;
  late.push_back(std::move(label));
}

Vec2 Canvas::room(const std::string& words, double size_px, bool with_plate) const {
  std::size_t widest = 0, now = 0, lines = 1;
  for (const char c : words) {
    if (c == '\n') {
      ++lines;
      now = 0;
    } else if ((static_cast<unsigned char>(c) & 0xC0u) != 0x80u) {  // letters, not bytes
      widest = std::max(widest, ++now);
    }
  }
  const double em = size_px * overlay.interface_scale;
  const double pad_x = with_plate ? 0.9 * em : 0, pad_y = with_plate ? 0.76 * em : 0;
  return {static_cast<double>(widest) * em * 0.56 + pad_x, em * (0.73 + 1.3 * static_cast<double>(lines - 1)) + pad_y};
}

std::vector<Placer::Box> Canvas::all_round(Vec2 px, Vec2 size, double gap) const {
  const double dx = size.x / 2 + gap, dy = size.y / 2 + gap;
  std::vector<Placer::Box> places;
  const auto add = [&](double x, double y) { places.push_back(in_view(px, px + Vec2{x, y}, size)); };
  for (const double out : {1.0, 1.8, 2.8, 4.0}) {
    add(0, dy * out);
    add(0, -dy * out);
    add(dx * out, 0);
    add(-dx * out, 0);
    add(dx * out, dy);
    add(-dx * out, dy);
    add(dx * out, -dy);
    add(-dx * out, -dy);
  }
  return places;
}

std::optional<Placer::Box> Canvas::free_near(Vec2 px, Vec2 size) const {
  std::optional<Placer::Box> best;
  double least = 1e18;
  for (double y = camera.top_px; y + size.y <= camera.top_px + camera.height_px; y += size.y / 2) {
    for (double x = camera.left_px; x + size.x <= camera.left_px + camera.width_px; x += size.x / 4) {
      const double off = geom::length(Vec2{x + size.x / 2, y + size.y / 2} - px);
      const Placer::Box box{x, y, x + size.x, y + size.y};
      if (off >= least || !placer.is_free(box)) continue;
      least = off;
      best = box;
    }
  }
  return best;
}

namespace {

// Lines of at most that many letters, ended at blanks.
std::string in_letters(const std::string& text, std::size_t most) {
  std::string out = text;
  std::size_t letters = 0, blank = std::string::npos;
  for (std::size_t i = 0; i < out.size(); ++i) {
    if ((static_cast<unsigned char>(out[i]) & 0xC0u) == 0x80u) continue;
    if (out[i] == '\n') {
      letters = 0;
      blank = std::string::npos;
      continue;
    }
    ++letters;
    if (out[i] == ' ') blank = i;
    if (letters <= most || blank == std::string::npos) continue;
    out[blank] = '\n';
    i = blank;
    letters = 0;
    blank = std::string::npos;
  }
  return out;
}

}  // namespace

void Canvas::plate(Vec2 near, const std::string& said, Colour colour, double size_px, double clear_px, bool on_point) {
  // Never wider than the view: what lies beside it would cut the words off.
  const double letter = room("x", size_px, false).x, sides = room("", size_px, true).x;
  const std::string words =
      in_letters(said, static_cast<std::size_t>(std::max(12.0, (camera.width_px - 8 - sides) / letter)));
  const Vec2 size = room(words, size_px, true);
  const Vec2 at = camera.to_screen(near);
  const double gap = clear_px * overlay.interface_scale;
  std::vector<Placer::Box> wishes = all_round(at, size, gap);
  if (on_point) wishes.insert(wishes.begin(), in_view(at, at, size));
  std::optional<Placer::Box> found = placer.find(wishes);
  if (!found) {  // where all is taken, at least not over what it speaks of
    const auto beside = std::find_if(wishes.begin(), wishes.end(), [&](const Placer::Box& b) {
      return b.right < at.x - gap / 2 || b.left > at.x + gap / 2 || b.bottom < at.y - gap / 2 || b.top > at.y + gap / 2;
    });
    found = on_point || beside == wishes.end() ? wishes.front() : *beside;
  }
  const Placer::Box box = *found;
  placer.take(box);
  const Vec2 middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
  const Vec2 away = middle - at;
  const double dx = size.x / 2 + gap, dy = size.y / 2 + gap;
  if (std::abs(away.x) > dx * 1.5 || std::abs(away.y) > dy * 1.5) {  // far off: a hair line says what it belongs to
    line({near, camera.to_table(middle)}, faded(colour, 0.6), 1);
  }
  text(camera.to_table(middle), words, colour, size_px, true, theme.plate);
}

void Canvas::plate_of_lines(Vec2 near, const std::vector<Line>& lines, double size_px, double clear_px) {
  constexpr double kEdge = 8;  // as in_view() keeps clear of it on both sides
  std::string words;
  std::vector<Colour> colours;
  for (const Line& each : lines) {
    if (room(each.words, size_px, true).x > camera.width_px - kEdge) continue;
    words += (words.empty() ? "" : "\n") + each.words;
    colours.push_back(each.colour);
  }
  if (words.empty()) return;
  const Vec2 size = room(words, size_px, true), at = camera.to_screen(near);
  const double gap = clear_px * overlay.interface_scale;
  const std::vector<Placer::Box> wishes = all_round(at, size, gap);
  std::optional<Placer::Box> found = placer.find(wishes);
  if (!found) found = free_near(at, size);
  const Placer::Box box = found.value_or(wishes.front());
  placer.take(box);
  const Vec2 away = middle_px_of(box) - at;
  if (std::abs(away.x) > (size.x / 2 + gap) * 1.5 || std::abs(away.y) > (size.y / 2 + gap) * 1.5)
    line({near, middle_of(box)}, faded(colours.front(), 0.6), 1);
  text(middle_of(box), words, colours.front(), size_px, true, theme.plate);
  late.back().lines = std::move(colours);
}

void Canvas::plate_on(const std::vector<Vec2>& points, const std::string& words, Colour colour, double size_px,
                      Colour ground) {
  const Vec2 size = room(words, size_px, true), first = camera.to_screen(points.front());
  std::vector<Placer::Box> wishes;
  for (const Vec2 point : points) wishes.push_back(in_view(first, camera.to_screen(point), size));
  std::optional<Placer::Box> found = placer.find(wishes);
  if (!found) {
    std::vector<Placer::Box> far;
    for (const Vec2 way : rings(size.x / 2, size.y / 2)) far.push_back(in_view(first, first + way, size));
    found = placer.find(far);
    if (found) line({points.front(), middle_of(*found)}, faded(colour, 0.6), 1);
  }
  const Placer::Box where = found.value_or(wishes.front());
  placer.take(where);
  text(middle_of(where), words, colour, size_px, true, ground);
}

void Canvas::plate_beside(const Placer::Box& box, const std::string& words, Colour colour, double size_px,
                          double gap_px, Colour ground) {
  const Vec2 size = room(words, size_px, true);
  const double gap = gap_px * overlay.interface_scale;
  const double x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const double dx = (box.right - box.left + size.x) / 2 + gap, dy = (box.bottom - box.top + size.y) / 2 + gap;
  const auto around = [&](double cx, double cy) {
    return Placer::Box{cx - size.x / 2, cy - size.y / 2, cx + size.x / 2, cy + size.y / 2};
  };
  // What the edge of the view would cut off comes last.
  const auto sorted = [this](std::vector<Placer::Box> wishes) {
    std::stable_partition(wishes.begin(), wishes.end(), [this](const Placer::Box& b) {
      return b.left >= camera.left_px && b.right <= camera.left_px + camera.width_px && b.top >= camera.top_px &&
             b.bottom <= camera.top_px + camera.height_px;
    });
    return wishes;
  };
  const std::vector<Placer::Box> close =
      sorted({around(x, y + dy), around(x, y - dy), around(x + dx, y), around(x - dx, y)});
  std::optional<Placer::Box> found = placer.find(close);
  if (!found) {
    std::vector<Placer::Box> far;
    for (const Vec2 way : rings(dx, dy)) far.push_back(around(x + way.x, y + way.y));
    found = placer.find(sorted(std::move(far)));
    if (found) line({middle_of(box), middle_of(*found)}, faded(colour, 0.7), 1);
  }
  const Placer::Box where = found.value_or(close.front());
  placer.take(where);
  text(middle_of(where), words, colour, size_px, true, ground);
}

}  // namespace plotboard::scene

#include "panels/kit/symbols.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

constexpr float kPi = 3.14159265F;

// A symbol in its own square: x right, y up, both -1..1; mirrored for left-hand maneuvers.
class Pen {
 public:
  Pen(ImDrawList* list, ImVec2 centre, float size, ImU32 colour, float thickness, bool mirror = false)
      : list_(list), centre_(centre), half_(size / 2), colour_(colour), thickness_(thickness), mirror_(mirror) {}

  [[nodiscard]] ImVec2 at(float x, float y) const {
    return {centre_.x + (mirror_ ? -x : x) * half_, centre_.y - y * half_};
  }
  void line(const std::vector<ImVec2>& points, bool closed = false) const {
    std::vector<ImVec2> placed;
    placed.reserve(points.size());
    for (const ImVec2& p : points) {
      const ImVec2 next = at(p.x, p.y);
      // Where pieces of a line meet they share a point; ImGui twists a stroke at an edge of no length.
      const bool repeated =
          !placed.empty() && std::abs(placed.back().x - next.x) + std::abs(placed.back().y - next.y) < 0.1F;
      if (!repeated) placed.push_back(next);
    }
    list_->AddPolyline(placed.data(), static_cast<int>(placed.size()), colour_, closed ? ImDrawFlags_Closed : 0,
                       thickness_);
  }
  void fill(const std::vector<ImVec2>& points) const {
    for (const ImVec2& p : points) list_->PathLineTo(at(p.x, p.y));
    list_->PathFillConvex(colour_);
  }
  // An arrow head with its tip `length` beyond (x, y) in direction (dx, dy), a unit vector.
  void head(float x, float y, float dx, float dy, float length = 0.42F, float width = 0.36F) const {
    fill({{x + dx * length, y + dy * length}, {x - dy * width, y + dx * width}, {x + dy * width, y - dx * width}});
  }
  void disc(float x, float y, float radius) const { list_->AddCircleFilled(at(x, y), radius * half_, colour_); }
  void ring(float x, float y, float radius) const {
    list_->AddCircle(at(x, y), radius * half_, colour_, 0, thickness_);
  }

 private:
  ImDrawList* list_;
  ImVec2 centre_;
  float half_;
  ImU32 colour_;
  float thickness_;
  bool mirror_;
};

// Points of an arc; angles in degrees counted from +x towards +y.
std::vector<ImVec2> arc(float x, float y, float radius, float from, float to) {
  const int steps = 20;
  std::vector<ImVec2> points;
  for (int i = 0; i <= steps; ++i) {
    const float a = (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps)) * kPi / 180.0F;
    points.push_back({x + radius * std::cos(a), y + radius * std::sin(a)});
  }
  return points;
}

void straight(const Pen& pen) {
  pen.line({{0, -0.85F}, {0, 0.45F}});
  pen.head(0, 0.42F, 0, 1);
}

void bank(const Pen& pen) {  // an eighth of a circle to the right
  std::vector<ImVec2> points{{-0.3F, -0.85F}, {-0.3F, -0.35F}};
  for (const ImVec2& p : arc(0.75F, -0.35F, 1.05F, 180, 136)) points.push_back(p);
  pen.line(points);
  pen.head(points.back().x, points.back().y, 0.7071F, 0.7071F);
}

void turn(const Pen& pen) {  // a quarter of a circle to the right
  std::vector<ImVec2> points{{-0.45F, -0.85F}, {-0.45F, -0.05F}};
  for (const ImVec2& p : arc(0.05F, -0.05F, 0.5F, 180, 90)) points.push_back(p);
  points.push_back({0.38F, 0.45F});
  pen.line(points);
  pen.head(0.36F, 0.45F, 1, 0);
}

void koiogran(const Pen& pen) {  // up, over and back
  std::vector<ImVec2> points{{0.45F, -0.85F}, {0.45F, 0.3F}};
  for (const ImVec2& p : arc(0, 0.3F, 0.45F, 0, 180)) points.push_back(p);
  points.push_back({-0.45F, -0.2F});
  pen.line(points);
  pen.head(-0.45F, -0.18F, 0, -1);
}

void segnor(const Pen& pen) {  // a bank to the right whose end comes about
  std::vector<ImVec2> points{{-0.55F, -0.85F}, {-0.55F, -0.45F}};
  for (const ImVec2& p : arc(0.35F, -0.45F, 0.9F, 180, 125)) points.push_back(p);
  for (const ImVec2& p : arc(0.2F, 0.36F, 0.42F, 140, -45)) points.push_back(p);
  pen.line(points);
  pen.head(points.back().x, points.back().y, -0.7071F, -0.7071F, 0.4F, 0.34F);
}

void tallon(const Pen& pen) {  // a turn to the right whose end turns once more
  std::vector<ImVec2> points{{-0.6F, -0.85F}, {-0.6F, 0.05F}};
  for (const ImVec2& p : arc(-0.1F, 0.05F, 0.5F, 180, 90)) points.push_back(p);
  points.push_back({0.45F, 0.55F});
  points.push_back({0.45F, 0.0F});
  pen.line(points);
  pen.head(0.45F, 0.05F, 0, -1);
}

void reverse_straight(const Pen& pen) {
  pen.line({{-0.3F, 0.8F}, {0.3F, 0.8F}});
  pen.line({{0, 0.8F}, {0, -0.45F}});
  pen.head(0, -0.42F, 0, -1);
}

void reverse_bank(const Pen& pen) {
  std::vector<ImVec2> points{{-0.3F, 0.8F}, {-0.3F, 0.35F}};
  for (const ImVec2& p : arc(0.75F, 0.35F, 1.05F, 180, 224)) points.push_back(p);
  pen.line({{-0.6F, 0.8F}, {0, 0.8F}});
  pen.line(points);
  pen.head(points.back().x, points.back().y, 0.7071F, -0.7071F);
}

}  // namespace

void draw_maneuver(ImDrawList* list, ImVec2 centre, float size, geom::Maneuver maneuver, ImU32 colour,
                   float thickness) {
  using geom::Bearing;
  const Pen pen(list, centre, size, colour, thickness, geom::side_of(maneuver.bearing) < 0);
  switch (maneuver.bearing) {
    case Bearing::straight:
      return straight(pen);
    case Bearing::bank_left:
    case Bearing::bank_right:
      return bank(pen);
    case Bearing::turn_left:
    case Bearing::turn_right:
      return turn(pen);
    case Bearing::koiogran_turn:
      return koiogran(pen);
    case Bearing::segnors_loop_left:
    case Bearing::segnors_loop_right:
      return segnor(pen);
    case Bearing::tallon_roll_left:
    case Bearing::tallon_roll_right:
      return tallon(pen);
    case Bearing::reverse_straight:
      return reverse_straight(pen);
    case Bearing::reverse_bank_left:
    case Bearing::reverse_bank_right:
      return reverse_bank(pen);
    case Bearing::stationary:
      return pen.fill({{-0.6F, -0.6F}, {0.6F, -0.6F}, {0.6F, 0.6F}, {-0.6F, 0.6F}});
  }
}

void draw_mark(ImDrawList* list, ImVec2 centre, float size, Mark mark, ImU32 colour, float thickness) {
  const Pen pen(list, centre, size, colour, thickness, mark == Mark::redo);
  switch (mark) {
    case Mark::bump:  // two bases, one stopped by the other
      pen.line({{-0.8F, -0.9F}, {0.2F, -0.9F}, {0.2F, 0}, {-0.8F, 0}}, true);
      pen.line({{-0.2F, 0.05F}, {0.8F, 0.05F}, {0.8F, 0.9F}, {-0.2F, 0.9F}}, true);
      break;
    case Mark::ram:  // a bow through a base
      pen.line({{-0.8F, -0.1F}, {0.8F, -0.1F}, {0.8F, 0.85F}, {-0.8F, 0.85F}}, true);
      pen.line({{-0.45F, 0.5F}, {0, -0.9F}, {0.45F, 0.5F}});
      break;
    case Mark::obstacle:
      pen.line({{-0.85F, -0.2F}, {-0.4F, -0.8F}, {0.35F, -0.75F}, {0.85F, -0.1F}, {0.5F, 0.75F}, {-0.3F, 0.8F}}, true);
      break;
    case Mark::leaves:  // an arrow over the edge
      pen.line({{-0.85F, -0.9F}, {-0.85F, 0.9F}});
      pen.line({{-0.5F, 0}, {0.4F, 0}});
      pen.head(0.35F, 0, 1, 0, 0.5F, 0.45F);
      break;
    case Mark::undo:
    case Mark::redo: {
      std::vector<ImVec2> points{{-0.35F, 0.35F}, {0.3F, 0.35F}};
      for (const ImVec2& p : arc(0.3F, -0.15F, 0.5F, 90, -90)) points.push_back(p);
      points.push_back({-0.4F, -0.65F});
      pen.line(points);
      pen.head(-0.35F, 0.35F, -1, 0, 0.5F, 0.45F);
      break;
    }
    case Mark::close:
      pen.line({{-0.6F, -0.6F}, {0.6F, 0.6F}});
      pen.line({{-0.6F, 0.6F}, {0.6F, -0.6F}});
      break;
    case Mark::warning:
      pen.line({{0, 0.85F}, {0.9F, -0.75F}, {-0.9F, -0.75F}}, true);
      pen.line({{0, 0.35F}, {0, -0.2F}});
      pen.disc(0, -0.5F, 0.1F);
      break;
    case Mark::note:
      pen.ring(0, 0, 0.85F);
      pen.line({{0, 0.1F}, {0, -0.5F}});
      pen.disc(0, 0.42F, 0.1F);
      break;
    case Mark::lock:
      pen.ring(0, 0, 0.6F);
      pen.line({{0, 0.35F}, {0, 0.95F}});
      pen.line({{0, -0.35F}, {0, -0.95F}});
      pen.line({{0.35F, 0}, {0.95F, 0}});
      pen.line({{-0.35F, 0}, {-0.95F, 0}});
      break;
    case Mark::apart:
      pen.line({{-0.95F, -0.4F}, {-0.25F, -0.4F}, {-0.25F, 0.4F}, {-0.95F, 0.4F}}, true);
      pen.line({{0.25F, -0.4F}, {0.95F, -0.4F}, {0.95F, 0.4F}, {0.25F, 0.4F}}, true);
      break;
    case Mark::touching:
      pen.line({{-0.9F, -0.45F}, {0, -0.45F}, {0, 0.45F}, {-0.9F, 0.45F}}, true);
      pen.line({{0, -0.45F}, {0.9F, -0.45F}, {0.9F, 0.45F}, {0, 0.45F}}, true);
      break;
    case Mark::overlapping:
      pen.line({{-0.85F, -0.6F}, {0.25F, -0.6F}, {0.25F, 0.35F}, {-0.85F, 0.35F}}, true);
      pen.line({{-0.25F, -0.35F}, {0.85F, -0.35F}, {0.85F, 0.6F}, {-0.25F, 0.6F}}, true);
      pen.fill({{-0.25F, -0.35F}, {0.25F, -0.35F}, {0.25F, 0.35F}, {-0.25F, 0.35F}});
      break;
    case Mark::more:
      pen.line({{-0.5F, 0.25F}, {0, -0.3F}, {0.5F, 0.25F}});
      break;
  }
}

void draw_difficulty(ImDrawList* list, ImVec2 centre, float size, geom::Difficulty difficulty, ImU32 colour) {
  const float h = size / 2;
  switch (difficulty) {
    case geom::Difficulty::blue:
      list->AddCircle(centre, h * 0.75F, colour, 0, h * 0.4F);
      break;
    case geom::Difficulty::white:
      list->AddRectFilled({centre.x - h * 0.45F, centre.y - h * 0.45F}, {centre.x + h * 0.45F, centre.y + h * 0.45F},
                          colour);
      break;
    case geom::Difficulty::red:
      list->AddTriangleFilled({centre.x, centre.y - h * 0.85F}, {centre.x + h * 0.9F, centre.y + h * 0.75F},
                              {centre.x - h * 0.9F, centre.y + h * 0.75F}, colour);
      break;
    case geom::Difficulty::purple:
      list->AddQuadFilled({centre.x, centre.y - h}, {centre.x + h, centre.y}, {centre.x, centre.y + h},
                          {centre.x - h, centre.y}, colour);
      break;
  }
}

void draw_base(ImDrawList* list, ImVec2 centre, float size, geom::BaseKind base, ImU32 colour, float thickness) {
  // Half width and half length, of the whole symbol's side: the four kinds stand to each other as on the table.
  float w = 0.2F;
  float l = 0.2F;
  if (base == geom::BaseKind::medium) w = l = 0.3F;
  if (base == geom::BaseKind::large) w = l = 0.4F;
  if (geom::is_huge(base)) {
    w = 0.2F;
    l = base == geom::BaseKind::huge_short ? 0.44F : 0.5F;
  }
  const ImVec2 low(centre.x - w * size, centre.y - l * size);
  const ImVec2 high(centre.x + w * size, centre.y + l * size);
  list->AddRect(low, high, colour, 0, 0, thickness);
  if (geom::is_huge(base)) list->AddLine({low.x, centre.y}, {high.x, centre.y}, colour, thickness);
  const float bow = std::min(w, l) * size * 0.55F;
  list->AddTriangleFilled({centre.x, low.y + bow * 0.3F}, {centre.x + bow * 0.6F, low.y + bow * 1.4F},
                          {centre.x - bow * 0.6F, low.y + bow * 1.4F}, colour);
}

void draw_die(ImDrawList* list, ImVec2 centre, float size, int pips, ImU32 face, ImU32 pip) {
  const float h = size / 2;
  list->AddRectFilled({centre.x - h, centre.y - h}, {centre.x + h, centre.y + h}, face, size * 0.18F);
  const float d = h * 0.52F;
  const auto dot = [&](float x, float y) {
    list->AddCircleFilled({centre.x + x * d, centre.y + y * d}, size * 0.09F, pip);
  };
  if (pips % 2 == 1) dot(0, 0);
  if (pips >= 2) {
    dot(-1, 1);
    dot(1, -1);
  }
  if (pips >= 4) {
    dot(-1, -1);
    dot(1, 1);
  }
  if (pips == 6) {
    dot(-1, 0);
    dot(1, 0);
  }
}

void draw_star(ImDrawList* list, ImVec2 c, float size, bool gold, bool filled) {
  const bool light = theme().panel.r > 128;
  const scene::Colour ink = gold ? (light ? scene::Colour{165, 115, 0, 255} : scene::Colour{245, 200, 80, 255})
                                 : (light ? scene::Colour{95, 105, 120, 255} : scene::Colour{195, 205, 220, 255});
  constexpr int kPoints = 10;
  ImVec2 points[kPoints];
  for (int i = 0; i < kPoints; ++i) {
    const float angle = static_cast<float>(i) * kPi / 5;
    const float r = size * (i % 2 == 0 ? 0.48F : 0.2F);
    points[i] = {c.x + r * std::sin(angle), c.y - r * std::cos(angle)};
  }
  if (!filled) {
    list->AddPolyline(points, kPoints, u32(theme().text_dim, 0.6F), ImDrawFlags_Closed, line_width());
    return;
  }
  for (int i = 0; i < kPoints; i += 2)
    list->AddTriangleFilled(points[i], points[(i + 1) % kPoints], points[(i + kPoints - 1) % kPoints], u32(ink));
  const ImVec2 heart[] = {points[1], points[3], points[5], points[7], points[9]};
  list->AddConvexPolyFilled(heart, 5, u32(ink));
}

}  // namespace plotboard::panels

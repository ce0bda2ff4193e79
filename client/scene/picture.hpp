#pragma once
// What is to be drawn, as data: shapes in millimetres in paint order. Made by board.hpp, painted by draw. No GL, no
// ImGui, so tests can read it.

#include <cstdint>
#include <string>
#include <vector>

#include "geom/vec.hpp"

namespace plotboard::scene {

struct Colour {
  std::uint8_t r = 255, g = 255, b = 255, a = 255;
  friend bool operator==(Colour, Colour) = default;
};
enum class Pattern : std::uint8_t { plain, hatched, dotted, cross_hatched };  // never colour alone

struct Fill {  // a simple polygon (convex or not), any winding
  std::vector<geom::Vec2> points;
  Colour colour;
  Pattern pattern = Pattern::plain;
};
struct Stroke {
  std::vector<geom::Vec2> points;
  bool closed = false;
  double width_px = 1.5;  // on screen, times the square root of the interface scale
  double dash_mm = 0;     // 0: solid
  bool arrow = false;     // an arrow head at the last point
  Colour colour;
};
struct Label {
  geom::Vec2 at;
  std::string text;              // UTF-8
  double size_px = 14;           // when size_mm is 0; times the interface scale
  double size_mm = 0;            // else this height on the table
  double turn_degrees = 0;       // clockwise
  int align_x = 0, align_y = 0;  // -1 left/top, 0 middle, +1 right/bottom
  bool bold = false;
  Colour colour;
  Colour plate{0, 0, 0, 0};        // a plate behind it when not transparent
  std::vector<Colour> lines = {};  // of its lines, one by one; of further ones `colour`
};
struct Item {
  enum class Kind : std::uint8_t { fill, stroke, label } kind;
  std::size_t index;  // into the list of that kind
};
// Where the plate beside a piece lies, window pixels. For the next picture: `place` tells its side of the base, `home`
// the one that it comes back to once nothing passing is in the way, `settled` the phase in which that was chosen (less
// than 0: something has moved since).
struct Plate {
  std::string piece;
  geom::Vec2 low, high;
  int place = 0;
  int home = 0;
  int settled = 0;
};
// The number of an answer on the board: a click on it picks that answer.
struct Badge {
  std::string label;
  geom::Vec2 at;
  double reach = 0;
};
struct Picture {
  Colour background;
  bool mat = false;  // the user's play mat picture covers mat_low..mat_high
  geom::Vec2 mat_low, mat_high;
  std::vector<Fill> fills;
  std::vector<Stroke> strokes;
  std::vector<Label> labels;
  std::vector<Item> order;
  std::vector<Plate> plates;
  std::vector<Badge> badges;
  void add(Fill item) {
    order.push_back({Item::Kind::fill, fills.size()});
    fills.push_back(std::move(item));
  }
  void add(Stroke item) {
    order.push_back({Item::Kind::stroke, strokes.size()});
    strokes.push_back(std::move(item));
  }
  void add(Label item) {
    order.push_back({Item::Kind::label, labels.size()});
    labels.push_back(std::move(item));
  }
};

}  // namespace plotboard::scene

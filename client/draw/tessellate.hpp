#pragma once
// Triangles with smooth edges from the shapes of a Picture. Edges are feathered over one pixel, half in and half out,
// so the true edge is where the coverage is one half. All lengths in pixels of the viewport, y downwards. Cost: about
// 0.1 us a vertex.

#include <cstdint>
#include <vector>

#include "geom/vec.hpp"
#include "scene/picture.hpp"

namespace plotboard::draw {

struct Vertex {
  float x, y;
  float u, v;  // a place in the texture; else u is the pattern, or, in a stroke, the distance from its middle and v
               // half its width (fills: 0 and 1)
  scene::Colour colour;
};

struct Triangles {
  std::vector<Vertex> vertices;
  std::vector<std::uint32_t> indices;
  void clear() {
    vertices.clear();
    indices.clear();
  }
  std::uint32_t add(geom::Vec2 at, scene::Colour colour, float u = 0, float v = 1) {
    vertices.push_back({static_cast<float>(at.x), static_cast<float>(at.y), u, v, colour});
    return static_cast<std::uint32_t>(vertices.size() - 1);
  }
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) { indices.insert(indices.end(), {a, b, c}); }
  void quad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    triangle(a, b, c);
    triangle(a, c, d);
  }
};

// Drops points of a fine curve that nobody could see missing (0.15 px off at most).
void drop_needless(std::vector<geom::Vec2>& points);
// Not `smooth`: an edge that an outline hides, without its feather (a third of the triangles).
void fill_polygon(Triangles& out, std::vector<geom::Vec2> points, scene::Colour colour, float u = 0,
                  bool smooth = true);
struct Pen {
  double width = 1.5;
  double dash = 0;     // length of a dash; 0: solid
  bool arrow = false;  // at the last point
};
void stroke_line(Triangles& out, std::vector<geom::Vec2> points, bool closed, const Pen& pen, scene::Colour colour);

}  // namespace plotboard::draw

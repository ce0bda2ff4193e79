#pragma once
// What the parts of the board share while they fill a Picture: theme, camera, scale, and a placer that keeps labels off
// each other. Sizes named px are pixels at interface scale 1.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "scene/board.hpp"
#include "scene/markers.hpp"

namespace plotboard::scene {

Colour faded(Colour colour, double by);               // alpha times `by`
Colour mixed(Colour a, Colour b, double share_of_b);  // alpha of a
std::string fixed(double value, int decimals);        // with a point, whatever the locale
std::vector<geom::Vec2> to_world(const geom::Frame& frame, std::vector<geom::Vec2> points);
std::vector<geom::Vec2> shrunk(const std::vector<geom::Vec2>& points, geom::Vec2 towards, double by);
std::vector<geom::Vec2> circle(geom::Vec2 centre, double radius, int corners = 24);
std::vector<geom::Vec2> polygon(geom::Vec2 centre, double radius, int corners, double turn_degrees);

// Even-odd rule; simple polygons of either winding.
bool inside(const std::vector<geom::Vec2>& polygon, geom::Vec2 p);

// Rectangles on the screen that are taken (bases, other labels) or better left in sight (obstacles, measured lines);
// labels look for a free place in the order of their wishes.
class Placer {
 public:
  struct Box {
    double left, top, right, bottom;
  };
  void take(const Box& box) { taken_.push_back(box); }
  void spare(const Box& box) { spared_.push_back(box); }
  [[nodiscard]] bool is_free(const Box& box) const;  // of what is taken
  [[nodiscard]] bool is_calm(const Box& box) const;  // of everything
  // The first box clear of everything, else of what is taken.
  [[nodiscard]] std::optional<Box> find(const std::vector<Box>& wishes) const;
  Box place(const std::vector<Box>& wishes);  // that one, else the first; it is taken then

 private:
  std::vector<Box> taken_, spared_;
};

struct Canvas {
  const data::Catalog& catalog;
  const state::Table& table;
  const Overlay& overlay;
  const Theme& theme;
  const Camera& camera;
  Picture& picture;
  Placer placer;
  std::vector<Label> late;  // labels that stand over everything
  Markers markers;          // of the ships
  // Of a range band: it stands at the first of its places that is free once all names have theirs.
  struct BandNumber {
    std::string words;
    Colour colour;
    std::vector<geom::Vec2> places;  // mm
  };
  std::vector<BandNumber> band_numbers = {};

  [[nodiscard]] double mm(double px) const { return px * overlay.interface_scale / camera.pixels_per_mm; }
  [[nodiscard]] double px(double length_mm) const {  // at interface scale 1
    return length_mm * camera.pixels_per_mm / overlay.interface_scale;
  }
  // What decides whether something is large enough to be named: large text must not make names vanish.
  [[nodiscard]] double seen_px(double length_mm) const {
    return length_mm * camera.pixels_per_mm / std::min(1.0, overlay.interface_scale);
  }
  // A step on the screen, px to the right and upwards, as one on the table.
  [[nodiscard]] geom::Vec2 step(double right_px, double up_px) const {
    return camera.way_on_table({mm(right_px), mm(up_px)});
  }
  [[nodiscard]] Placer::Box on_screen(const std::vector<geom::Vec2>& points) const;  // round points of the table
  [[nodiscard]] geom::Vec2 middle_of(const Placer::Box& box) const;                  // on the table
  // A box round that middle, moved into the view where what it belongs to is in it.
  [[nodiscard]] Placer::Box in_view(geom::Vec2 of_px, geom::Vec2 middle_px, geom::Vec2 size) const;
  void fill(std::vector<geom::Vec2> points, Colour colour, Pattern pattern = Pattern::plain);
  void line(std::vector<geom::Vec2> points, Colour colour, double width_px, double dash_px = 0, bool arrow = false);
  void outline(std::vector<geom::Vec2> points, Colour colour, double width_px, double dash_px = 0);
  // Over everything; size in px, centred unless aligned.
  void text(geom::Vec2 at, std::string words, Colour colour, double size_px, bool bold = false,
            Colour plate = {0, 0, 0, 0}, int align_x = 0, int align_y = 0);
  // A plate with words near a point (mm), where the placer finds room: on it, below, above, beside.
  void plate(geom::Vec2 near, const std::string& words, Colour colour, double size_px, double clear_px = 10,
             bool on_point = true);
  // The same with lines of a colour each, beside the point and wholly within the view: the free spot nearest to it
  // where all round it is taken. A line that is wider than the view is left out.
  struct Line {
    std::string words;
    Colour colour;
  };
  void plate_of_lines(geom::Vec2 near, const std::vector<Line>& lines, double size_px, double clear_px);
  // The free place of the view that is nearest to a point of the window.
  [[nodiscard]] std::optional<Placer::Box> free_near(geom::Vec2 px, geom::Vec2 size) const;
  // A plate with words round the first of those points (mm) where the placer finds room, within the view; where all of
  // them are taken further off, with a thin line to the first.
  void plate_on(const std::vector<geom::Vec2>& points, const std::string& words, Colour colour, double size_px,
                Colour ground);
  // A plate with words close to what fills that box: below, above, at its sides; where all that is taken further off,
  // with a thin line to the box's middle.
  void plate_beside(const Placer::Box& box, const std::string& words, Colour colour, double size_px, double gap_px,
                    Colour ground);
  void take(geom::Vec2 centre, double reach_mm);  // a square for the placer, on the table
  void spare_line(geom::Vec2 a, geom::Vec2 b);    // labels stay off it where they can
  // Boxes of that size round a point of the window, in the view, nearer ones first.
  [[nodiscard]] std::vector<Placer::Box> all_round(geom::Vec2 px, geom::Vec2 size, double gap) const;
  // Room for words of that size, in real pixels; letters are guessed at, since scene knows no font.
  [[nodiscard]] geom::Vec2 room(const std::string& words, double size_px, bool with_plate) const;
};

}  // namespace plotboard::scene

// The remotes that missions put down: a plate in the colour of their side, and on it what each is for.
#include "data/catalog.hpp"
#include "geom/trig.hpp"
#include "scene/pieces.hpp"

namespace plotboard::scene {

namespace {

using geom::Frame;
using geom::Vec2;

// On the plate, in the remote's own frame; `reach` is half of its shorter side.
class Mark {
 public:
  Mark(Canvas& canvas, const Frame& frame, double reach, Colour light, Colour dark)
      : canvas_(canvas), frame_(frame), reach_(reach), light_(light), dark_(dark) {}

  void crates() {  // four of them, strapped
    for (const double x : {-1.0, 1.0}) {
      for (const double y : {-1.0, 1.0}) box({x * 0.4, y * 0.4}, 0.32);
    }
  }
  void dish() {  // a mast, and waves ahead of it
    line({{0, -0.9}, {0, 0.2}});
    disc({0, 0.2}, 0.3);
    for (const double radius : {0.6, 0.95}) {
      std::vector<Vec2> wave;
      for (int degrees = -50; degrees <= 50; degrees += 10) {
        const geom::SinCos a = geom::sin_cos_degrees(degrees);
        wave.push_back({a.sin * radius, 0.2 + a.cos * radius});
      }
      line(std::move(wave));
    }
  }
  void hull() {  // folded wings and a blunt nose
    fill({{-0.28, -0.7}, {0.28, -0.7}, {0.28, 0.5}, {0.12, 0.85}, {-0.12, 0.85}, {-0.28, 0.5}});
    fill({{-0.38, -0.7}, {-0.38, 0.1}, {-0.85, -0.5}, {-0.85, -0.7}});
    fill({{0.38, -0.7}, {0.85, -0.7}, {0.85, -0.5}, {0.38, 0.1}});
  }
  void gun() {  // two barrels ahead of a dome
    for (const double x : {-0.2, 0.2}) fill({{x - 0.08, 0}, {x + 0.08, 0}, {x + 0.08, 0.95}, {x - 0.08, 0.95}});
    disc({0, 0}, 0.5);
  }
  void rocket() {  // the way that it will go off
    fill({{-0.2, -0.5}, {0.2, -0.5}, {0.2, 0.4}, {0, 0.9}, {-0.2, 0.4}});
    fill({{-0.5, -0.75}, {-0.2, -0.25}, {-0.2, -0.55}});
    fill({{0.5, -0.75}, {0.2, -0.55}, {0.2, -0.25}});
    line({{-0.75, 0.45}, {0, 0}, {0.75, 0.45}});
  }

 private:
  [[nodiscard]] std::vector<Vec2> on_table(std::vector<Vec2> points) const {
    for (Vec2& p : points) p = frame_.to_world(p * reach_);
    return points;
  }
  void fill(std::vector<Vec2> points) { canvas_.fill(on_table(std::move(points)), light_); }
  void line(std::vector<Vec2> points) { canvas_.line(on_table(std::move(points)), light_, 2); }
  void disc(Vec2 at, double radius) {
    canvas_.fill(circle(frame_.to_world(at * reach_), radius * reach_, 20), light_);
    canvas_.fill(circle(frame_.to_world(at * reach_), radius * reach_ * 0.5, 16), dark_);
  }
  void box(Vec2 at, double half) {
    fill({at + Vec2{-half, -half}, at + Vec2{half, -half}, at + Vec2{half, half}, at + Vec2{-half, half}});
    canvas_.line(on_table({at + Vec2{0, -half}, at + Vec2{0, half}}), dark_, 1.5);
  }
  Canvas& canvas_;
  const Frame& frame_;
  double reach_;
  Colour light_, dark_;
};

}  // namespace

void draw_remote(Canvas& canvas, const state::Piece& piece) {
  const std::vector<Vec2> rim = token_outline(canvas.catalog, piece);
  const data::Device* device = canvas.catalog.device(piece.ref);
  if (device == nullptr || rim.size() < 3) return;
  const Theme& theme = canvas.theme;
  const Frame frame = geom::frame_of(piece.pose);
  const Colour side = piece.side == state::Side::enemy    ? theme.enemy
                      : piece.side == state::Side::player ? theme.player
                                                          : theme.neutral;
  const Colour light = mixed(side, theme.text, 0.55), dark = mixed(side, theme.space, 0.45);
  canvas.fill(rim, dark);
  canvas.outline(rim, light, 2);
  geom::Box box;
  for (const Vec2 p : rim) box.add(frame.to_local(p));
  const double width = box.high.x - box.low.x, height = box.high.y - box.low.y;
  Mark mark(canvas, frame, 0.82 * (width < height ? width : height) / 2, light, dark);
  if (!device->action.empty()) return mark.crates();
  if (device->attack > 0) return mark.gun();
  if (device->rule == "fga-4.5.5.2-1") return mark.dish();
  if (device->rule == "fga-4.5.5.5-1") return mark.rocket();
  mark.hull();
}

}  // namespace plotboard::scene

#include "desk_support.hpp"

#include "state/state.hpp"

namespace plotboard::test {

void look_straight_down(desk::Desk& desk) {
  desk.board.camera.left_px = desk.board.camera.top_px = 0;
  desk.board.camera.width_px = desk.board.camera.height_px = 914.4;
  desk.board.camera.centre = {457.2, 457.2};
  desk.board.camera.pixels_per_mm = 1;
}
geom::Vec2 px(double x_mm, double y_mm) { return {x_mm, 914.4 - y_mm}; }

geom::Vec2 at(const desk::Desk& desk, const std::string& id) {
  const geom::Pose& pose = desk.board.shown_table().find(id)->pose;
  return {pose.x.mm(), pose.y.mm()};
}
void drag(desk::Desk& desk, geom::Vec2 from, geom::Vec2 to, bool shift) {
  desk.pointer.moved(from);
  desk.pointer.pressed(from, shift);
  for (int i = 1; i <= 20; ++i) desk.pointer.moved(from + (to - from) * (i / 20.0));
  desk.pointer.released(to);
}
void click(desk::Desk& desk, geom::Vec2 at_px, bool shift) {
  desk.pointer.moved(at_px);
  desk.pointer.pressed(at_px, shift);
  desk.pointer.released(at_px);
}
std::uint64_t hash(const desk::Desk& desk) { return state::hash_of(desk.table()); }

}  // namespace plotboard::test

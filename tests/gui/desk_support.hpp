#pragma once
// A desk with a folder of its own that goes when the test does.
#include <cstdlib>
#include <filesystem>
#include <string>

#include "../support/catalog.hpp"
#include "desk/desk.hpp"
#include "io/io.hpp"
#include "state/state.hpp"

namespace plotboard::test {

class Folder {
 public:
  Folder() {
    path_ = (std::filesystem::temp_directory_path() / "plotboard-test-XXXXXX").string();
    if (mkdtemp(path_.data()) == nullptr) FAIL("no folder for temporary files");
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }
  void write(const std::string& name, const std::string& text) const { REQUIRE(io::write_file(file(name), text).ok()); }

 private:
  std::string path_;
};

// 1 px is 1 mm; the table's lower left corner is at (0, 914.4) px.
inline void look_straight_down(desk::Desk& desk) {
  desk.camera.left_px = desk.camera.top_px = 0;
  desk.camera.width_px = desk.camera.height_px = 914.4;
  desk.camera.centre = {457.2, 457.2};
  desk.camera.pixels_per_mm = 1;
}
inline geom::Vec2 px(double x_mm, double y_mm) { return {x_mm, 914.4 - y_mm}; }

inline geom::Vec2 at(const desk::Desk& desk, const std::string& id) {
  const geom::Pose& pose = desk.shown_table().find(id)->pose;
  return {pose.x.mm(), pose.y.mm()};
}
inline void drag(desk::Desk& desk, geom::Vec2 from, geom::Vec2 to, bool shift = false) {
  desk.pointer_moved(from);
  desk.pointer_pressed(from, shift);
  for (int i = 1; i <= 20; ++i) desk.pointer_moved(from + (to - from) * (i / 20.0));
  desk.pointer_released(to);
}
inline void click(desk::Desk& desk, geom::Vec2 at_px, bool shift = false) {
  desk.pointer_moved(at_px);
  desk.pointer_pressed(at_px, shift);
  desk.pointer_released(at_px);
}
inline std::uint64_t hash(const desk::Desk& desk) { return state::hash_of(desk.table()); }

}  // namespace plotboard::test

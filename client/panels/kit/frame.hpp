#pragma once
// The frame that is drawn: how large the window is, and rectangles in it. Window pixels.

#include <imgui.h>

namespace plotboard::panels {

struct Frame {
  double width_px = 1280, height_px = 720;
  double scale = 1;  // text size (desk::Settings::text_scale) times what the screen's own density asks for
};

struct Rect {
  float left = 0, top = 0, right = 0, bottom = 0;
  [[nodiscard]] float width() const { return right - left; }
  [[nodiscard]] float height() const { return bottom - top; }
  [[nodiscard]] bool holds(ImVec2 p) const { return p.x >= left && p.x < right && p.y >= top && p.y < bottom; }
};

float shared(const Rect& a, const Rect& b);  // the area of both

float window_width();
float window_height();
// Large text in a low window: the bars share their lines, so that the board and what is asked keep their room.
bool compact();

}  // namespace plotboard::panels

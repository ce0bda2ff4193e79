#pragma once
// The large screen of two: a second window with the table and the card that stands on it, while the first keeps the
// controls. It only shows; everything it draws is read from the desk. Needs the window's OpenGL context; ends before
// the window and the first ImGuiGlue. Cost: one more picture of the board a frame.

#include <functional>
#include <memory>

#include "app/imgui_glue.hpp"
#include "desk/desk.hpp"
#include "draw/painter.hpp"
#include "panels/panels.hpp"

namespace plotboard::app {

// How much larger than in a window of 1280 x 720 words must be to be read as well from as far away.
double reading_scale(int width_px, int height_px);
// The same for panels, read from a chair: in quarters, 2 at 3840 x 2160; 1 in all windows that are not clearly larger
// than 1920 x 1080.
double panel_scale(int width_px, int height_px);

class SecondScreen {
 public:
  // The board as a camera sees it, with words of that scale.
  using Board = std::function<scene::Picture(const scene::Camera&, double scale)>;
  static base::Result<std::unique_ptr<SecondScreen>> create(platform::Window& window, ImGuiGlue& first);
  ~SecondScreen();
  SecondScreen(const SecondScreen&) = delete;
  SecondScreen& operator=(const SecondScreen&) = delete;

  [[nodiscard]] bool closed() const { return window_->closed(); }
  // `seen`: takes what was drawn. Between the first one's new_frame() and what it draws itself: a window that is not
  // the current one may lose what stands in it.
  void draw(desk::Desk& desk, panels::Panels& panels, draw::Painter& painter, const Board& board, double seconds,
            draw::Image* seen = nullptr);

 private:
  SecondScreen(platform::Window& first, ImGuiGlue& first_panels) : first_(first), first_panels_(first_panels) {}
  platform::Window& first_;
  ImGuiGlue& first_panels_;
  std::unique_ptr<platform::SecondWindow> window_;
  std::unique_ptr<ImGuiGlue> imgui_;
};

}  // namespace plotboard::app

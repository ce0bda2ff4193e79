#pragma once
// Dear ImGui 1.86 on our own input stream: ImGui sees what the events say, not what the mouse does, so a replay is the
// same run. Drawing by ImGui's OpenGL 3 backend. Needs a current OpenGL context for its whole life. A second one, for
// another window, takes the first one's fonts and ends before it; each is ImGui's current context from new_frame() on.

#include <memory>

#include "platform/window.hpp"

struct ImGuiContext;

namespace plotboard::app {

class ImGuiGlue {
 public:
  static base::Result<std::unique_ptr<ImGuiGlue>> create(platform::Window& window);
  static base::Result<std::unique_ptr<ImGuiGlue>> create_second(platform::Window& window);
  ~ImGuiGlue();
  ImGuiGlue(const ImGuiGlue&) = delete;
  ImGuiGlue& operator=(const ImGuiGlue&) = delete;

  void feed(const platform::InputEvent& event);
  void fonts_changed();  // after panels::load_fonts(): uploads the atlas
  void new_frame(int width, int height, double seconds);
  void end_frame();                        // of one that nobody sees
  void render();                           // ends the frame and paints it into the current framebuffer
  [[nodiscard]] bool wants_mouse() const;  // the pointer is over a panel, or a panel holds it
  [[nodiscard]] bool wants_text() const;   // a text field is active

 private:
  explicit ImGuiGlue(platform::Window& window) : window_(window) {}
  base::Result<base::Done> begin();
  platform::Window& window_;
  ImGuiContext* context_ = nullptr;
  std::string clipboard_;  // what ImGui was last handed
};

}  // namespace plotboard::app

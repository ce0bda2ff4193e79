#pragma once
// The running program: window, desk, painter and panels wired together, and the loop. Each frame: input, desk, panels,
// board, swap; with nothing to show it waits. Main thread only.

#include <deque>
#include <memory>

#include "app/click_guard.hpp"
#include "app/imgui_glue.hpp"
#include "app/options.hpp"
#include "app/second_screen.hpp"
#include "app/sound_player.hpp"
#include "desk/desk.hpp"
#include "draw/painter.hpp"
#include "panels/panels.hpp"
#include "platform/window.hpp"

namespace plotboard::app {

class Program {
 public:
  // `catalog` outlives the program; `replay` is empty unless the options name one. Errors: no display, no OpenGL 3.3.
  static base::Result<std::unique_ptr<Program>> create(const Options& options, platform::Recording replay,
                                                       const data::Catalog& catalog, const std::string& home,
                                                       const std::string& data_root);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Until the user leaves, the frames are done or the recording is over. `started`: Window::now() at the program's
  // start.
  base::Result<base::Done> run(double started);
  // Whether the file or mission of the command line is on show; if not, window and standard error have said why.
  [[nodiscard]] bool has_what_was_asked() const { return has_what_was_asked_; }

 private:
  Program(const Options& options, std::unique_ptr<platform::Window> window, const data::Catalog& catalog,
          const std::string& home, std::string data_root);
  void open_what_was_asked();
  bool open_named();                 // the file or mission of the command line; false: a message says why not
  void take_input();                 // new events into pending_
  void begin_frame(double seconds);  // input up to one change of a button or key; panels and desk
  void board_input(const platform::InputEvent& event);
  void key(const platform::InputEvent& event);
  void make_heard();              // what has happened on the desk, and clicks on buttons
  void draw_frame(bool painted);  // not painted: all but what the graphics card does
  void refresh_fonts();
  [[nodiscard]] double screen_scale() const;
  void load_mat();
  void follow_second_screen();  // opens or closes it, as the desk wants
  void draw_second_screen(double seconds, bool keeps);
  void export_picture();  // of the verdict, where one is on show; else of the board
  void keep_picture(const base::Result<draw::Image>& image, const std::string& path);
  [[nodiscard]] double board_scale() const;
  [[nodiscard]] scene::Picture board_picture(const scene::Camera& camera) const;
  [[nodiscard]] scene::Picture board_picture(scene::Overlay overlay, const scene::Camera& camera, double scale) const;
  void dress_window(bool may_fill_screen);  // title, full screen
  [[nodiscard]] bool replaying() const { return !options_.replay.empty(); }
  [[nodiscard]] std::string asked() const;  // what the panels ask for in a battle, to tell when that changes
  [[nodiscard]] bool is_filmed() const;     // the present frame
  base::Result<base::Done> film_frame();
  [[nodiscard]] bool due() const;  // is there anything to draw
  void bench(double started);
  base::Result<base::Done> finish();  // screenshot, recording

  Options options_;
  std::string data_root_;
  std::unique_ptr<platform::Window> window_;
  desk::Desk desk_;
  panels::Panels panels_;
  std::unique_ptr<ImGuiGlue> imgui_;
  std::unique_ptr<draw::Painter> painter_;
  std::unique_ptr<SecondScreen> second_;
  Sounds sounds_;
  draw::Image second_seen_;  // of the last frame
  draw::Image mat_;

  ClickGuard guard_;
  std::deque<platform::InputEvent> pending_;
  platform::Recording recorded_, replay_;
  std::size_t replayed_ = 0;
  std::int64_t frame_ = 0;
  double run_seconds_ = 0;

  scene::Picture picture_;
  desk::Seen drawn_;      // what the picture on the screen shows
  scene::Colour ground_;  // under the panels
  bool picture_stale_ = true;
  bool has_what_was_asked_ = true;
  int settle_ = 3;  // frames still due: ImGui needs some to come to rest
  geom::Vec2 pointer_;
  int panning_ = 0;           // the button that pans, 0 none
  bool board_holds_ = false;  // a press on the board is not over yet
  double fonts_scale_ = 0;
  std::string fonts_theme_, title_;
  bool fullscreen_ = false;
};

}  // namespace plotboard::app

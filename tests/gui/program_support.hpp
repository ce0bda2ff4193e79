#pragma once
// The real program as a process, and recordings of what a person does to it.
#include <sys/wait.h>

#include <cstdlib>
#include <string>

#include "desk_support.hpp"
#include "panels/probe.hpp"
#include "platform/input.hpp"

namespace plotboard::test {

// Writes input down as it happens, with time for the program to draw between two things: kRestFrames after every key
// and every click.
class Recorder {
 public:
  static constexpr int kRestFrames = 4;

  explicit Recorder(int width = 1280, int height = 720) {
    recording_.width = width;
    recording_.height = height;
  }
  // As intents are written: "Space", "Ctrl+Shift+E".
  void key(const std::string& chord) {
    platform::InputEvent event;
    event.ctrl = chord.find("Ctrl+") != std::string::npos;
    event.shift = chord.find("Shift+") != std::string::npos;
    event.text = chord.substr(chord.rfind('+') + 1);
    add(Kind::key, event);
    add(Kind::key_up, event);
    wait(kRestFrames);
  }
  // Into the name field of an open file dialog, then Enter.
  void name(const std::string& path) {
    key("Ctrl+A");
    add(Kind::text, words(path));
    key("Enter");
  }
  void click(double x, double y) {
    drag(x, y, x, y, 0);
    wait(kRestFrames);
  }
  void click(const panels::Probe::Rect& widget) {
    click(static_cast<double>(widget.x()), static_cast<double>(widget.y()));
  }
  void drag(double x, double y, double to_x, double to_y, int moves = 10) {
    add(Kind::move, at(x, y));
    add(Kind::press, at(x, y, kLeft));
    for (int i = 1; i <= moves; ++i) add(Kind::move, at(x + (to_x - x) * i / moves, y + (to_y - y) * i / moves));
    add(Kind::release, at(to_x, to_y, kLeft));
  }
  void drop(const std::string& path) { add(Kind::drop, words(path)); }
  void wait(int frames) { frame_ += frames; }
  [[nodiscard]] std::string text() const { return platform::write_recording(recording_); }

 private:
  using Kind = platform::InputEvent::Kind;
  static constexpr int kLeft = 1;

  static platform::InputEvent words(const std::string& text) {
    platform::InputEvent event;
    event.text = text;
    return event;
  }
  static platform::InputEvent at(double x, double y, int button = 0) {
    platform::InputEvent event;
    event.x = x;
    event.y = y;
    event.button = button;
    return event;
  }
  void add(Kind kind, platform::InputEvent event) {
    event.kind = kind;
    recording_.events.push_back({frame_ += 2, std::move(event)});
  }

  platform::Recording recording_;
  std::int64_t frame_ = 4;
};

enum class Screen {
  offscreen,  // drawn in memory
  window,     // a window on a display of its own, where Xvfb is installed
  none        // no display to be had
};
inline Screen window_or_offscreen() {
  static const bool has_xvfb = std::system("command -v xvfb-run >/dev/null && command -v Xvfb >/dev/null") == 0;
  return has_xvfb ? Screen::window : Screen::offscreen;
}

// Runs the built program with arguments as typed in a shell: its exit code, -1 where a signal ended it.
// Mesa's driver keeps memory until the process ends; leaks of ours are looked for by the other tests.
inline int run_program(const std::string& arguments, Screen screen = Screen::offscreen) {
  const char* environment = screen == Screen::offscreen ? "SDL_VIDEODRIVER=offscreen"
                            : screen == Screen::window
                                ? "xvfb-run -a -s '-screen 0 1280x960x24' env SDL_VIDEODRIVER=x11"
                                : "env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER";
  const std::string command = std::string("ASAN_OPTIONS=detect_leaks=0 ") + environment +
                              " PLOTBOARD_DATA='" PLOTBOARD_ROOT "' '" PLOTBOARD_BIN "/plotboard' " + arguments +
                              " 2>/dev/null";
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
// The same with a user's folder `home` and a recording, which is left in `folder` as input.txt.
inline int play_back(const Recorder& recorder, const Folder& folder, const std::string& home,
                     const std::string& more = "", Screen screen = Screen::offscreen) {
  folder.write("input.txt", recorder.text());
  return run_program("--home '" + home + "' --replay-input '" + folder.file("input.txt") + "' " + more, screen);
}

}  // namespace plotboard::test

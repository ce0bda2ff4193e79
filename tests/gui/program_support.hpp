#pragma once
// The real program as a process, and recordings of what a person does to it.
#include <cstdint>
#include <string>

#include "panels/kit/probe.hpp"
#include "platform/input.hpp"
#include "support/folder.hpp"

namespace plotboard::test {

// Writes input down as it happens, with time for the program to draw between two things: after every key and every
// click it rests.
class Recorder {
 public:
  struct Pace {
    int step = 2, rest = 4;  // frames from one event to the next, and after a key or click
  };
  static constexpr Pace kQuick{1, 2};  // for whole battles: half the frames

  explicit Recorder(int width = 1280, int height = 720) : Recorder(width, height, Pace{}) {}
  Recorder(int width, int height, Pace pace);
  // As intents are written: "Space", "Ctrl+Shift+E".
  void key(const std::string& chord);
  // Into the name field of an open file dialog, then Enter.
  void name(const std::string& path);
  void click(double x, double y);
  void click(const panels::Probe::Rect& widget);
  void drag(double x, double y, double to_x, double to_y, int moves = 10);
  void wheel(double x, double y, double notches);
  void drop(const std::string& path);
  void wait(int frames) { frame_ += frames; }
  void rest() { wait(pace_.rest); }
  [[nodiscard]] const Pace& pace() const { return pace_; }
  [[nodiscard]] std::int64_t frame() const { return frame_; }
  [[nodiscard]] const platform::Recording& recording() const { return recording_; }
  [[nodiscard]] std::string text() const;

 private:
  using Kind = platform::InputEvent::Kind;

  void add(Kind kind, platform::InputEvent event);

  platform::Recording recording_;
  Pace pace_;
  std::int64_t frame_ = 4;
};

// Into a user's folder: nothing flies and nothing waits. Frames are few then, and long runs short.
void show_no_motion(const std::string& home);

enum class Screen {
  offscreen,  // drawn in memory
  window,     // a window on a display of its own, where Xvfb is installed
  none        // no display to be had
};
Screen window_or_offscreen();

// Runs the built program with arguments as typed in a shell: its exit code, -1 where a signal ended it.
// Mesa's driver keeps memory until the process ends; leaks of ours are looked for by the other tests.
// What it writes to standard error goes into the file `messages`, where one is named.
int run_program(const std::string& arguments, Screen screen = Screen::offscreen, const std::string& messages = "");
// The same with a user's folder `home` and a recording, which is left in `folder` as input.txt.
int play_back(const Recorder& recorder, const Folder& folder, const std::string& home, const std::string& more = "",
              Screen screen = Screen::offscreen);

}  // namespace plotboard::test

#include "program_support.hpp"

#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "io/io.hpp"
#include "support/paths.hpp"

namespace plotboard::test {
namespace {

constexpr int kLeft = 1;

platform::InputEvent words(const std::string& text) {
  platform::InputEvent event;
  event.text = text;
  return event;
}
platform::InputEvent at(double x, double y, int button = 0) {
  platform::InputEvent event;
  event.x = x;
  event.y = y;
  event.button = button;
  return event;
}

}  // namespace

Recorder::Recorder(int width, int height, Pace pace) : pace_(pace) {
  recording_.width = width;
  recording_.height = height;
}
void Recorder::key(const std::string& chord) {
  platform::InputEvent event;
  event.ctrl = chord.find("Ctrl+") != std::string::npos;
  event.shift = chord.find("Shift+") != std::string::npos;
  event.text = chord.substr(chord.rfind('+') + 1);
  add(Kind::key, event);
  add(Kind::key_up, event);
  rest();
}
void Recorder::name(const std::string& path) {
  key("Ctrl+A");
  add(Kind::text, words(path));
  key("Enter");
}
void Recorder::click(double x, double y) {
  drag(x, y, x, y, 0);
  rest();
}
void Recorder::click(const panels::Probe::Rect& widget) {
  click(static_cast<double>(widget.x()), static_cast<double>(widget.y()));
}
void Recorder::drag(double x, double y, double to_x, double to_y, int moves) {
  add(Kind::move, at(x, y));
  add(Kind::press, at(x, y, kLeft));
  for (int i = 1; i <= moves; ++i) add(Kind::move, at(x + (to_x - x) * i / moves, y + (to_y - y) * i / moves));
  add(Kind::release, at(to_x, to_y, kLeft));
}
void Recorder::wheel(double x, double y, double notches) {
  platform::InputEvent event = at(x, y);
  event.amount = notches;
  add(Kind::move, at(x, y));
  add(Kind::wheel, event);
  rest();
}
void Recorder::drop(const std::string& path) { add(Kind::drop, words(path)); }
std::string Recorder::text() const { return platform::write_recording(recording_); }

void Recorder::add(Kind kind, platform::InputEvent event) {
  event.kind = kind;
  recording_.events.push_back({frame_ += pace_.step, std::move(event)});
}

void show_no_motion(const std::string& home) {
  std::filesystem::create_directories(home);
  REQUIRE(io::write_file(home + "/settings.json",
                         R"({"format": "plotboard-settings/1", "tour_done": true, "flight_seconds": 0,)"
                         R"( "pause_seconds": 0})")
              .ok());
}

Screen window_or_offscreen() {
  static const bool has_xvfb = std::system("command -v xvfb-run >/dev/null && command -v Xvfb >/dev/null") == 0;
  return has_xvfb ? Screen::window : Screen::offscreen;
}

int run_program(const std::string& arguments, Screen screen, const std::string& messages) {
  const char* environment = screen == Screen::offscreen ? "SDL_VIDEODRIVER=offscreen"
                            : screen == Screen::window
                                ? "xvfb-run -a -s '-screen 0 1280x960x24' env SDL_VIDEODRIVER=x11"
                                : "env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER";
  const std::string command = std::string("ASAN_OPTIONS=detect_leaks=0 ") + environment + " PLOTBOARD_DATA='" +
                              test::root() + "' '" + test::programs() + "/plotboard' " + arguments + " 2>'" +
                              (messages.empty() ? "/dev/null" : messages) + "'";
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
int play_back(const Recorder& recorder, const Folder& folder, const std::string& home, const std::string& more,
              Screen screen) {
  folder.write("input.txt", recorder.text());
  constexpr std::int64_t kRest = 30;
  const std::string frames = std::to_string(recorder.frame() + kRest);  // what goes by itself after the last event, too
  // Nearly all of a frame's time is the painting, which without a graphics card is Mesa's.
#ifdef PLOTBOARD_SANITIZE
  const std::string drawn = " --draw-every 20";
#else
  const std::string drawn = " --draw-every 4";
#endif
  return run_program(
      "--home '" + home + "' --replay-input '" + folder.file("input.txt") + "' --frames " + frames + drawn + " " + more,
      screen);
}

}  // namespace plotboard::test

#pragma once
// Input as values: one stream of events, whether from the window system or from a recording, so that a whole run can be
// repeated without a mouse. Positions in window pixels from the upper left corner. No SDL.
//
// A recording is a text file (plotboard-input/1): a first line with format, width and height; then one line an event:
//   FRAME KIND MODIFIERS ARGUMENTS        e.g.  "90 press - 640 360 1"   "95 key CS S"   "120 text - rocks"
// FRAME counts sixtieths of a second from the start; MODIFIERS is "-" or any of C (Ctrl), S (Shift), A (Alt).
// Lines that start with # are comments. Errors name file and line.

#include <cstdint>
#include <string>
#include <vector>

#include "base/base.hpp"

namespace plotboard::platform {

struct InputEvent {
  enum class Kind : std::uint8_t {
    move,     // x y
    press,    // x y button (1 left, 2 middle, 3 right)
    release,  // x y button
    wheel,    // x y notches (away from the user positive)
    pan,      // x y: by so many pixels (two fingers, tilted wheel)
    pinch,    // x y factor about that point
    key,      // name: "A", "7", "Left", "F1", "/" (the key, not the character)
    key_up,   // name
    text,     // UTF-8 as typed
    drop,     // path of a file dropped on the window
    resize,   // x y: new size in pixels
    leave,    // the pointer left the window
    close     // the window's close button
  };
  Kind kind = Kind::move;
  double x = 0, y = 0;
  double amount = 0;  // notches, factor
  int button = 0;
  bool ctrl = false, shift = false, alt = false;
  std::string text;  // name of the key, typed text, path
};

// A key press as intents are written: "Ctrl+Shift+S", "Space", "Shift+Left". Only of kind key.
std::string chord_of(const InputEvent& event);

inline constexpr double kFrameSeconds = 1.0 / 60;
struct RecordedEvent {
  std::int64_t frame = 0;
  InputEvent event;
};
struct Recording {
  int width = 1280, height = 720;
  std::vector<RecordedEvent> events;  // frames never fall
};
std::string write_recording(const Recording& recording);
base::Result<Recording> read_recording(const std::string& text, const std::string& file);

}  // namespace plotboard::platform

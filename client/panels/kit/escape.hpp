#pragma once
// What Escape closes: one thing a press, and of what is there the first of these. Which it is now says
// Panels::escape() (panels.cpp); what lies on the board itself is the desk's (Desk::give_up).

#include <cstdint>

namespace plotboard::panels {

enum class Escape : std::uint8_t {
  dialog,   // the one that is open
  popup,    // a menu or a list: Dear ImGui closes it
  mirror,   // "Your own table": what is typed there, then the mirror
  typing,   // in a text field: Dear ImGui ends it
  page,     // back from it
  carried,  // what the palette's hand carries is not put down
  panels,   // the keyboard goes from the panels to the board
  answer,   // the referee's digit that arrows have gone to
  dial,
  tour,  // the hints
  desk
};
bool escapes(Escape what);  // the key is pressed, and means that

}  // namespace plotboard::panels

#pragma once
// Where each named widget was drawn in the last frame, for tests that click by name ("start/run-ai", "dial/2Y"). Filled
// only while a test has asked for it with watch(); costs nothing otherwise.

#include <map>
#include <string>

namespace plotboard::panels {

struct Probe {
  struct Rect {
    float left, top, right, bottom;
    [[nodiscard]] float x() const { return (left + right) / 2; }
    [[nodiscard]] float y() const { return (top + bottom) / 2; }
  };
  std::map<std::string, Rect> widgets;
};
// The probe that the next frames fill; null stops. The caller keeps it alive.
void watch(Probe* probe);

}  // namespace plotboard::panels

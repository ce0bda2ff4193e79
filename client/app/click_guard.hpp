#pragma once
// A click that comes right after the panel has changed under the pointer was meant for what stood there before: its
// press and its release are dropped. For a person's own input only: recordings hold what has counted, and are played as
// they are. Cost: a comparison of short words a frame.

#include <string>

#include "platform/input.hpp"

namespace plotboard::app {

inline constexpr double kTooSoonSeconds = 0.3;  // nobody reads a question and aims at an answer in less

class ClickGuard {
 public:
  // After every frame: what the panels ask for, in words that differ when it does. `now`: seconds of any clock.
  void shown(const std::string& asked, double now);
  // Whether the event counts. `on_panel`: the pointer is over one.
  [[nodiscard]] bool counts(const platform::InputEvent& event, bool on_panel, double now);

 private:
  std::string asked_;
  double since_ = -kTooSoonSeconds;
  bool dropped_ = false;  // a press, whose release is to come
};

}  // namespace plotboard::app

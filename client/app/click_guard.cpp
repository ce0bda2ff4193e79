#include "app/click_guard.hpp"

#include <utility>

namespace plotboard::app {

void ClickGuard::shown(const std::string& asked, double now) {
  if (asked == asked_) return;
  asked_ = asked;
  since_ = now;
}

bool ClickGuard::counts(const platform::InputEvent& event, bool on_panel, double now) {
  using Kind = platform::InputEvent::Kind;
  if (event.button != 1) return true;
  if (event.kind == Kind::release) return !std::exchange(dropped_, false);
  if (event.kind != Kind::press) return true;
  dropped_ = on_panel && now - since_ < kTooSoonSeconds;
  return !dropped_;
}

}  // namespace plotboard::app

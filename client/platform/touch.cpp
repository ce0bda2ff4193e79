#include "platform/touch.hpp"

#include <algorithm>
#include <cmath>

namespace plotboard::platform {

namespace {

InputEvent event_at(InputEvent::Kind kind, double x, double y) {
  InputEvent event;
  event.kind = kind;
  event.x = x;
  event.y = y;
  if (kind == InputEvent::Kind::press || kind == InputEvent::Kind::release) event.button = 1;
  return event;
}

}  // namespace

void Touch::down(std::int64_t finger, double x, double y, std::vector<InputEvent>& events) {
  fingers_.push_back({finger, x, y});
  if (fingers_.size() == 1) {
    pointing_ = true;
    events.push_back(event_at(InputEvent::Kind::move, x, y));
    events.push_back(event_at(InputEvent::Kind::press, x, y));
  } else if (pointing_) {
    pointing_ = false;
    events.push_back(event_at(InputEvent::Kind::release, fingers_.front().x, fingers_.front().y));
    events.push_back(event_at(InputEvent::Kind::leave, 0, 0));
  }
}

void Touch::moved(std::int64_t finger, double x, double y, std::vector<InputEvent>& events) {
  const auto found = std::find_if(fingers_.begin(), fingers_.end(), [&](const Finger& f) { return f.id == finger; });
  if (found == fingers_.end()) return;
  const std::vector<Finger> before = fingers_;
  found->x = x;
  found->y = y;
  if (pointing_) events.push_back(event_at(InputEvent::Kind::move, x, y));
  if (fingers_.size() != 2) return;
  const auto middle_x = [](const std::vector<Finger>& f) { return (f[0].x + f[1].x) / 2; };
  const auto middle_y = [](const std::vector<Finger>& f) { return (f[0].y + f[1].y) / 2; };
  const auto apart = [](const std::vector<Finger>& f) { return std::hypot(f[0].x - f[1].x, f[0].y - f[1].y); };
  events.push_back(
      event_at(InputEvent::Kind::pan, middle_x(fingers_) - middle_x(before), middle_y(fingers_) - middle_y(before)));
  if (apart(before) > 1 && apart(fingers_) > 1) {
    InputEvent pinch = event_at(InputEvent::Kind::pinch, middle_x(fingers_), middle_y(fingers_));
    pinch.amount = apart(fingers_) / apart(before);
    events.push_back(pinch);
  }
}

void Touch::up(std::int64_t finger, std::vector<InputEvent>& events) {
  const auto found = std::find_if(fingers_.begin(), fingers_.end(), [&](const Finger& f) { return f.id == finger; });
  if (found == fingers_.end()) return;
  if (pointing_) {
    events.push_back(event_at(InputEvent::Kind::release, found->x, found->y));
    events.push_back(event_at(InputEvent::Kind::leave, 0, 0));
    pointing_ = false;
  }
  fingers_.erase(found);
}

}  // namespace plotboard::platform

#include "panels/kit/kit.hpp"

#include <algorithm>
#include <utility>

#include "base/base.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kCompactFromEm = 18, kCompactToEm = 24, kCompactWidthEm = 30;

Kit* current_kit = nullptr;

}  // namespace

Kit& kit() {
  ENSURE(current_kit != nullptr, "no windows are drawn now");
  return *current_kit;
}
UseKit::UseKit(Kit& chosen) : before_(std::exchange(current_kit, &chosen)) {}
UseKit::~UseKit() { current_kit = before_; }

float window_width() { return static_cast<float>(kit().frame.width_px); }
float window_height() { return static_cast<float>(kit().frame.height_px); }

bool compact() {
  const float w = window_width(), h = window_height();
  return h > em() * kCompactFromEm && h < em() * kCompactToEm && w >= em() * kCompactWidthEm;
}

float shared(const Rect& a, const Rect& b) {
  const float w = std::min(a.right, b.right) - std::max(a.left, b.left);
  const float h = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

bool escapes(Escape what) { return pressed(ImGuiKey_Escape) && kit().escape == what; }

void act(desk::Intent intent) { kit().host.act(intent); }
void ask_first(const std::string& words, std::function<void()> then) { kit().host.ask_first(words, std::move(then)); }
void request_quit() { kit().host.request_quit(); }
void show_rule(const std::string& id) { kit().host.show_rule(id); }
bool dialog_open() { return kit().host.dialog_open(); }

}  // namespace plotboard::panels

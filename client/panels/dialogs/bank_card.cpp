#include "panels/dialogs/bank_card.hpp"

#include <algorithm>

#include "panels/kit/escape.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/probe.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

constexpr double kCardWidth = 85.60;  // mm, ISO/IEC 7810 ID-1
constexpr double kCardHeight = 53.98;
constexpr double kCardCorner = 3.18;
constexpr double kUsualPixelsPerMm = 96 / 25.4;

}  // namespace

void draw_calibration(desk::Desk& desk, CalibrationMemory& memory) {
  if (!desk.calibrating) {
    memory.pixels_per_mm = 0;
    return;
  }
  double& scale = memory.pixels_per_mm;
  if (scale <= 0)
    scale = desk.settings.screen_pixels_per_mm > 0 ? desk.settings.screen_pixels_per_mm : kUsualPixelsPerMm;
  const float w = window_width(), h = window_height();
  ImGui::SetNextWindowFocus();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  const bool visible = begin_panel("Bank card", {0, 0, w, h}, ImGuiWindowFlags_NoNavInputs);
  ImGui::PopStyleVar();
  if (visible) {
    const auto set_by = [&scale](double factor) { scale = std::clamp(scale * factor, 1.0, 40.0); };
    if (pressed(ImGuiKey_LeftArrow)) set_by(1 / 1.001);
    if (pressed(ImGuiKey_RightArrow)) set_by(1.001);
    if (pressed(ImGuiKey_UpArrow)) set_by(1.01);
    if (pressed(ImGuiKey_DownArrow)) set_by(1 / 1.01);
    heading("True scale on this screen");
    plain(
        "Hold a bank card flat against the outline and make the outline as large as the card. Arrow keys: right and "
        "left a little, up and down more.");
    gap();
    ImGui::PushButtonRepeat(true);
    if (button("card/much-smaller", "Much smaller")) set_by(1 / 1.01);
    flow(button_width("Smaller"));
    if (button("card/smaller", "Smaller")) set_by(1 / 1.001);
    flow(button_width("Larger"));
    if (button("card/larger", "Larger")) set_by(1.001);
    flow(button_width("Much larger"));
    if (button("card/much-larger", "Much larger")) set_by(1.01);
    ImGui::PopButtonRepeat();
    gap();
    const bool done = button("card/ok", "It fits", "Enter", {true, true}) || enter_pressed();
    flow(button_width("Cancel", "Esc"));
    const bool cancelled = button("card/cancel", "Cancel", "Esc") || escapes(Escape::dialog);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextDisabled("%s", (number(scale, 3) + " pixels a millimetre").c_str());
    const float top = ImGui::GetCursorScreenPos().y + em();
    const auto card_w = static_cast<float>(kCardWidth * scale);
    const auto card_h = static_cast<float>(kCardHeight * scale);
    const ImVec2 low(std::max(em(), (w - card_w) / 2), top);
    const ImVec2 high(low.x + card_w, low.y + card_h);
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->AddRectFilled(low, high, u32(theme().panel_raised), static_cast<float>(kCardCorner * scale));
    list->AddRect(low, high, u32(theme().accent), static_cast<float>(kCardCorner * scale), 0, line_width() * 2);
    probe("card/outline", low, high);
    const std::string words = "85.60 × 53.98 mm";
    const ImVec2 size = ImGui::CalcTextSize(words.c_str());
    list->AddText({(low.x + high.x - size.x) / 2, (low.y + high.y - size.y) / 2}, u32(theme().text_dim), words.c_str());
    if (cancelled)
      desk.end_calibration({});
    else if (done)
      desk.end_calibration(scale);
  }
  ImGui::End();
}

}  // namespace plotboard::panels

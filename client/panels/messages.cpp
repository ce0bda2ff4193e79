// What the program has to say: notes fade, refusals name their rule, problems wait for their Close button.
#include <imgui_internal.h>

#include <algorithm>

#include "panels/ui.hpp"

namespace plotboard::panels {
namespace {

constexpr double kFadeFrom = 5.4;  // seconds; the desk drops what is older than six

// Draws one message with its top edge at `top`; returns its bottom.
float one(desk::Desk& desk, std::size_t index, float top, bool& closed) {
  const desk::Message& message = desk.messages.list()[index];
  const Ui& u = ui();
  const scene::Theme& t = theme();
  const bool stays = message.kind == desk::MessageKind::problem;
  const float fade =
      stays ? 1.0F : std::clamp(static_cast<float>((6.0 - message.age_seconds) / (6.0 - kFadeFrom)), 0.0F, 1.0F);
  const scene::Colour ink = message.kind == desk::MessageKind::note      ? t.accent
                            : message.kind == desk::MessageKind::refusal ? t.warning
                                                                         : t.overlapping;
  const float width = std::min(em() * 34, std::max(u.board.width() * 0.94F, em() * 10));
  const float x = (u.board.left + u.board.right) / 2;
  ImGui::SetNextWindowPos(
      {std::clamp(x - width / 2, 0.0F, std::max(0.0F, static_cast<float>(u.frame.width_px) - width)), top});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, static_cast<float>(u.frame.height_px) * 0.5F});
  ImGui::SetNextWindowSize({width, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_Alpha, fade);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(mixed(t.panel_raised, ink, 0.08F)));
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(mixed(t.panel_raised, ink, 0.6F)));
  const std::string id = "##message-" + std::to_string(index);
  ImGui::Begin(id.c_str(), nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing |
                   (stays || !message.rule.empty() ? 0 : ImGuiWindowFlags_NoInputs));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_mark(ImGui::GetWindowDrawList(), {at.x + em() * 0.6F, at.y + em() * 0.55F}, em() * 1.05F,
            message.kind == desk::MessageKind::note ? Mark::note : Mark::warning, u32(ink, fade), line_width() * 1.3F);
  ImGui::Indent(em() * 1.8F);
  plain(message.text);
  rule_link(message.rule, desk.in_battle() ? "The rule" : "");
  if (stays && button("message/close-" + std::to_string(index), "Close")) closed = true;
  ImGui::Unindent(em() * 1.8F);
  const float bottom = top + ImGui::GetWindowHeight();
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  ImGui::End();
  ImGui::PopStyleColor(2);
  ImGui::PopStyleVar();
  return bottom;
}

}  // namespace

void draw_messages(desk::Desk& desk) {
  // In a battle the log keeps them all; the board must stay in sight.
  constexpr std::size_t kMostNotes = 2;
  std::size_t notes = 0;
  for (const desk::Message& message : desk.messages.list()) notes += message.kind == desk::MessageKind::note ? 1 : 0;
  std::size_t over = desk.in_battle() && notes > kMostNotes ? notes - kMostNotes : 0;
  float top = ui().board.top + em() * 0.6F;
  std::optional<std::size_t> closed;
  for (std::size_t i = 0; i < desk.messages.list().size(); ++i) {
    // The hint tour speaks first; a note beside it would cover its title.
    if (tour_wanted(desk) && desk.messages.list()[i].kind == desk::MessageKind::note) continue;
    if (over > 0 && desk.messages.list()[i].kind == desk::MessageKind::note) {
      --over;
      continue;
    }
    bool close = false;
    top = one(desk, i, top, close) + em() * 0.4F;
    if (close) closed = i;
  }
  if (closed) desk.messages.close(*closed);
}

}  // namespace plotboard::panels

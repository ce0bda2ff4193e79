#include "panels/alpha/campaign_parts.hpp"

#include <algorithm>
#include <cmath>

#include "panels/kit/card_words.hpp"
#include "panels/kit/parts.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {

namespace {

// Widths, heights and places, in ems.
constexpr float kStepperFieldEm = 3;

}  // namespace

void tip_by_rule(const std::string& text, const std::string& rule) {
  tip(rule.empty() ? text : text + "\nRule " + rule_name(rule));
}

void objectives_of_card(const data::Mission& mission) {
  for (const data::Objective& objective : mission.objectives) {
    desk::ObjectiveLine line;
    line.id = objective.id;
    line.text = objective.text;
    line.kind = objective.kind;
    line.xp = objective.xp;
    objective_line(line);
  }
}

void figure(const std::string& value, const std::string& name, const std::string& words, const std::string& rule) {
  ImFont* font = fonts().title != nullptr ? fonts().title : ImGui::GetFont();
  const float size = title_em();
  const float width =
      std::max(font->CalcTextSizeA(size, FLT_MAX, 0, value.c_str()).x, ImGui::CalcTextSize(name.c_str()).x);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({width, size + space::wide()});
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddText(font, size, at, u32(theme().text), value.c_str());
  list->AddText({at.x, at.y + size + space::hair()}, u32(theme().text_dim), name.c_str());
  tip_by_rule(words, rule);
}

void draw_medal(ImDrawList* list, ImVec2 c, float size, bool won) {
  const ImU32 ink = u32(won ? theme().warning : theme().text_dim, won ? 1.0F : 0.5F);
  const float r = size * 0.28F, thick = std::max(1.0F, size * 0.08F);
  const ImVec2 disc(c.x, c.y + size * 0.18F);
  list->AddLine({c.x - size * 0.3F, c.y - size * 0.48F}, {disc.x - r * 0.3F, disc.y - r * 0.8F}, ink, thick * 1.6F);
  list->AddLine({c.x + size * 0.3F, c.y - size * 0.48F}, {disc.x + r * 0.3F, disc.y - r * 0.8F}, ink, thick * 1.6F);
  if (won)
    list->AddCircleFilled(disc, r, ink);
  else
    list->AddCircle(disc, r, ink, 0, thick);
}

bool text_line(const std::string& name, std::string& text, float width, std::size_t most, const char* hint) {
  const WithId id(name);
  std::vector<char> buffer(most + 1, 0);
  std::copy_n(text.begin(), std::min(most, text.size()), buffer.begin());
  ImGui::SetNextItemWidth(width);
  const bool typed = ImGui::InputTextWithHint("##line", hint, buffer.data(), buffer.size());
  probe(name);
  if (typed) text = buffer.data();
  return typed;
}

bool stepper(const std::string& name, int& value, int low, int high, const std::string& words,
             const std::string& rule) {
  const WithId id(name);
  const float side = ImGui::GetFrameHeight(), space = ImGui::GetStyle().ItemInnerSpacing.x;
  int stepped = value;
  ImGui::PushButtonRepeat(true);
  if (ImGui::Button("−", {side, side}) || entered()) --stepped;
  probe(name + "/less");
  ImGui::SameLine(0, space);
  ImGui::SetNextItemWidth(em() * kStepperFieldEm);
  int typed = value;
  if (ImGui::InputInt("##value", &typed, 0, 0)) stepped = typed;
  probe(name);
  tip_by_rule(words, rule);
  ImGui::SameLine(0, space);
  if (ImGui::Button("+", {side, side}) || entered()) ++stepped;
  probe(name + "/more");
  ImGui::PopButtonRepeat();
  stepped = std::clamp(stepped, low, high);
  if (stepped == value) return false;
  value = stepped;
  return true;
}

bool campaign_button(desk::Desk& desk, const std::string& name, const std::string& label, const alpha::Command& command,
                     Look look) {
  return button(name, label, "", look) && campaign_of(desk.campaigns).hand(command);
}

}  // namespace plotboard::panels

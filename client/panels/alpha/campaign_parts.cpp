#include "panels/alpha/campaign_parts.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

#include "panels/kit/card_words.hpp"
#include "panels/kit/parts.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {
namespace {

std::map<std::string, float> box_heights;  // in the last frame
std::vector<std::string> boxes;            // open ones, innermost last

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
  ImGui::Dummy({width, size + em() * 1.2F});
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddText(font, size, at, u32(theme().text), value.c_str());
  list->AddText({at.x, at.y + size + space::hair()}, u32(theme().text_dim), name.c_str());
  tip_by_rule(words, rule);
}

float chip_width(const std::string& words) { return ImGui::CalcTextSize(words.c_str()).x + em() * 0.9F; }

void chip(const std::string& words, scene::Colour ground, scene::Colour ink) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = chip_width(words), height = em() * 1.25F;
  ImGui::Dummy({width, height});
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(ground), space::tight());
  list->AddText({at.x + em() * 0.45F, at.y + space::hair()}, u32(ink), words.c_str());
}

bool begin_box(const std::string& name, float width) {
  ImGui::PushStyleColor(ImGuiCol_ChildBg, vec4(theme().panel_raised, 0.55F));
  ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, space::snug());
  const auto known = box_heights.find(name);
  ImGui::BeginChild(name.c_str(), {width, known != box_heights.end() ? known->second : em() * 8}, true,
                    ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
  boxes.push_back(name);
  return true;
}

void end_box() {
  box_heights[boxes.back()] =
      ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y - ImGui::GetStyle().ItemSpacing.y;
  boxes.pop_back();
  ImGui::EndChild();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor();
}

void draw_star(ImDrawList* list, ImVec2 c, float size, bool gold, bool filled) {
  const bool light = theme().panel.r > 128;
  const scene::Colour ink = gold ? (light ? scene::Colour{165, 115, 0, 255} : scene::Colour{245, 200, 80, 255})
                                 : (light ? scene::Colour{95, 105, 120, 255} : scene::Colour{195, 205, 220, 255});
  constexpr int kPoints = 10;
  ImVec2 points[kPoints];
  for (int i = 0; i < kPoints; ++i) {
    const float angle = static_cast<float>(i) * std::numbers::pi_v<float> / 5;
    const float r = size * (i % 2 == 0 ? 0.48F : 0.2F);
    points[i] = {c.x + r * std::sin(angle), c.y - r * std::cos(angle)};
  }
  if (!filled) {
    list->AddPolyline(points, kPoints, u32(theme().text_dim, 0.6F), ImDrawFlags_Closed, line_width());
    return;
  }
  for (int i = 0; i < kPoints; i += 2)
    list->AddTriangleFilled(points[i], points[(i + 1) % kPoints], points[(i + kPoints - 1) % kPoints], u32(ink));
  const ImVec2 heart[] = {points[1], points[3], points[5], points[7], points[9]};
  list->AddConvexPolyFilled(heart, 5, u32(ink));
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
  ImGui::SetNextItemWidth(em() * 3);
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
  return button(name, label, "", look) && desk.campaign.hand(command);
}

}  // namespace plotboard::panels

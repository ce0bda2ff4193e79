#include "panels/kit/boxes.hpp"

#include "panels/kit/kit.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {

namespace {

// Widths, heights and places, in ems.
constexpr float kChipSidesEm = 0.9F, kChipSideEm = 0.45F, kNewBoxEm = 8;

}  // namespace

float chip_width(const std::string& words) { return ImGui::CalcTextSize(words.c_str()).x + em() * kChipSidesEm; }

void chip(const std::string& words, scene::Colour ground, scene::Colour ink) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = chip_width(words), height = space::chip();
  ImGui::Dummy({width, height});
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(ground), space::tight());
  list->AddText({at.x + em() * kChipSideEm, at.y + space::hair()}, u32(ink), words.c_str());
}

bool begin_box(const std::string& name, float width) {
  ImGui::PushStyleColor(ImGuiCol_ChildBg, vec4(theme().panel_raised, 0.55F));
  ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, space::snug());
  const auto known = kit().box_heights.find(name);
  ImGui::BeginChild(name.c_str(), {width, known != kit().box_heights.end() ? known->second : em() * kNewBoxEm}, true,
                    ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
  kit().boxes.push_back(name);
  return true;
}

void end_box() {
  kit().box_heights[kit().boxes.back()] =
      ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y - ImGui::GetStyle().ItemSpacing.y;
  kit().boxes.pop_back();
  ImGui::EndChild();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor();
}

}  // namespace plotboard::panels

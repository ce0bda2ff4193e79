#include "panels/kit/boxes.hpp"

#include <map>
#include <vector>

#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

std::map<std::string, float> box_heights;  // in the last frame
std::vector<std::string> boxes;            // open ones, innermost last

}  // namespace

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

}  // namespace plotboard::panels

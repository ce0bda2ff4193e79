// Help (`?`): where to begin, and every key by group, from the one list that the keyboard reads too.
#include <algorithm>

#include "panels/ui.hpp"

namespace plotboard::panels {
namespace {

void beginnings(desk::Desk& desk, bool& open) {
  heading("Where to begin");
  const auto link = [&](const char* name, const char* label, const char* words, auto then) {
    Look look;
    look.width = std::min(em() * 15, ImGui::GetContentRegionAvail().x);
    if (button(name, label, "", look)) {
      open = false;
      then();
    }
    flow(em() * 14);
    ImGui::AlignTextToFramePadding();
    dim(words);
  };
  link("help/battle", "Play a battle", "choose two squads, or take a ready-made fight",
       [&desk] { act(desk, desk::Intent::new_battle); });
  link("help/ai", "Run the AI at a table", "an example table; change it into yours",
       [&desk] { ask_first(desk, "Open the AI table?", [&desk] { desk.open_ai_table(); }); });
  link("help/measure", "Check a measurement", "two ships and a rock to try it on",
       [&desk] { ask_first(desk, "Open the measuring table?", [&desk] { desk.open_measuring_table(); }); });
  link("help/mission", "Fly a mission", "three to six pilots together, the introductory mission first",
       [&desk] { desk.show_missions(); });
  if (desk.has_table() && !battle_bar_wanted(desk)) {
    link("help/tour", "Hint tour", "five short hints beside what they speak of", [&desk] {
      desk.screen = desk::Screen::table;
      desk.start_tour();
    });
  }
  dim("To read at leisure, in the folder docs: tutorial-battle.md, tutorial-missions.md, tutorial-ai-at-a-table.md, "
      "tutorial-mission-with-models.md and tutorial-measuring.md.");
}

void keys() {
  std::vector<std::string> groups;
  for (const desk::IntentInfo& info : desk::intents()) {
    if (std::find(groups.begin(), groups.end(), info.group) == groups.end()) groups.push_back(info.group);
  }
  const float room = ImGui::GetContentRegionAvail().x;
  const float key_width = em() * 7.5F;
  for (const std::string& group : groups) {
    gap();
    heading(group.c_str());
    for (const desk::IntentInfo& info : desk::intents()) {
      if (info.group != group) continue;
      const ImVec2 at = ImGui::GetCursorScreenPos();
      const std::string key = info.key.empty() ? "menu" : info.key;
      const float wide = ImGui::CalcTextSize(key.c_str()).x + em() * 0.7F;
      ImGui::GetWindowDrawList()->AddRectFilled({at.x, at.y - em() * 0.1F}, {at.x + wide, at.y + em() * 1.15F},
                                                u32(theme().panel_raised), em() * 0.25F);
      ImGui::GetWindowDrawList()->AddText({at.x + em() * 0.35F, at.y}, u32(theme().text), key.c_str());
      ImGui::SetCursorScreenPos({at.x + std::max(key_width, wide + em() * 0.5F), at.y});
      ImGui::BeginGroup();
      plain(info.name);
      if (room > em() * 40) {
        ImGui::SameLine(em() * 14);
        dim(info.help);
      } else {
        dim(info.help);
      }
      ImGui::EndGroup();
    }
  }
  gap();
  heading("Pointer");
  dim("Left button: pick and drag pieces; on the empty table it moves the view. Shift adds to the selection. Wheel: "
      "zoom; "
      "with Ctrl it turns the piece. In a dial, pointing shows and clicking flies. Two fingers zoom and move.");
  heading("Panels by key");
  dim("Ctrl+Tab goes from panel to panel, arrow keys move inside one, Space or Enter presses, Esc goes back to the "
      "board.");
}

}  // namespace

void draw_help(desk::Desk& desk) {
  bool open = desk.help_open;
  if (!begin_dialog("Help", 52, open)) return;
  beginnings(desk, open);
  keys();
  gap();
  if (button("help/close", "Close", "Esc", {true, true})) open = false;
  end_dialog(open);
  desk.help_open = open;
}

}  // namespace plotboard::panels

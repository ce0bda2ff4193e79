// "Play at a real table": the one door to it, and what a group may want behind it. The same words stand wherever it
// leads on: in a briefing, in the AI's tab, in help.
#include "panels/at_table/real_table.hpp"

#include <algorithm>

#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Two lines on a plate, and what comes next in the second; true when it is chosen, by mouse or key.
bool way(const std::string& name, const char* title, const char* line, bool first) {
  const WithId id(name);
  const float pad = space::half(), width = ImGui::GetContentRegionAvail().x;
  const std::string words = in_lines(line, width - pad * 2);
  const float words_top = pad * 0.8F + title_em() * 1.15F;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size{width, words_top + ImGui::CalcTextSize(words.c_str()).y + pad};
  const bool clicked = ImGui::InvisibleButton("##way", size) || entered();
  probe(name);
  if (first) main_item("real table");
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 end{at.x + size.x, at.y + size.y};
  list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.14F) : t.panel_raised), space::snug());
  list->AddRect(at, end, u32(lit ? t.accent : mixed(t.panel_raised, t.text, 0.18F)), space::snug(), 0,
                lit ? line_width() * 2 : line_width());
  ImFont* font = fonts().title != nullptr ? fonts().title : ImGui::GetFont();
  list->AddText(font, title_em(), {at.x + pad, at.y + pad * 0.8F}, u32(t.text), title);
  list->AddText({at.x + pad, at.y + words_top}, u32(t.text_dim), words.c_str());
  return clicked;
}

}  // namespace

void draw_real_table(desk::Desk& desk, RealTableMemory& memory, Places& places) {
  if (!begin_dialog(kAtRealTable, 34, memory.open)) return;
  bool chosen = false;
  if (way("real-table/mission", "A mission", "Choose one from the list. Its briefing has Play at a real table.",
          true)) {
    chosen = true;
    desk.show_missions();
  }
  if (way("real-table/own", kOwnTable, "Type in what stands there, then press Play: the AI ships fly by their cards.",
          false)) {
    chosen = true;
    ask_first("Start a new table?", [&desk] {
      desk.new_table("3x3");
      desk.begin_mirror();
    });
  }
  if (way("real-table/example", "Try it on an example",
          "Three TIEs against three X-wings of the AI lie there. Play at a real table begins it.", false)) {
    chosen = true;
    ask_first("Open the AI table?", [&desk, &places] {
      desk.open_ai_table();
      places.tab = Tab::ai;
    });
  }
  gap(space::thin());
  dim("Two squads of your own? Play a battle, and there: At a real table.");
  if (chosen) memory.open = false;
  end_dialog(memory.open);
}

}  // namespace plotboard::panels

// The right side: the selected piece, the measurement, the AI's reasons, or a dial while one is open.
#include "panels/ui.hpp"

namespace plotboard::panels {

void draw_right(desk::Desk& desk) {
  Ui& u = ui();
  if (!begin_panel("Details", u.right)) {
    ImGui::End();
    return;
  }
  if (dial_wanted(desk)) {
    draw_docked_dial(desk);
    ImGui::End();
    return;
  }
  struct Choice {
    Tab tab;
    const char* name;
    const char* label;
  };
  static constexpr Choice kChoices[] = {{Tab::battle, "right/battle", "Battle"},
                                        {Tab::mission, "right/mission", "Mission"},
                                        {Tab::piece, "right/piece", "Piece"},
                                        {Tab::measure, "right/measure", "Measure"},
                                        {Tab::ai, "right/ai", "AI"}};
  bool first = true;
  for (const Choice& choice : kChoices) {
    if (choice.tab == Tab::battle && !battle_bar_wanted(desk)) continue;
    if (choice.tab == Tab::mission && !mission_tab_wanted(desk)) continue;
    if (choice.tab == Tab::ai && !ai_wanted(desk)) continue;
    if (!first) flow(button_width(choice.label));
    first = false;
    const bool table_settings = choice.tab == Tab::piece && desk.board.selected.empty();
    const char* words = table_settings ? "Table" : desk.in_battle() && choice.tab == Tab::piece ? "Ship" : choice.label;
    if (button(choice.name, words, "", {true, false, u.tab == choice.tab})) {
      u.tab = choice.tab;
      desk.advice.asked = u.tab == Tab::ai;
    }
  }
  ImGui::Separator();
  begin_page("details", {0, 0});
  switch (u.tab) {
    case Tab::battle:
      draw_battle(desk);
      break;
    case Tab::mission:
      draw_mission(desk);
      break;
    case Tab::piece:
      draw_inspector(desk);
      break;
    case Tab::measure:
      draw_measure(desk);
      break;
    case Tab::ai:
      draw_ai(desk);
      break;
  }
  end_page();
  ImGui::End();
}

}  // namespace plotboard::panels

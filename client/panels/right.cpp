// The right side: the selected piece, the measurement, the AI's reasons, or a dial while one is open.
#include "panels/right.hpp"

#include "panels/at_table/referee_panel.hpp"
#include "panels/battle/ai_panel.hpp"
#include "panels/battle/battle_panel.hpp"
#include "panels/battle/battle_ship.hpp"
#include "panels/dispute/measure.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/missions/mission_panel.hpp"
#include "panels/table/dial.hpp"
#include "panels/table/inspector.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {

namespace {

void draw_piece(desk::Desk& desk, Windows& windows) {
  const state::Piece* only = desk.board.only_selected();
  const bool plays = only != nullptr && desk.in_battle() && only->type == state::PieceType::ship;
  if (!plays || desk.battle.by_hand) return draw_inspector(desk, windows.inspector, windows.arcs, windows.free_table);
  const state::Piece* shown = desk.shown_table().find(only->id);
  draw_battle_ship(desk, state::Piece(shown != nullptr ? *shown : *only));
}

}  // namespace

void draw_right(desk::Desk& desk, Windows& windows) {
  if (!begin_panel("Details", windows.places.right)) {
    ImGui::End();
    return;
  }
  if (dial_wanted(desk, windows.dial)) {
    draw_docked_dial(desk, windows.dial, windows.places);
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
    if (choice.tab == Tab::battle && !desk.has_battle()) continue;
    if (choice.tab == Tab::mission && !desk.in_mission()) continue;
    if (choice.tab == Tab::ai && !desk.has_ai()) continue;
    if (!first) flow(button_width(choice.label));
    first = false;
    const bool table_settings = choice.tab == Tab::piece && desk.board.selected.empty();
    const char* words = table_settings ? "Table" : desk.in_battle() && choice.tab == Tab::piece ? "Ship" : choice.label;
    if (button(choice.name, words, "", {true, false, windows.places.tab == choice.tab})) {
      windows.places.tab = choice.tab;
      desk.advice.ask(windows.places.tab == Tab::ai);
    }
  }
  ImGui::Separator();
  begin_page("details", {0, 0});
  switch (windows.places.tab) {
    case Tab::battle:
      if (desk.in_battle() && desk.referee.on())
        draw_referee(desk, windows.referee, windows.places);
      else
        draw_battle(desk, windows.places);
      break;
    case Tab::mission:
      draw_mission(desk);
      break;
    case Tab::piece:
      draw_piece(desk, windows);
      break;
    case Tab::measure:
      draw_measure(desk, windows.arcs);
      break;
    case Tab::ai:
      draw_ai(desk, windows.dial, windows.places);
      break;
  }
  end_page();
  ImGui::End();
}

}  // namespace plotboard::panels

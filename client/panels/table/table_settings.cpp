// Nothing selected: the table itself, its rules in words, and the dialog for a table of one's own size.
#include "panels/table/table_settings.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

void area_field(desk::Desk& desk, FreeTableMemory& memory) {
  const state::Table& table = desk.table();
  heading("Play area");
  dim(number(table.area.width.mm(), 1) + " × " + number(table.area.height.mm(), 1) + " mm");
  bool first = true;
  for (const char* name : {"3x3", "5x3", "3x6", "6x3"}) {
    const std::string label = std::string(1, name[0]) + " × " + name[2] + " ft";
    if (!first) flow(button_width(label));
    first = false;
    const bool on = table.area.name == name;
    if (button(std::string("table/") + name, label, "", {true, false, on}) && !on) {
      desk.pieces.set_table(*state::area_named(name), table.ruleset, table.options);
    }
  }
  flow(button_width("Other"));
  if (button("table/free", "Other", "", {true, false, table.area.name == "free"})) {
    memory.width_mm = table.area.width.mm();
    memory.height_mm = table.area.height.mm();
    memory.open = true;
  }
  tip("A table of your own size.");
}

void rules_field(desk::Desk& desk) {
  const state::Table table = desk.table();
  const data::RuleSet* current = desk.catalog().ruleset(table.ruleset);
  heading("Rules");
  ImGui::SetNextItemWidth(-FLT_MIN);
  if (ImGui::BeginCombo("##rules", current != nullptr ? current->name.c_str() : table.ruleset.text().c_str())) {
    for (const auto& [id, set] : desk.catalog().rulesets) {
      if (ImGui::Selectable(set.name.c_str(), id == table.ruleset) || entered()) {
        desk.pieces.set_table(table.area, id, table.options);
      }
    }
    ImGui::EndCombo();
  }
  probe("table/ruleset");
  tip("Which rules this table goes by: the edition, and how the campaign's manual and others read what is open. A "
      "battle "
      "that has begun keeps its own.");
  state::Options options = table.options;
  if (check("table/guides", "Guides count while ships move", options.guides)) {
    desk.pieces.set_table(table.area, table.ruleset, options);
  }
  tip("The pegs at front and back of a base may bump. Off, where your bases have none; range and arcs never count "
      "them.");
  if (current == nullptr) return;
  gap();
  dim("What this rule set settles, and where it says so:");
  for (const Reading& reading : readings(*current)) {
    ImGui::Bullet();
    ImGui::SameLine();
    plain(reading.text);
    tip(reading.means);
    ImGui::Indent(space::nook());
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y * 0.6F);
    rule_link(reading.rule);
    ImGui::Unindent(space::nook());
  }
}

}  // namespace

void draw_table_settings(desk::Desk& desk, FreeTableMemory& memory) {
  const state::Table& table = desk.table();
  const auto key = [](desk::Intent intent) { return desk::info_of(intent).key; };
  if (table.pieces.empty()) {
    strong("An empty table");
    dim("Click a ship on the left, or drag it onto the board. " + key(desk::Intent::palette_search) +
        " goes to the search. Then drag pieces about, turn them with " + key(desk::Intent::turn_left) + " and " +
        key(desk::Intent::turn_right) + ", measure with " + key(desk::Intent::tool_measure) +
        (desk.has_ai() ? ", or let the AI fly with " + key(desk::Intent::ai_step) + "." : "."));
  } else {
    strong("Nothing selected");
    dim("Click a piece to see " + std::string(desk.in_battle() ? "it" : "and change it") + ", or press " +
        key(desk::Intent::select_next) + "." + (desk.has_ai() && !desk.in_battle() ? " " + desk.ai.whose_turn() : ""));
  }
  gap();
  area_field(desk, memory);
  rules_field(desk);
}

void draw_free_table(desk::Desk& desk, FreeTableMemory& memory) {
  if (!begin_dialog("A table of your own size", 26, memory.open)) return;
  dim("Play area in millimetres; 3 feet are 914.4.");
  number_field("free/width", "Width", memory.width_mm, 10, 1);
  number_field("free/height", "Depth", memory.height_mm, 10, 1);
  memory.width_mm = std::clamp(memory.width_mm, 300.0, 4000.0);
  memory.height_mm = std::clamp(memory.height_mm, 300.0, 4000.0);
  gap();
  const bool on_table = desk.screen == desk::Screen::table && desk.has_table();
  if (on_table) {
    if (button("free/change", "Change this table", "", {true, true})) {
      memory.open = false;
      desk.pieces.set_table({"free", base::um_from_mm(memory.width_mm), base::um_from_mm(memory.height_mm)},
                            desk.table().ruleset, desk.table().options);
    }
    flow(button_width("New table"));
  }
  if (button("free/new", "New table", "", {true, !on_table})) {
    memory.open = false;
    const double width = memory.width_mm;
    const double height = memory.height_mm;
    ask_first("Start a new table?", [&desk, width, height] { desk.new_free_table(width, height); });
  }
  flow(button_width("Cancel"));
  if (button("free/cancel", "Cancel")) memory.open = false;
  end_dialog(memory.open);
}

}  // namespace plotboard::panels

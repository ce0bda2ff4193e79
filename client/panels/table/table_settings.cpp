// Nothing selected: the table itself, its rules in words, and the dialog for a table of one's own size.
#include <algorithm>

#include "data/catalog.hpp"
#include "panels/kit/words.hpp"
#include "panels/ui.hpp"

namespace plotboard::panels {
namespace {

void area_field(desk::Desk& desk) {
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
    ui().free_width = table.area.width.mm();
    ui().free_height = table.area.height.mm();
    ui().free_open = true;
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
    ImGui::Indent(em() * 1.3F);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y * 0.6F);
    rule_link(reading.rule);
    ImGui::Unindent(em() * 1.3F);
  }
}

}  // namespace

void draw_table_settings(desk::Desk& desk) {
  const state::Table& table = desk.table();
  const auto key = [](desk::Intent intent) { return desk::info_of(intent).key; };
  if (table.pieces.empty()) {
    strong("An empty table");
    dim("Click a ship on the left, or drag it onto the board. " + key(desk::Intent::palette_search) +
        " goes to the search. Then drag pieces about, turn them with " + key(desk::Intent::turn_left) + " and " +
        key(desk::Intent::turn_right) + ", measure with " + key(desk::Intent::tool_measure) +
        (ai_wanted(desk) ? ", or let the AI fly with " + key(desk::Intent::ai_step) + "." : "."));
  } else {
    strong("Nothing selected");
    dim("Click a piece to see " + std::string(desk.in_battle() ? "it" : "and change it") + ", or press " +
        key(desk::Intent::select_next) + "." +
        (ai_wanted(desk) && !desk.in_battle() ? " " + desk.ai.whose_turn() : ""));
  }
  gap();
  area_field(desk);
  rules_field(desk);
}

void draw_free_table(desk::Desk& desk) {
  Ui& u = ui();
  if (!begin_dialog("A table of your own size", 26, u.free_open)) return;
  dim("Play area in millimetres; 3 feet are 914.4.");
  number_field("free/width", "Width", u.free_width, 10, 1);
  number_field("free/height", "Depth", u.free_height, 10, 1);
  u.free_width = std::clamp(u.free_width, 300.0, 4000.0);
  u.free_height = std::clamp(u.free_height, 300.0, 4000.0);
  gap();
  const bool on_table = desk.screen == desk::Screen::table && desk.has_table();
  if (on_table) {
    if (button("free/change", "Change this table", "", {true, true})) {
      u.free_open = false;
      desk.pieces.set_table({"free", base::um_from_mm(u.free_width), base::um_from_mm(u.free_height)},
                            desk.table().ruleset, desk.table().options);
    }
    flow(button_width("New table"));
  }
  if (button("free/new", "New table", "", {true, !on_table})) {
    u.free_open = false;
    const double width = u.free_width;
    const double height = u.free_height;
    ask_first(desk, "Start a new table?", [&desk, width, height] { desk.new_free_table(width, height); });
  }
  flow(button_width("Cancel"));
  if (button("free/cancel", "Cancel")) u.free_open = false;
  end_dialog(u.free_open);
}

}  // namespace plotboard::panels

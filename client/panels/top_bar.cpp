// The bar above the board: menus, tools, undo, whose turn it is, the AI's keys.
#include "panels/top_bar.hpp"

#include <algorithm>
#include <cmath>

#include "panels/battle/battle_bar.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/layout.hpp"
#include "panels/lesson.hpp"
#include "panels/table/dial.hpp"
#include "panels/windows.hpp"
#include "rules/play/score.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kNarrowWindowEm = 30, kLowTopBarEm = 24;

using desk::Intent;

void item(desk::Desk& desk, Intent intent, const char* label = nullptr, bool on = false) {
  const desk::IntentInfo& info = desk::info_of(intent);
  const bool enabled = desk.can(intent);
  const std::string words = label != nullptr ? label : info.name;
  if (ImGui::MenuItem(words.c_str(), info.key.c_str(), on, enabled) || (enabled && entered())) {
    ImGui::CloseCurrentPopup();
    act(intent);
  }
  probe("menu/" + words);
  tip(info.help);
}

bool own_item(const char* label, bool on = false, bool enabled = true) {
  const bool chosen = ImGui::MenuItem(label, nullptr, on, enabled) || (enabled && entered());
  probe(std::string("menu/") + label);
  if (chosen) ImGui::CloseCurrentPopup();
  return chosen;
}

void file_menu(desk::Desk& desk, Windows& windows) {
  item(desk, Intent::new_battle, "New battle…");
  const auto fresh = [&desk](const char* area) {
    ask_first("Start a new table?", [&desk, area] { desk.new_table(area); });
  };
  if (own_item("New 3 × 3 ft")) fresh("3x3");
  if (own_item("New 5 × 3 ft")) fresh("5x3");
  if (own_item("New 3 × 6 ft")) fresh("3x6");
  if (own_item("New, free size…")) windows.free_table.open = true;
  ImGui::Separator();
  item(desk, Intent::open, "Open…");
  item(desk, Intent::save);
  item(desk, Intent::save_as, "Save as…");
  ImGui::Separator();
  item(desk, Intent::export_png, "Export a picture…");
  item(desk, Intent::export_text, "Export a text report…");
  item(desk, Intent::export_log, "Export the battle log…");
  ImGui::Separator();
  if (own_item("Play mat picture…")) desk.files.ask(desk::FileQuestion::mat_picture);
  if (own_item("Remove the mat picture", false, !desk.settings.mat_file.empty())) desk.files.remove_mat();
  ImGui::Separator();
  if (own_item("Settings…")) windows.settings.open = true;
  if (desk.campaigns.on_show().is_open() && own_item("Back to the campaign")) desk.show_campaign();
  item(desk, Intent::start_screen);
  if (own_item("Leave Plotboard")) request_quit();
}

void edit_menu(desk::Desk& desk, Windows&) {
  item(desk, Intent::undo);
  item(desk, Intent::redo);
  item(desk, Intent::undo_turn);
  item(desk, Intent::play_log);
  const auto& log = desk.session().log();
  const std::size_t steps = log.size() - desk.session().floor();
  if (ImGui::BeginMenu("Go back to", steps > 0)) {
    const std::size_t shown = std::min<std::size_t>(steps, 20);
    for (std::size_t i = log.size(); i > log.size() - shown; --i) {
      const WithId id(static_cast<int>(i));
      if (ImGui::MenuItem(("before: " + desk.said(battle::words_of(log[i - 1]))).c_str()) || entered()) {
        desk.log.undo_to(i - 1);
        break;
      }
    }
    ImGui::EndMenu();
  }
  ImGui::Separator();
  item(desk, Intent::select_all);
  item(desk, Intent::clear_selection, "Clear the selection");
  item(desk, Intent::select_next);
  item(desk, Intent::select_previous);
  ImGui::Separator();
  item(desk, Intent::turn_left);
  item(desk, Intent::turn_right);
  item(desk, Intent::mirror_obstacle);
  item(desk, Intent::remove_selected);
}

void view_menu(desk::Desk& desk, Windows&) {
  desk::Settings& s = desk.settings;
  item(desk, Intent::fit_board);
  item(desk, Intent::true_scale);
  item(desk, Intent::zoom_in);
  item(desk, Intent::zoom_out);
  ImGui::Separator();
  item(desk, Intent::toggle_grid, nullptr, s.grid);
  item(desk, Intent::toggle_names, nullptr, s.names);
  item(desk, Intent::toggle_arcs, nullptr, s.all_front_arcs || !desk.board.arcs_of.empty());
  if (own_item("Silhouettes", s.silhouettes)) s.silhouettes = !s.silhouettes;
  if (own_item("Guides of bases", s.guides)) s.guides = !s.guides;
  ImGui::Separator();
  item(desk, Intent::text_larger);
  item(desk, Intent::text_smaller);
  item(desk, Intent::next_theme);
  item(desk, Intent::table_mode, nullptr, desk.table_mode);
  item(desk, Intent::second_screen, nullptr, desk.second_screen);
}

void table_menu(desk::Desk& desk, Windows& windows) {
  if (own_item("Area and rules…")) {
    desk.act(Intent::clear_selection);
    windows.places.tab = Tab::piece;
    windows.places.right_over = true;
  }
  if (desk.in_battle()) {
    if (own_item("Correct the table by hand", desk.battle.by_hand)) desk.battle.correct_by_hand(!desk.battle.by_hand);
    tip("Pieces stand where the rules put them. While this is on, hands may move and change them at any moment.");
    const bool runs = desk.battle.expected().kind != desk::Expect::over;
    if (rules::score_of(desk.catalog(), desk.table())) {
      const bool last = rules::is_at_limit(desk.table());
      if (own_item("Time is up: end after this round", last, runs && !desk.table().play.choice)) {
        desk.battle.limit_rounds(last ? 0 : desk.table().round);
      }
      tip("The running round is finished, then the points of destroyed ships decide.");
    }
    if (own_item("Give up…", false, runs && !desk.table().play.choice)) windows.give_up.side = desk.seats.seat;
  } else if (own_item("Start a battle from this table")) {
    desk.battle.start();
  }
  item(desk, Intent::mirror_table, "Your own table…", desk.mirror.open);
  ImGui::Separator();
  item(desk, Intent::toggle_plastic, nullptr, desk.settings.plastic);
  item(desk, Intent::dial);
  ImGui::Separator();
  item(desk, Intent::ai_step);
  item(desk, Intent::ai_phase);
  item(desk, Intent::ai_stop);
  item(desk, Intent::ai_reroll);
  item(desk, Intent::skip_ship);
  item(desk, Intent::next_round);
}

void help_menu(desk::Desk& desk, Windows& windows) {
  item(desk, Intent::help, "Keys and help");
  for (const desk::Lesson which : {desk::Lesson::battle, desk::Lesson::mission}) {
    const bool round = which == desk::Lesson::battle;
    if (own_item(round ? "Tour: a first round" : "Tour: a first mission", desk.guided.lesson == which))
      begin_lesson(desk, which);
  }
  if (desk.guided.lesson != desk::Lesson::none && own_item("Leave the tour")) desk.leave_lesson();
  if (own_item("Hints for a bare table", false, !desk.has_battle())) desk.start_tour();
  if (own_item("Words of the game")) {
    windows.help.page = 2;
    desk.show_help(true);
  }
}

using MenuBody = void (*)(desk::Desk&, Windows&);

void menu(const char* name, const char* label, desk::Desk& desk, Windows& windows, MenuBody body) {
  if (button(std::string("top/") + name, label)) ImGui::OpenPopup(name);
  const ImVec2 low = ImGui::GetItemRectMin();
  const ImVec2 high = ImGui::GetItemRectMax();
  ImGui::SetNextWindowPos({low.x, high.y + 2});
  ImGui::SetNextWindowSizeConstraints({0, 0}, {window_width(), window_height() - high.y - 4});
  if (ImGui::BeginPopup(name)) {
    body(desk, windows);
    ImGui::EndPopup();
  }
}

void tool(desk::Desk& desk, Intent intent, desk::Tool which, const char* name, const char* label) {
  Look look;
  look.on = desk.board.tool == which;
  intent_button(desk, intent, name, label, look);
}

float width_of(const char* label, Intent intent) { return button_width(label, desk::info_of(intent).key); }

void separator_here() {
  ImGui::SameLine();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float h = ImGui::GetFrameHeight();
  ImGui::GetWindowDrawList()->AddLine({at.x, at.y + h * 0.15F}, {at.x, at.y + h * 0.85F},
                                      ImGui::GetColorU32(ImGuiCol_Border), line_width());
  ImGui::Dummy({1, h});
}

// The panels that stand over the board in a narrow window.
void panel_switches(desk::Desk& desk, Windows& windows) {
  if (desk.mirror.open) return;  // it stands in their place
  if (windows.places.palette.width() <= 0 || windows.places.palette_over) {
    const char* words = desk.in_battle() ? "Log" : "Pieces";
    flow(button_width(words));
    if (button("top/pieces", words, "", {true, false, windows.places.palette_over})) {
      windows.places.palette_over = !windows.places.palette_over;
      windows.places.right_over = windows.places.right_over && !windows.places.palette_over;
      if (windows.places.palette_over && dial_wanted(desk, windows.dial) && !dial_leaves_log())
        close_dial(desk, windows.dial);
    }
  }
  if (windows.places.right.width() <= 0 || windows.places.right_over) {
    flow(button_width("Details"));
    if (button("top/details", "Details", "", {true, false, windows.places.right_over})) {
      windows.places.right_over = !windows.places.right_over;
      windows.places.palette_over = windows.places.palette_over && !windows.places.right_over;
    }
  }
}

void round_and_ai(desk::Desk& desk) {
  // Round and AI: at the right edge when they fit.
  const std::string next = desk.ai.next();
  const std::string step_words = "Step AI";
  const std::string round =
      "Round " + std::to_string(desk.table().round) + (next.empty() ? std::string() : "  ·  next " + next);
  const auto& pieces = desk.table().pieces;
  const bool round_over = next.empty() && desk.can(Intent::next_round) &&
                          std::any_of(pieces.begin(), pieces.end(), [](const state::Piece& p) { return p.moved; });
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const bool has_ai = desk.has_ai();
  const float step = width_of(step_words.c_str(), Intent::ai_step);
  const float run = width_of("Run phase", Intent::ai_phase);
  const float stop = width_of("Stop", Intent::ai_stop);
  const float over = width_of("Next round", Intent::next_round);
  const float group =
      ImGui::CalcTextSize(round.c_str()).x + over + space * 2 + (has_ai ? step + run + stop + space * 3 : 0);
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  if (free >= group)
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - group);
  else
    ImGui::NewLine();
  ImGui::AlignTextToFramePadding();
  {
    const WithFont bold(fonts().bold);
    ImGui::TextUnformatted(round.c_str());
  }
  if (has_ai) tip(desk.ai.whose_turn());
  flow(over);
  Look look;
  look.primary = round_over;
  intent_button(desk, Intent::next_round, "top/next-round", "Next round", look);
  if (!has_ai) return;
  flow(step);
  look.primary = !round_over && !next.empty() && !desk.ai.running();
  intent_button(desk, Intent::ai_step, "top/step", step_words, look);
  flow(run);
  look.primary = false;
  intent_button(desk, Intent::ai_phase, "top/run", "Run phase", look);
  flow(stop);
  look.primary = desk.ai.running();
  intent_button(desk, Intent::ai_stop, "top/stop", "Stop", look);
}

void wide_bar(desk::Desk& desk, Windows& windows) {
  menu("file", "File", desk, windows, file_menu);
  flow(button_width("Edit"));
  menu("edit", "Edit", desk, windows, edit_menu);
  flow(button_width("View"));
  menu("view", "View", desk, windows, view_menu);
  flow(button_width("Table"));
  menu("table", "Table", desk, windows, table_menu);
  flow(button_width("Help"));
  menu("help", "Help", desk, windows, help_menu);

  separator_here();
  flow(width_of("Select", Intent::tool_select));
  tool(desk, Intent::tool_select, desk::Tool::select, "top/select", "Select");
  flow(width_of("Measure", Intent::tool_measure));
  tool(desk, Intent::tool_measure, desk::Tool::measure, "top/measure", "Measure");
  flow(width_of("Arc", Intent::tool_arc));
  tool(desk, Intent::tool_arc, desk::Tool::arc, "top/arc", "Arc");

  separator_here();
  const float side = ImGui::GetFrameHeight();
  flow(side);
  const bool can_undo = desk.can(Intent::undo);
  const auto& done = desk.session().log();
  const std::string undone = can_undo && !done.empty() ? ": " + desk.said(battle::words_of(done.back())) : "";
  if (mark_button("top/undo", Mark::undo, "Undo" + undone + "  (" + desk::info_of(Intent::undo).key + ")", can_undo)) {
    act(Intent::undo);
  }
  flow(side);
  const bool can_redo = desk.can(Intent::redo);
  const auto& ahead = desk.session().undone();
  const std::string again = can_redo && !ahead.empty() ? ": " + desk.said(battle::words_of(ahead.back())) : "";
  if (mark_button("top/redo", Mark::redo, "Redo" + again + "  (" + desk::info_of(Intent::redo).key + ")", can_redo)) {
    act(Intent::redo);
  }
  panel_switches(desk, windows);
  if (!desk.has_battle()) round_and_ai(desk);
}

// Large text in a small window: everything behind one button, and the step that is wanted most.
void narrow_bar(desk::Desk& desk, Windows& windows) {
  menu("menu", "Menu", desk, windows, [](desk::Desk& d, Windows& all) {
    // ImGui closes the part alone, and the pointer that still lies on its name opens it again.
    if (escapes(Escape::popup)) return ImGui::CloseCurrentPopup();
    const auto part = [&d, &all](const char* label, MenuBody body) {
      if (!ImGui::BeginMenu(label)) return;
      body(d, all);
      ImGui::EndMenu();
    };
    part("File", file_menu);
    part("Edit", edit_menu);
    part("View", view_menu);
    part("Table", table_menu);
    part("Tools", [](desk::Desk& tools, Windows&) {
      item(tools, Intent::tool_select, nullptr, tools.board.tool == desk::Tool::select);
      item(tools, Intent::tool_measure, nullptr, tools.board.tool == desk::Tool::measure);
      item(tools, Intent::tool_arc, nullptr, tools.board.tool == desk::Tool::arc);
    });
    part("Help", help_menu);
  });
  panel_switches(desk, windows);
  if (compact() && desk.in_battle()) draw_battle_switches(desk);
  if (desk.has_battle() || !desk.has_ai()) return;
  const std::string key = desk::info_of(Intent::ai_step).key;
  flow(button_width("Step AI", key));
  intent_button(desk, Intent::ai_step, "top/step", "Step AI", {true, true});
}

}  // namespace

void draw_top_bar(desk::Desk& desk, Windows& windows) {
  const float w = window_width(), h = window_height();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSizeConstraints({w, 0}, {w, h * 0.45F});
  ImGui::SetNextWindowSize({w, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(theme().panel, 0));  // the app's ground shows (panels.hpp)
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      {std::floor(space::half()), std::floor(em() * (compact() ? 0.15F : 0.35F))});
  const bool visible = ImGui::Begin("Top", nullptr,
                                    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoCollapse);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
  if (visible) {
    if (w < em() * kNarrowWindowEm || h < em() * kLowTopBarEm)
      narrow_bar(desk, windows);
    else
      wide_bar(desk, windows);
  }
  const float height = ImGui::GetWindowHeight();
  ImGui::End();
  windows.places.top_bar = {0, 0, w, std::min(height, h * 0.45F)};
}

}  // namespace plotboard::panels

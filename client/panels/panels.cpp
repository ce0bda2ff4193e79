#include "panels/panels.hpp"

#include <algorithm>

#include "panels/ui.hpp"

namespace plotboard::panels {
namespace {

// Window widths, in ems, from which the side panels stand beside the board; below, they open over it.
constexpr float kWideEm = 70;
constexpr float kMiddleEm = 46;
constexpr float kPaletteEm = 15;
constexpr float kRightEm = 22;

// Brings the tab forward that has news.
void follow(desk::Desk& desk) {
  Ui& u = ui();
  const std::string measured = desk.tool == desk::Tool::select ? ""
                                                               : desk.measure_from + "|" + desk.measure_to + "|" +
                                                                     std::to_string(static_cast<int>(desk.tool));
  const std::string decided = desk.ai.decision ? desk.ai.ship + (desk.ai.flown ? "!" : "?") : "";
  if (u.seen_selected != desk.selected && !desk.selected.empty() && desk.tool == desk::Tool::select &&
      !desk.ai.running) {
    u.tab = Tab::piece;
  }
  if (measured != u.seen_measure && !measured.empty()) u.tab = Tab::measure;
  if (decided != u.seen_ai && !decided.empty()) u.tab = Tab::ai;
  u.seen_selected = desk.selected;
  u.seen_measure = measured;
  u.seen_ai = decided;
}

void lay_out(const Frame& frame) {
  Ui& u = ui();
  const auto w = static_cast<float>(frame.width_px);
  const auto h = static_cast<float>(frame.height_px);
  const float top = std::min(u.top_bar.bottom, h * 0.45F);
  const float palette_width = std::min(kPaletteEm * em(), w * 0.9F);
  const float right_width = std::min(kRightEm * em(), w * 0.9F);
  const bool wide = w >= kWideEm * em();
  const bool middle = w >= kMiddleEm * em();
  u.palette = u.right = {};
  u.board = {0, top, w, h};
  if (wide || u.palette_over) u.palette = {0, top, palette_width, h};
  if (middle || u.right_over) u.right = {w - right_width, top, w, h};
  if (wide) u.board.left = u.palette.right;
  if (middle) u.board.right = u.right.left;
}

}  // namespace

Ui& ui() {
  static Ui kept;
  return kept;
}

void forget() { ui() = Ui(); }

Layout draw(desk::Desk& desk, const Frame& frame) {
  Ui& u = ui();
  u.frame = frame;
  use_theme(scene::theme_named(desk.settings.theme));
  clear_probe();
  const auto w = static_cast<float>(frame.width_px);
  const auto h = static_cast<float>(frame.height_px);
  if (desk.screen == desk::Screen::start || !desk.has_table()) {
    u.board = {0, 0, w, h};
    u.top_bar = u.palette = u.right = {};
    draw_start(desk);
  } else if (desk.table_mode) {
    u.top_bar = u.palette = u.right = {};
    u.board = draw_table_mode(desk);
  } else {
    follow(desk);
    draw_top_bar(desk);
    lay_out(frame);
    if (u.palette.width() > 0) draw_palette(desk);
    if (u.right.width() > 0) draw_right(desk);
    draw_dial(desk);
    draw_carried(desk);
  }
  // One dialog at a time: what asks for an answer comes first.
  if (!u.question.empty())
    draw_question(desk);
  else if (desk.file_question != desk::FileQuestion::none)
    draw_files(desk);
  else if (!u.rule.empty())
    draw_rule_text(desk);
  else if (u.free_open)
    draw_free_table(desk);
  else if (u.settings_open)
    draw_settings(desk);
  else
    draw_help(desk);
  finish_question(desk);
  draw_calibration(desk);
  draw_tour(desk);
  draw_messages(desk);
  return {u.board.left, u.board.top, std::max(u.board.right, u.board.left + 1),
          std::max(u.board.bottom, u.board.top + 1)};
}

bool dialog_open(const desk::Desk& desk) {
  const Ui& u = ui();
  return !u.question.empty() || desk.file_question != desk::FileQuestion::none || !u.rule.empty() || u.free_open ||
         u.settings_open || desk.help_open || desk.calibrating;
}

bool keys_taken(const desk::Desk& desk) {
  return desk.screen == desk::Screen::start || !desk.has_table() || dialog_open(desk) || desk.tour_step >= 0 ||
         (desk.dial_open && desk.only_selected() != nullptr && !desk.table_mode) || ui().overriding ||
         ImGui::GetIO().WantTextInput || (ImGui::GetIO().NavVisible && ImGui::GetIO().NavActive);
}

void ask_first(desk::Desk& desk, const std::string& words, std::function<void()> then) {
  if (desk.has_table() && desk.unsaved()) {
    ui().question = words;
    ui().after_question = std::move(then);
  } else {
    then();
  }
}

void act(desk::Desk& desk, desk::Intent intent) {
  if (!desk.can(intent)) return;
  const auto go = [&desk, intent] { desk.act(intent); };
  if (intent == desk::Intent::new_table) return ask_first(desk, "Start a new table?", go);
  if (intent == desk::Intent::open) return ask_first(desk, "Open another table?", go);
  go();
}

void request_quit(desk::Desk& desk) {
  ask_first(desk, "Leave Plotboard?", [&desk] { desk.quit = true; });
}

}  // namespace plotboard::panels

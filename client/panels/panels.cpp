#include "panels/campaigns.hpp"
#include "panels/panels.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "panels/alpha/campaign_parts.hpp"
#include "panels/ui.hpp"

namespace plotboard::panels {
namespace {

// Window widths, in ems, from which the side panels stand beside the board; below, they open over it.
constexpr float kWideEm = 70;
constexpr float kMiddleEm = 46;
constexpr float kPaletteEm = 14.5F;
constexpr float kLogEm = 16;
constexpr float kRightEm = 21;
constexpr float kLeastBoard = 0.4F;  // of the window's width, that a log opened over the board has to leave free
constexpr float kMirrorEm = 34;      // of the mirror, in the palette's place; at most this share of the window
constexpr float kMirrorShare = 0.6F;

// Whose the keyboard is. ImGui's own navigation is on only where the keys are the panels', so that arrows never move a
// piece and a focus frame at once. Ctrl+Tab and the palette's search go to the panels; Escape or a click on the board
// comes back.
void route_keyboard(const desk::Desk& desk) {
  Ui& u = ui();
  ImGuiIO& io = ImGui::GetIO();
  const bool on_table = desk.screen == desk::Screen::table && desk.has_table() && !desk.table_mode;
  const bool was = u.keyboard_here;
  if (!on_table) u.keyboard_here = false;
  if (on_table && io.KeyCtrl && pressed(ImGuiKey_Tab) && !u.keyboard_here) {
    u.keyboard_here = true;
    ImGui::SetWindowFocus(u.right.width() > 0 ? "Details" : "Top");
  }
  if (desk.focus_search || desk.focus_fleet) u.keyboard_here = on_table;
  const bool popup = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
  if (was && !popup && !io.WantTextInput && pressed(ImGuiKey_Escape)) u.keyboard_here = false;
  if (was && io.MouseClicked[0] && !io.WantCaptureMouse) u.keyboard_here = false;
  if (was && !u.keyboard_here) ImGui::SetWindowFocus(nullptr);
  ImGuiContext& context = *ImGui::GetCurrentContext();
  if (u.keyboard_here && !was) context.NavDisableHighlight = false;
  if (!on_table || u.keyboard_here || popup || dialog_open(desk) || desk.mirror.open) {
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  } else {
    io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
    context.NavDisableHighlight = true;
    // A window in focus would take Tab even so.
    if (context.ActiveId == 0 && context.NavWindow != nullptr) ImGui::FocusWindow(nullptr);
  }
}

// Brings the tab forward that has news.
void follow(desk::Desk& desk) {
  Ui& u = ui();
  const std::string measured = desk.board.tool == desk::Tool::select
                                   ? ""
                                   : desk.board.measure_from + "|" + desk.board.measure_to + "|" +
                                         std::to_string(static_cast<int>(desk.board.tool));
  const std::string decided = desk.advice.decision ? desk.advice.ship + (desk.advice.flown ? "!" : "?") : "";
  if (u.seen_selected != desk.board.selected && !desk.board.selected.empty() && desk.board.tool == desk::Tool::select &&
      !desk.ai.running()) {
    u.tab = Tab::piece;
  }
  if (measured != u.seen_measure && !measured.empty()) u.tab = Tab::measure;
  if (decided != u.seen_ai && !decided.empty()) u.tab = Tab::ai;
  if (battle_bar_wanted(desk)) {
    const desk::Expected& now = desk.battle.expected();
    const bool shows_reasons = desk.advice.of_entry || desk.advice.open();
    const std::string expected = std::to_string(static_cast<int>(now.kind)) + now.words;
    if (expected != u.seen_expected) {
      if (!shows_reasons) u.tab = Tab::battle;
      // In a narrow window the answers come over the board, and go when they are given.
      const bool asks = now.kind == desk::Expect::choice || now.kind == desk::Expect::dice;
      if (static_cast<float>(u.frame.width_px) < kMiddleEm * em()) u.right_over = asks;
      if (u.right_over) u.palette_over = false;
    }
    u.seen_expected = expected;
  } else if (u.tab == Tab::battle || (u.tab == Tab::mission && !mission_tab_wanted(desk))) {
    u.tab = Tab::piece;
  }
  if (u.tab == Tab::ai && !ai_wanted(desk)) u.tab = battle_bar_wanted(desk) ? Tab::battle : Tab::piece;
  if (u.tab != Tab::ai) desk.advice.asked = false;
  u.seen_selected = desk.board.selected;
  u.seen_measure = measured;
  u.seen_ai = decided;
}

// Above the log where that stands, else over the board and what is beside it.
void lay_out_fleet(const desk::Desk& desk, float top) {
  Ui& u = ui();
  u.fleet = {};
  if (!fleet_wanted(desk)) return;
  u.fleet_line = u.palette.width() <= 0;
  if (u.fleet_line) {
    const float width = std::max(u.board.right, u.right.right);
    const float height = fleet_height(desk, width, 0, true);
    constexpr float kLeastOfWindow = 0.36F;  // for the board: without it the line of ships would be of no use
    if (u.board.bottom - top - height < static_cast<float>(u.frame.height_px) * kLeastOfWindow) return;
    u.fleet = {0, top, width, top + height};
    u.board.top = u.fleet.bottom;
    if (u.right.width() > 0) u.right.top = u.fleet.bottom;
  } else {
    const float height = fleet_height(desk, u.palette.width(), u.palette.height(), false);
    u.fleet = {u.palette.left, top, u.palette.right, top + height};
    u.palette.top = u.fleet.bottom;
  }
}

// The last shot is seen before the result.
bool shows_result(const desk::Desk& desk) { return desk.battle.result_open && desk.in_battle() && !desk.playback.on(); }

void lay_out(const desk::Desk& desk, const Frame& frame) {
  Ui& u = ui();
  const auto w = static_cast<float>(frame.width_px);
  const auto h = static_cast<float>(frame.height_px);
  const float top = std::min(std::max(u.top_bar.bottom, u.battle_bar.bottom), h * 0.6F);
  const float palette_width = std::min((desk.in_battle() ? kLogEm : kPaletteEm) * em(), w * 0.9F);
  const float right_width = std::min(kRightEm * em(), w * 0.9F);
  const bool wide = w >= kWideEm * em();
  const bool middle = w >= kMiddleEm * em();
  u.palette = u.right = u.fleet = {};
  u.board = {0, top, w, h};
  // The log gives way to a dial where both would leave too little of the board.
  if (dial_wanted(desk) && !dial_leaves_log()) u.palette_over = false;
  if (wide || u.palette_over) u.palette = {0, top, palette_width, h};
  // A dial stands beside the board as long as there is room for both: its ship has to be seen.
  constexpr float kLeastBoardEm = 9;
  const bool both = w - right_width > kLeastBoardEm * em();
  const bool docks = both && dial_wanted(desk);
  if (middle || u.right_over || docks) u.right = {w - right_width, top, w, h};
  if (wide) u.board.left = u.palette.right;
  if (desk.mirror.open) {
    u.right = {};
    u.palette = {0, top, std::min(kMirrorEm * em(), w * kMirrorShare), h};
    u.board.left = u.palette.right;
    u.palette.bottom -= messages_room(desk);
    return;
  }
  if (middle || docks || (desk.in_battle() && both && u.right.width() > 0)) u.board.right = u.right.left;
  if (u.palette_over && u.board.right - u.palette.right >= w * kLeastBoard) u.board.left = u.palette.right;
  u.palette.bottom -= messages_room(desk);  // they hide nothing there
  lay_out_fleet(desk, top);
}

}  // namespace

Ui& ui() {
  static Ui kept;
  return kept;
}

bool compact() {
  const auto w = static_cast<float>(ui().frame.width_px), h = static_cast<float>(ui().frame.height_px);
  return h > em() * 18 && h < em() * 24 && w >= em() * 30;
}

bool dial_leaves_log() {
  const auto w = static_cast<float>(ui().frame.width_px);
  return w >= kWideEm * em() || w - (kLogEm + kRightEm) * em() >= w * kLeastBoard;
}

void forget() {
  ui() = Ui();
  forget_keys();
}

bool take_click() { return std::exchange(ui().clicked, false); }

Layout draw(desk::Desk& desk, const Frame& frame) {
  Ui& u = ui();
  u.frame = frame;
  u.catalog = &desk.catalog();
  use_theme(scene::theme_named(desk.settings.theme));
  clear_probe();
  route_keyboard(desk);
  look_for_lesson(desk);
  referee_keys(desk);
  const auto w = static_cast<float>(frame.width_px);
  const auto h = static_cast<float>(frame.height_px);
  const bool on_new = desk.screen == desk::Screen::new_battle || desk.screen == desk::Screen::missions;
  const bool on_briefing = desk.screen == desk::Screen::briefing;
  const bool on_campaign = desk.screen == desk::Screen::campaign;
  const bool on_start =
      !on_new && !on_briefing && !on_campaign && (desk.screen == desk::Screen::start || !desk.has_table());
  if (on_briefing) {
    u.top_bar = u.battle_bar = u.palette = u.right = {};
    draw_briefing(desk);
  } else if (on_campaign) {
    u.board = {0, 0, w, h};
    u.top_bar = u.battle_bar = u.palette = u.right = {};
    panels_of_campaign(desk.campaigns.kind_on_show()).page(desk);
  } else if (on_start) {
    u.board = {0, 0, w, h};
    u.top_bar = u.battle_bar = u.palette = u.right = {};
    draw_start(desk);
  } else if (on_new) {
    u.board = {0, 0, w, h};
    u.top_bar = u.battle_bar = u.palette = u.right = {};
    if (desk.screen == desk::Screen::missions)
      draw_missions(desk);
    else
      draw_new_battle(desk);
  } else if (desk.table_mode) {
    u.top_bar = u.battle_bar = u.palette = u.right = {};
    u.board = draw_table_mode(desk, true);
  } else {
    follow(desk);
    draw_top_bar(desk);
    draw_battle_bar(desk);
    lay_out(desk, frame);
    const bool mirrors = desk.mirror.open;
    if (mirrors) draw_mirror(desk);
    draw_fleet(desk);
    if (u.palette.width() > 0 && desk.in_battle() && !mirrors) draw_log_panel(desk);
    if (u.palette.width() > 0 && !desk.in_battle() && !mirrors) draw_palette(desk);
    if (u.right.width() > 0) draw_right(desk);
    draw_dial(desk);
    draw_carried(desk);
    draw_cover(desk);
  }
  // One dialog at a time: what asks for an answer comes first.
  if (!u.question.empty())
    draw_question(desk);
  else if (desk.files.question != desk::FileQuestion::none)
    draw_files(desk);
  else if (!u.rule.empty())
    draw_rule_text(desk);
  else if (u.free_open)
    draw_free_table(desk);
  else if (u.settings_open)
    draw_settings(desk);
  else if (u.real_table_open)
    draw_real_table(desk);
  else if (on_campaign && desk.campaigns.on_show().has_card_open())
    panels_of_campaign(desk.campaigns.kind_on_show()).card(desk);
  else if (u.give_up != state::Side::none)
    draw_give_up(desk);
  else if (!u.retire.empty())
    draw_retire(desk);
  else if (shows_result(desk) && !desk.table().progress.outcome.empty())
    draw_report(desk);
  else if (shows_result(desk))
    draw_result(desk);
  else
    draw_help(desk);
  finish_question(desk);
  draw_calibration(desk);
  draw_tour(desk);
  draw_lesson(desk);
  draw_messages(desk);
  finish_keys();
  const auto px = [](float value) { return static_cast<double>(value); };
  return {px(u.board.left), px(u.board.top), px(std::max(u.board.right, u.board.left + 1)),
          px(std::max(u.board.bottom, u.board.top + 1)),
          on_start || on_new || on_briefing || on_campaign ? theme().space : theme().panel};
}

Layout draw_second_screen(desk::Desk& desk, const Frame& frame) {
  Ui& u = ui();
  const Frame first = u.frame;
  u.frame = frame;
  u.catalog = &desk.catalog();
  const auto w = static_cast<float>(frame.width_px), h = static_cast<float>(frame.height_px);
  Rect board{0, 0, w, h};
  const bool shows_table = desk.screen == desk::Screen::table && desk.has_table();
  if (shows_table && desk.referee.on()) board = draw_table_mode(desk, false);
  if (!shows_table) draw_waiting();
  u.frame = first;
  const auto px = [](float value) { return static_cast<double>(value); };
  return {px(board.left), px(board.top), px(board.right), px(board.bottom),
          shows_table ? theme().panel : theme().space};
}

bool dialog_open(const desk::Desk& desk) {
  const Ui& u = ui();
  return !u.question.empty() || desk.files.question != desk::FileQuestion::none || !u.rule.empty() || u.free_open ||
         u.settings_open || u.real_table_open || u.give_up != state::Side::none || !u.retire.empty() ||
         desk.help_open || desk.calibrating ||
         (desk.screen == desk::Screen::campaign && desk.campaigns.on_show().has_card_open()) || shows_result(desk);
}

namespace {

bool all_keys_taken(const desk::Desk& desk) {
  const bool mirrors = desk.mirror.open && !desk.table_mode;
  return desk.screen != desk::Screen::table || !desk.has_table() || dialog_open(desk) || ui().keyboard_here ||
         mirrors || ImGui::GetIO().WantTextInput;
}
bool dial_has_keys() { return ui().dial_shown; }
bool tour_has_keys(const desk::Desk& desk) { return tour_wanted(desk); }
// Who settles a dispute means its fields by Enter, and nothing flies.
bool measures(const desk::Desk& desk) { return ui().tab == Tab::measure && !desk.in_battle(); }
bool next_has_enter(const desk::Desk& desk, desk::Intent intent) {
  return intent == desk::Intent::ai_phase && lesson_has_keys(desk);
}

}  // namespace

bool keys_taken(const desk::Desk& desk, desk::Intent intent) {
  using desk::Intent;
  if (intent == Intent::help && !ImGui::GetIO().WantTextInput && (desk.help_open || !dialog_open(desk))) return false;
  if (all_keys_taken(desk)) return true;
  // Behind the screen between two people only the key that takes it away works.
  if (desk.seats.covered) return intent != Intent::ai_step;
  switch (intent) {
    case Intent::nudge_left:
    case Intent::nudge_right:
    case Intent::nudge_left_far:
    case Intent::nudge_right_far:
    case Intent::nudge_up_far:
    case Intent::nudge_down_far:
      return dial_has_keys();
    case Intent::nudge_up:
    case Intent::nudge_down:
      return dial_has_keys() || referee_has_arrows(desk);
    case Intent::ai_phase:  // Enter
      if (measures(desk)) return true;
      [[fallthrough]];
    case Intent::clear_selection:  // Escape
      return dial_has_keys() || !ui().answer_pointed.empty() || tour_has_keys(desk) || next_has_enter(desk, intent);
    default:
      return false;
  }
}

void ask_first(desk::Desk& desk, const std::string& words, std::function<void()> then) {
  if (!desk.files.at_risk().empty()) {
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
  const bool begins = intent == desk::Intent::lesson && desk.guided.lesson == desk::Lesson::none;
  if (begins) return ask_first(desk, "Begin the tour?", go);
  go();
}

void request_quit(desk::Desk& desk) {
  ask_first(desk, "Leave Plotboard?", [&desk] { desk.quit = true; });
}

}  // namespace plotboard::panels

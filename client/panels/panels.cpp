#include "panels/panels.hpp"

#include <algorithm>
#include <utility>

#include "panels/at_table/table_mode.hpp"
#include "panels/battle/battle_bar.hpp"
#include "panels/battle/fleet_strip.hpp"
#include "panels/dialogs/stack.hpp"
#include "panels/kit/kit.hpp"
#include "panels/kit/parts.hpp"
#include "panels/layout.hpp"
#include "panels/messages.hpp"
#include "panels/missions/missions.hpp"
#include "panels/right.hpp"
#include "panels/top_bar.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {

struct Panels::Memory {
  explicit Memory(const data::Catalog& catalog, Host& host) : kit{catalog, host, windows.places.board} {}
  Windows windows;
  Kit kit;
  Dialogs dialogs;
};

namespace {

// Whose the keyboard is. ImGui's own navigation is on only where the keys are the panels', so that arrows never move a
// piece and a focus frame at once. Ctrl+Tab and the palette's search go to the panels; Escape or a click on the board
// comes back.
void route_keyboard(const desk::Desk& desk, Places& places) {
  ImGuiIO& io = ImGui::GetIO();
  const bool on_table = desk.screen == desk::Screen::table && desk.has_table() && !desk.table_mode;
  const bool was = places.keyboard_here;
  if (!on_table) places.keyboard_here = false;
  if (on_table && io.KeyCtrl && pressed(ImGuiKey_Tab) && !places.keyboard_here) {
    places.keyboard_here = true;
    ImGui::SetWindowFocus(places.right.width() > 0 ? "Details" : "Top");
  }
  if (desk.focus_search || desk.focus_fleet) places.keyboard_here = on_table;
  if (desk.focus_search && places.palette.width() <= 0) places.palette_over = true;  // in a narrow window
  const bool popup = popup_open();
  if (escapes(Escape::panels)) places.keyboard_here = false;
  if (was && io.MouseClicked[0] && !io.WantCaptureMouse) places.keyboard_here = false;
  if (was && !places.keyboard_here) ImGui::SetWindowFocus(nullptr);
  ImGuiContext& context = *ImGui::GetCurrentContext();
  if (places.keyboard_here && !was) context.NavDisableHighlight = false;
  if (!on_table || places.keyboard_here || popup || dialog_open() || desk.mirror.open) {
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  } else {
    io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
    context.NavDisableHighlight = true;
    // A window in focus would take Tab even so.
    if (context.ActiveId == 0 && context.NavWindow != nullptr) ImGui::FocusWindow(nullptr);
  }
}

// The last shot is seen before the result.
bool shows_result(const desk::Desk& desk) { return desk.battle.result_open && desk.in_battle() && !desk.playback.on(); }

Layout layout_of(const Rect& board, scene::Colour ground) {
  const auto px = [](float value) { return static_cast<double>(value); };
  return {px(board.left), px(board.top), px(std::max(board.right, board.left + 1)),
          px(std::max(board.bottom, board.top + 1)), ground};
}

}  // namespace

Panels::Panels(desk::Desk& desk) : desk_(desk), memory_(std::make_unique<Memory>(desk.catalog(), *this)) {
  list_dialogs();
}
Panels::~Panels() = default;

void Panels::list_dialogs() {
  desk::Desk& desk = desk_;
  Windows& w = memory_->windows;
  Dialogs& all = memory_->dialogs;
  all.add({[&w] { return !w.question.words.empty(); }, [&] { draw_question(desk, w.question); }});
  all.add({[&desk] { return desk.files.question != desk::FileQuestion::none; }, [&] { draw_files(desk, w.files); }});
  all.add({[&w] { return !w.rule_text.rule.empty(); }, [&] { draw_rule_text(desk, w.rule_text); }});
  all.add({[&w] { return w.free_table.open; }, [&] { draw_free_table(desk, w.free_table); }});
  all.add({[&w] { return w.settings.open; }, [&] { draw_settings(desk, w.settings); }});
  all.add({[&w] { return w.real_table.open; }, [&] { draw_real_table(desk, w.real_table, w.places); }});
  w.campaigns.list_dialogs(desk, all);
  all.add({[&w] { return w.give_up.side != state::Side::none; }, [&] { draw_give_up(desk, w.give_up); }});
  all.add({[&desk] { return shows_result(desk); },
           [&] {
             if (desk.table().progress.outcome.empty())
               draw_result(desk);
             else
               draw_report(desk, w.report);
           }});
  all.add({[&desk] { return desk.help_open; }, [&] { draw_help(desk, w); }, true});
  all.add({[&desk] { return desk.calibrating; }, [&] { draw_calibration(desk, w.calibration); }, true});
}

Layout Panels::draw(const Frame& frame) {
  Windows& w = memory_->windows;
  Places& places = w.places;
  const UseKit use(memory_->kit);
  memory_->kit.frame = frame;
  memory_->kit.escape = escape();
  memory_->kit.card_has_enter = lesson_has_keys(desk_) || tour_has_keys(desk_);
  use_theme(scene::theme_named(desk_.settings.theme));
  clear_probe();
  route_keyboard(desk_, places);
  look_for_lesson(desk_, w);
  referee_keys(desk_, w.referee, w.dial, places);
  const desk::Screen screen =
      desk_.screen == desk::Screen::table && !desk_.has_table() ? desk::Screen::start : desk_.screen;
  if (screen != desk::Screen::table || desk_.table_mode)
    places.top_bar = places.battle_bar = places.palette = places.right = {};
  if (screen != desk::Screen::table && screen != desk::Screen::briefing)
    places.board = {0, 0, window_width(), window_height()};
  switch (screen) {
    case desk::Screen::start:
      draw_start(desk_, w);
      break;
    case desk::Screen::table:
      draw_table();
      break;
    case desk::Screen::new_battle:
      draw_new_battle(desk_, w.new_battle);
      break;
    case desk::Screen::missions:
      draw_missions(desk_);
      break;
    case desk::Screen::briefing:
      draw_briefing(desk_, w.briefing, places);
      break;
    case desk::Screen::campaign:
      w.campaigns.draw(desk_);
      break;
  }
  memory_->dialogs.draw();
  finish_question(desk_, w.question);
  draw_tour(desk_, w);
  draw_lesson(desk_, w);
  draw_messages(desk_, w);
  // A field that is not to be seen takes no keys.
  if (desk_.take_focus_search()) places.keyboard_here = false;
  finish_keys();
  return layout_of(places.board, screen == desk::Screen::table ? theme().panel : theme().space);
}

void Panels::draw_table() {
  Windows& w = memory_->windows;
  Places& places = w.places;
  if (desk_.table_mode) {
    places.board = draw_table_mode(desk_, w.dial, w.referee, places, true);
    return;
  }
  follow(desk_, places);
  draw_top_bar(desk_, w);
  draw_battle_bar(desk_, places);
  lay_out(desk_, w);
  const bool mirrors = desk_.mirror.open;
  if (mirrors) draw_mirror(desk_, w.mirror, places);
  draw_fleet(desk_, places);
  if (places.palette.width() > 0 && desk_.in_battle() && !mirrors) draw_log_panel(desk_, w.log, places);
  if (places.palette.width() > 0 && !desk_.in_battle() && !mirrors) draw_palette(desk_, w.palette, places);
  if (places.right.width() > 0) draw_right(desk_, w);
  draw_dial(desk_, w.dial, places);
  draw_carried(desk_, w.palette, places);
  draw_cover(desk_);
}

Layout Panels::draw_second_screen(const Frame& frame) {
  Windows& w = memory_->windows;
  const UseKit use(memory_->kit);
  const Frame first = std::exchange(memory_->kit.frame, frame);
  Rect board{0, 0, window_width(), window_height()};
  const bool shows_table = desk_.screen == desk::Screen::table && desk_.has_table();
  if (shows_table && desk_.referee.on()) board = draw_table_mode(desk_, w.dial, w.referee, w.places, false);
  if (!shows_table) draw_waiting();
  memory_->kit.frame = first;
  return layout_of(board, shows_table ? theme().panel : theme().space);
}

// --- keys

bool Panels::dialog_open() const { return memory_->dialogs.open(); }

Escape Panels::escape() const {
  const Windows& w = memory_->windows;
  const bool on_table = desk_.screen == desk::Screen::table && desk_.has_table();
  if (dialog_open()) return Escape::dialog;
  if (popup_open() || memory_->kit.popup_before) return Escape::popup;
  if (on_table && desk_.mirror.open && !desk_.table_mode) return Escape::mirror;
  if (ImGui::GetIO().WantTextInput) return Escape::typing;
  if (!on_table) return Escape::page;
  if (w.palette.carried) return Escape::carried;
  if (w.places.keyboard_here && !desk_.table_mode) return Escape::panels;
  if (!w.referee.pointed.empty()) return Escape::answer;
  if (w.dial.shown) return Escape::dial;
  return tour_wanted(desk_) ? Escape::tour : Escape::desk;
}

bool Panels::all_keys_taken() const {
  const bool mirrors = desk_.mirror.open && !desk_.table_mode;
  return desk_.screen != desk::Screen::table || !desk_.has_table() || dialog_open() ||
         memory_->windows.places.keyboard_here || mirrors || ImGui::GetIO().WantTextInput;
}

bool Panels::keys_taken(desk::Intent intent) const {
  using desk::Intent;
  const UseKit use(memory_->kit);
  const Windows& w = memory_->windows;
  if (intent == Intent::help && !ImGui::GetIO().WantTextInput && (desk_.help_open || !dialog_open())) return false;
  if (all_keys_taken()) return true;
  // Behind the screen between two people only the key that takes it away works.
  if (desk_.seats.covered) return intent != Intent::ai_step;
  switch (intent) {
    case Intent::nudge_left:
    case Intent::nudge_right:
    case Intent::nudge_left_far:
    case Intent::nudge_right_far:
    case Intent::nudge_up_far:
    case Intent::nudge_down_far:
      return w.dial.shown;
    case Intent::nudge_up:
    case Intent::nudge_down:
      return w.dial.shown || referee_has_arrows(desk_, w.dial, w.places);
    case Intent::ai_phase:  // Enter
      // Who settles a dispute means its fields by Enter, and nothing flies.
      if (w.places.tab == Tab::measure && !desk_.in_battle()) return true;
      return lesson_has_keys(desk_) || w.dial.shown || !w.referee.pointed.empty() || tour_has_keys(desk_);
    case Intent::clear_selection:
      return escape() != Escape::desk;
    default:
      return false;
  }
}

// --- what windows and keys ask for

void Panels::ask_first(const std::string& words, std::function<void()> then) {
  if (desk_.files.at_risk().empty()) return then();
  memory_->windows.question = {words, std::move(then)};
}

void Panels::show_rule(const std::string& id) { memory_->windows.rule_text.rule = id; }

void Panels::act(desk::Intent intent) {
  if (!desk_.can(intent)) return;
  const auto go = [this, intent] { desk_.act(intent); };
  if (intent == desk::Intent::new_table) return ask_first("Start a new table?", go);
  if (intent == desk::Intent::open) return ask_first("Open another table?", go);
  const bool begins = intent == desk::Intent::lesson && desk_.guided.lesson == desk::Lesson::none;
  if (begins) return ask_first("Begin the tour?", go);
  go();
}

void Panels::request_quit() {
  ask_first("Leave Plotboard?", [this] { desk_.quit = true; });
}

bool Panels::take_click() { return std::exchange(memory_->kit.clicked, false); }

}  // namespace plotboard::panels

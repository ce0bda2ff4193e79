// Everything by key or button: what can be done now, and doing it.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/text_size.hpp"
#include "desk/desk.hpp"
#include "scene/zoom.hpp"

namespace plotboard::desk {

namespace {

constexpr double kPanShare = 0.1;  // of the view's smaller side a key press
constexpr double kTurn = 5, kFineTurn = 1, kNudge = 1, kFarNudge = 10;

bool is_digit(Intent intent) { return intent >= Intent::pick_1 && intent <= Intent::pick_0; }
bool is_digit_with_shift(Intent intent) { return intent >= Intent::pick_10 && intent <= Intent::pick_18; }

}  // namespace

// --- what can be done now

bool Desk::can(Intent intent) const {
  switch (intent) {
    case Intent::help:
    case Intent::lesson:
    case Intent::start_screen:
    case Intent::new_table:
    case Intent::open:
    case Intent::text_larger:
    case Intent::text_smaller:
    case Intent::next_theme:
    case Intent::toggle_grid:
    case Intent::toggle_names:
    case Intent::toggle_plastic:
    case Intent::new_battle:
    case Intent::second_screen:
    case Intent::mute:
      return true;
    case Intent::undo:
    case Intent::redo:
      if (screen == Screen::campaign) {
        const CampaignRoom& campaign = campaigns.on_show();
        return campaign.is_page_on_show() &&
               !(intent == Intent::undo ? campaign.undo_words() : campaign.redo_words()).empty();
      }
      [[fallthrough]];
    default:
      return has_table() && screen == Screen::table && can_on_board(intent);
  }
}

// The next three: of the open table, on its screen.
bool Desk::can_on_board(Intent intent) const {
  switch (intent) {
    case Intent::save:
    case Intent::save_as:
    case Intent::export_png:
    case Intent::export_text:
    case Intent::export_log:
    case Intent::tool_select:
    case Intent::tool_measure:
    case Intent::tool_arc:
    case Intent::fit_board:
    case Intent::true_scale:
    case Intent::zoom_in:
    case Intent::zoom_out:
    case Intent::pan_left:
    case Intent::pan_right:
    case Intent::pan_up:
    case Intent::pan_down:
    case Intent::nudge_left:  // with nothing selected they pan
    case Intent::nudge_right:
    case Intent::nudge_up:
    case Intent::nudge_down:
    case Intent::toggle_arcs:
    case Intent::clear_selection:
    case Intent::ai_step:  // with no AI ship they say what is next
    case Intent::ai_phase:
    case Intent::table_mode:
      return true;
    case Intent::palette_search:  // where the pieces are to be seen
      return !in_battle() && !table_mode && !mirror.open;
    case Intent::mirror_table:
      return mirror.open || !battle.locked();
    case Intent::undo:
      return session().log().size() > session().floor();
    case Intent::redo:
      return !session().undone().empty();
    case Intent::select_next:
    case Intent::select_previous:
    case Intent::select_all:
      return !table().pieces.empty();
    default:
      return can_with_selection(intent);
  }
}

bool Desk::can_with_selection(Intent intent) const {
  const bool movable = !board.selected.empty() && !battle.locked();
  switch (intent) {
    case Intent::turn_left_fine:
    case Intent::turn_right_fine:
    case Intent::turn_left:
    case Intent::turn_right:
    case Intent::nudge_left_far:
    case Intent::nudge_right_far:
    case Intent::nudge_up_far:
    case Intent::nudge_down_far:
      return movable || placing.held() != nullptr;
    case Intent::remove_selected:
      return movable;
    case Intent::mirror_obstacle:
      return movable && std::any_of(board.selected.begin(), board.selected.end(), [this](const std::string& id) {
               const state::Piece* piece = table().find(id);
               return piece != nullptr && piece->type == state::PieceType::obstacle;
             });
    case Intent::dial:
      return dial.open || dial.of_selected() != nullptr;
    case Intent::skip_ship:
      return !ai.ship_to_skip().empty();
    default:
      return can_in_play(intent);
  }
}

bool Desk::can_in_play(Intent intent) const {
  if (is_digit(intent)) return referee.on() || !battle.picks().empty() || battle.expected().kind == Expect::dice;
  if (is_digit_with_shift(intent)) return !referee.on() && battle.picks().size() > kDigits;
  switch (intent) {
    case Intent::next_round:
      return !in_battle() && !battle.placing;
    case Intent::fleet:
      return in_battle() && !table_mode;
    case Intent::undo_turn:
      return in_battle() && session().log().size() > session().turn_start();
    case Intent::back:
      return in_battle();  // where there is no way back it says why
    case Intent::fast_forward:
      return ai.can_fast_forward();
    case Intent::hold_ship:
      return in_battle() && board.only_selected() != nullptr && board.only_selected()->type == state::PieceType::ship;
    case Intent::play_log:
      return log.playing || !session().undone().empty();
    case Intent::take_best:
      return battle.can_take_best();
    case Intent::ai_stop:
      return ai.running();
    case Intent::ai_reroll:
      return advice.open() && advice.decision->die > 0;
    case Intent::skip_animation:
    case Intent::skip_all:
      return playback.on();
    default:
      return false;
  }
}

// --- doing it

void Desk::act(Intent intent) {
  if (!can(intent) || (board.dragging() && intent != Intent::clear_selection)) return;
  static_cast<void>(act_on_window(intent) || act_on_view(intent) || act_on_pieces(intent) || act_in_play(intent) ||
                    act_on_settings(intent));
}

bool Desk::act_on_window(Intent intent) {
  switch (intent) {
    case Intent::help:
      help_open = !help_open;
      return true;
    case Intent::lesson:
      if (guided.lesson != Lesson::none)
        leave_lesson();
      else
        begin_lesson(settings.lesson_mission > 0 && settings.lesson_battle <= 0 ? Lesson::mission : Lesson::battle);
      return true;
    case Intent::start_screen:
      show_start();
      return true;
    case Intent::new_table:
      new_table("3x3");
      return true;
    case Intent::new_battle:
      show_new_battle();
      return true;
    case Intent::table_mode:
      table_mode = !table_mode;
      return true;
    case Intent::second_screen:
      second_screen = !second_screen;
      return true;
    case Intent::mirror_table:
      if (mirror.open)
        mirror.close();
      else
        begin_mirror();
      return true;
    case Intent::palette_search:
      focus_search = true;
      return true;
    case Intent::fleet:
      focus_fleet = true;
      return true;
    case Intent::save:
      files.save();
      return true;
    case Intent::open:
      files.question = FileQuestion::open;
      return true;
    case Intent::save_as:
      files.question = FileQuestion::save_as;
      return true;
    case Intent::export_png:
      files.question = FileQuestion::export_png;
      return true;
    case Intent::export_text:
      files.question = FileQuestion::export_text;
      return true;
    case Intent::export_log:
      files.question = FileQuestion::export_log;
      return true;
    default:
      return false;
  }
}

bool Desk::act_on_view(Intent intent) {
  const double step = kPanShare * std::min(board.camera.width_px, board.camera.height_px);
  switch (intent) {
    case Intent::tool_select:
      board.take(Tool::select);
      return true;
    case Intent::tool_measure:
      board.take(Tool::measure);
      return true;
    case Intent::tool_arc:
      board.take(Tool::arc);
      return true;
    case Intent::fit_board:
      board.fit();
      return true;
    case Intent::true_scale:
      if (settings.screen_pixels_per_mm > 0)
        board.camera.pixels_per_mm = settings.screen_pixels_per_mm;
      else
        calibrating = true;
      return true;
    case Intent::zoom_in:
      board.camera.zoom_at(board.middle_px(), scene::kZoomByKey);
      return true;
    case Intent::zoom_out:
      board.camera.zoom_at(board.middle_px(), 1 / scene::kZoomByKey);
      return true;
    case Intent::pan_left:
      board.pan({step, 0});
      return true;
    case Intent::pan_right:
      board.pan({-step, 0});
      return true;
    case Intent::pan_up:
      board.pan({0, step});
      return true;
    case Intent::pan_down:
      board.pan({0, -step});
      return true;
    case Intent::skip_animation:
      playback.skip();
      return true;
    case Intent::skip_all:
      playback.stop();
      return true;
    default:
      return false;
  }
}

bool Desk::act_on_pieces(Intent intent) {
  switch (intent) {
    case Intent::turn_left_fine:
      turn_selected(-kFineTurn);
      return true;
    case Intent::turn_right_fine:
      turn_selected(kFineTurn);
      return true;
    case Intent::turn_left:
      turn_selected(-kTurn);
      return true;
    case Intent::turn_right:
      turn_selected(kTurn);
      return true;
    case Intent::nudge_left:
      nudge_or_pan({-1, 0});
      return true;
    case Intent::nudge_right:
      nudge_or_pan({1, 0});
      return true;
    case Intent::nudge_up:
      nudge_or_pan({0, 1});
      return true;
    case Intent::nudge_down:
      nudge_or_pan({0, -1});
      return true;
    case Intent::nudge_left_far:
      move_far({-1, 0});
      return true;
    case Intent::nudge_right_far:
      move_far({1, 0});
      return true;
    case Intent::nudge_up_far:
      move_far({0, 1});
      return true;
    case Intent::nudge_down_far:
      move_far({0, -1});
      return true;
    case Intent::remove_selected:
      pieces.remove_selected();
      return true;
    case Intent::mirror_obstacle:
      pieces.mirror_selected();
      return true;
    case Intent::select_next:
      select_by(1);
      return true;
    case Intent::select_previous:
      select_by(-1);
      return true;
    case Intent::select_all:
      board.select_all();
      return true;
    case Intent::clear_selection:
      give_up();
      return true;
    default:
      return false;
  }
}

bool Desk::act_in_play(Intent intent) {
  if (is_digit(intent)) {
    if (referee.on())
      referee.digit(info_of(intent).key[0] - '0');
    else
      answers.pick_by_key(info_of(intent).key);
    return true;
  }
  if (is_digit_with_shift(intent)) {
    answers.pick_by_key(kWithShift + info_of(intent).key.substr(info_of(intent).key.size() - 1));
    return true;
  }
  switch (intent) {
    case Intent::undo:
      if (screen == Screen::campaign)
        campaigns.on_show().undo();
      else if (referee.on())
        referee.undo();
      else
        log.undo();
      return true;
    case Intent::redo:
      if (screen == Screen::campaign)
        campaigns.on_show().redo();
      else
        log.redo();
      return true;
    case Intent::undo_turn:
      log.undo_turn();
      return true;
    case Intent::back:
      log.back();
      return true;
    case Intent::fast_forward:
      ai.fast_forward();
      return true;
    case Intent::hold_ship:
      battle.toggle_hold(board.only_selected()->id);
      return true;
    case Intent::play_log:
      if (log.playing)
        log.stop_playing();
      else
        log.play_from(log.moment());
      return true;
    case Intent::dial:
      if (!dial.open && in_battle()) select_leader();
      dial.pointed.reset();
      dial.open = !dial.open;
      return true;
    case Intent::ai_step:
      step();
      return true;
    case Intent::ai_phase:
      confirm();
      return true;
    case Intent::take_best:
      battle.take_best();
      return true;
    case Intent::ai_stop:
      ai.stop();
      return true;
    case Intent::ai_reroll:
      ai.reroll();
      return true;
    case Intent::skip_ship:
      ai.skip_ship();
      return true;
    case Intent::next_round:
      ai.next_round();
      return true;
    default:
      return false;
  }
}

bool Desk::act_on_settings(Intent intent) {
  switch (intent) {
    case Intent::text_larger:
      step_text(true);
      return true;
    case Intent::text_smaller:
      step_text(false);
      return true;
    case Intent::toggle_grid:
      settings.grid = !settings.grid;
      return true;
    case Intent::toggle_arcs:
      if (const state::Piece* piece = board.only_selected(); piece != nullptr && piece->type == state::PieceType::ship)
        board.toggle_arcs(board.arcs_of != piece->id);
      else
        settings.all_front_arcs = !settings.all_front_arcs;
      return true;
    case Intent::toggle_names:
      settings.names = !settings.names;
      return true;
    case Intent::toggle_plastic:
      settings.plastic = !settings.plastic;
      messages.say(MessageKind::note,
                   settings.plastic ? "Dragged bases push others out of the way." : "Dragged bases pass over others.");
      return true;
    case Intent::mute:
      settings.muted = !settings.muted;
      messages.say(MessageKind::note, settings.muted ? "Sound is off." : "Sound is on.");
      return true;
    case Intent::next_theme:
      next_theme();
      return true;
    default:
      return false;
  }
}

// --- keys that do what fits

void Desk::step() {
  if (referee.on())
    referee.go_on();
  else if (table_mode && !battle.placing)
    begin_at_table();
  else if (in_battle() || battle.placing)
    answers.go_on();
  else
    ai.step();
}

void Desk::nudge_or_pan(geom::Vec2 way) {  // as seen: y upwards
  const double step = kPanShare * std::min(board.camera.width_px, board.camera.height_px);
  if (placing.held() != nullptr)
    placing.move(board.camera.way_on_table(way) * kNudge);
  else if (!battle.picks().empty() && !dial.open && way.x == 0)
    answers.point_by_keys(way.y < 0 ? 1 : -1);
  else if (!board.selected.empty() && !battle.locked())
    pieces.nudge(board.camera.way_on_table(way) * kNudge);
  else
    board.pan({-way.x * step, way.y * step});
}

void Desk::move_far(geom::Vec2 way) {
  if (placing.held() != nullptr)
    placing.move(board.camera.way_on_table(way) * kFarNudge);
  else
    pieces.nudge(board.camera.way_on_table(way) * kFarNudge);
}

void Desk::turn_selected(double degrees) {
  if (placing.held() != nullptr)
    placing.move({}, degrees);
  else
    pieces.turn_selected(degrees, "keys");
}

void Desk::select_by(int way) {
  if (placing.held() != nullptr && board.tool == Tool::select)
    placing.hold_next(way);
  else
    board.select_by(way);
}

// Whose dial it is: a wingmate's leader in its stead.
void Desk::select_leader() {
  const state::Piece* ship = board.only_selected();
  if (ship == nullptr || !ship->ship.is_wingmate()) return;
  const std::string leader = ship->ship.wing.leader;
  messages.say(MessageKind::note, names().piece(ship->id) + " flies by the dial of " + names().within(leader) + ".",
               "2e-wing-6");
  board.selected = {leader};
}

void Desk::confirm() {
  if (placing.held() != nullptr)
    placing.place();
  else if (in_battle() && battle.pointed)
    answers.pick(*battle.pointed);
  else if (battle.placing || battle.expected().kind == Expect::dice)
    answers.go_on();
  else if (ai.running())
    ai.stop();
  else
    ai.run_phase();
}

void Desk::give_up() {
  if (pointer.cancel()) return;
  if (help_open) {
    help_open = false;
  } else if (ai.running() || log.playing) {
    ai.stop();
    log.stop_playing();
  } else if (battle.pointed) {
    battle.pointed.reset();
  } else if (dial.pointed || dial.open) {
    dial.close();
  } else if (table_mode) {
    table_mode = false;
    messages.say(MessageKind::note, info_of(Intent::table_mode).key + " brings table mode back.");
  } else if (!board.measure_from.empty()) {
    board.measure_from.clear();
    board.measure_to.clear();
  } else if (board.tool != Tool::select) {
    board.tool = Tool::select;
  } else if (!board.selected.empty()) {
    board.selected.clear();
  } else if (advice.open() && !in_battle()) {
    advice.clear();  // it is not flown; in a battle the reasons stay until the next decision
  }
}

void Desk::end_calibration(std::optional<double> fitted) {
  calibrating = false;
  if (!fitted) return;
  settings.screen_pixels_per_mm = *fitted;
  messages.say(MessageKind::note,
               "True scale is set. Key " + info_of(Intent::true_scale).key + " shows the board at life size.");
}

void Desk::step_text(bool larger) {
  double next = settings.text_scale;
  for (const int percent : kTextSizes) {
    const double size = percent / 100.0;
    if (larger && size > settings.text_scale + 1e-9) {
      next = size;
      break;
    }
    if (!larger && size < settings.text_scale - 1e-9) next = size;
  }
  settings.text_scale = next;
}

void Desk::next_theme() {
  const auto& themes = scene::themes();
  std::size_t now = 0;
  for (std::size_t i = 0; i < themes.size(); ++i)
    if (themes[i].id == settings.theme) now = i;
  settings.theme = themes[(now + 1) % themes.size()].id;
  messages.say(MessageKind::note, "Colours: " + scene::theme_named(settings.theme).name + ".");
}

}  // namespace plotboard::desk

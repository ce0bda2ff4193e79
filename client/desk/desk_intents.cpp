// Everything by key or button: what can be done now, and doing it.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"

namespace plotboard::desk {

namespace {

constexpr double kZoomFactor = 1.25;
constexpr double kPanShare = 0.1;  // of the view's smaller side a key press
constexpr double kTurn = 5, kFineTurn = 1, kNudge = 1, kFarNudge = 10;
constexpr double kTextSizes[] = {0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3};

}  // namespace

double Desk::fit_margin() const {
  constexpr double kMargin = 24;  // room for the grid's numbers
  return kMargin * std::max(1.0, settings.text_scale);
}

bool Desk::can(Intent intent) const {
  const bool any = has_table() && screen == Screen::table;
  const state::Piece* one = only_selected();
  switch (intent) {
    case Intent::help:
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
      return true;
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
    case Intent::palette_search:
    case Intent::ai_step:  // with no AI ship they say what is next
    case Intent::ai_phase:
    case Intent::table_mode:
      return any;
    case Intent::next_round:
      return any && !in_battle() && !battle.placing;
    case Intent::undo:
      return any && session().log().size() > session().floor();
    case Intent::redo:
      return any && !session().undone().empty();
    case Intent::turn_left_fine:
    case Intent::turn_right_fine:
    case Intent::turn_left:
    case Intent::turn_right:
    case Intent::nudge_left_far:
    case Intent::nudge_right_far:
    case Intent::nudge_up_far:
    case Intent::nudge_down_far:
      return any && ((!selected.empty() && !locked()) || held() != nullptr);
    case Intent::remove_selected:
      return any && !selected.empty() && !locked();
    case Intent::select_next:
    case Intent::select_previous:
    case Intent::select_all:
      return any && !table().pieces.empty();
    case Intent::undo_turn:
      return any && in_battle() && session().log().size() > session().floor();
    case Intent::play_log:
      return any && (battle.playing || !session().undone().empty());
    case Intent::pick_1:
    case Intent::pick_2:
    case Intent::pick_3:
    case Intent::pick_4:
    case Intent::pick_5:
    case Intent::pick_6:
    case Intent::pick_7:
    case Intent::pick_8:
    case Intent::pick_9:
    case Intent::pick_0:
      return any && (!picks().empty() || expected().kind == Expect::dice);
    case Intent::mirror_obstacle:
      return any && !locked() && std::any_of(selected.begin(), selected.end(), [this](const std::string& id) {
               const state::Piece* piece = table().find(id);
               return piece != nullptr && piece->type == state::PieceType::obstacle;
             });
    case Intent::dial:
      return any && (dial_open || (one != nullptr && impl_->dial_of(*one) != nullptr));
    case Intent::ai_stop:
      return any && ai.running;
    case Intent::ai_reroll:
      return any && ai.decision && !ai.flown && ai.decision->die > 0;
    case Intent::skip_ship:
      return any && !impl_->ship_to_skip().empty();
    case Intent::skip_animation:
      return any && impl_->flight.has_value();
  }
  return false;
}

void Desk::act(Intent intent) {
  if (!can(intent) || (dragging() && intent != Intent::clear_selection)) return;
  Impl& m = *impl_;
  const geom::Vec2 middle{camera.left_px + camera.width_px / 2, camera.top_px + camera.height_px / 2};
  const double step = kPanShare * std::min(camera.width_px, camera.height_px);
  const auto nudge_or_pan = [&](geom::Vec2 way) {  // way on the table: y away from the viewer
    if (held() != nullptr)
      m.move_held(way * kNudge);
    else if (!picks().empty() && !dial_open && way.x == 0)
      m.point_by_keys(way.y < 0 ? 1 : -1);
    else if (!selected.empty() && !locked())
      m.nudge(way * kNudge);
    else
      pan({-way.x * step, way.y * step});
  };
  const auto move_far = [&](geom::Vec2 way) {
    if (held() != nullptr)
      m.move_held(way * kFarNudge);
    else
      m.nudge(way * kFarNudge);
  };
  const auto turn_selected = [&](double degrees) {
    if (held() != nullptr)
      m.move_held({}, degrees);
    else
      m.turn({selected.begin(), selected.end()}, degrees, "keys");
  };
  const auto select_by = [&](std::size_t forward) {
    if (const Held* now = held(); now != nullptr && tool == Tool::select) {  // the next of those that may come
      const auto& list = picks();
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].key != now->piece) continue;
        hold(list[(i + (forward == 1 ? 1 : list.size() - 1)) % list.size()].key);
        return;
      }
    }
    const auto& pieces = table().pieces;
    const bool measures = tool != Tool::select;
    const std::string from = measures && !measure_to.empty()     ? measure_to
                             : measures && !measure_from.empty() ? measure_from
                             : selected.empty()                  ? std::string()
                                                                 : *selected.begin();
    const std::size_t now = table().index_of(from).value_or(pieces.size());
    const std::size_t start = now == pieces.size() ? (forward == 1 ? pieces.size() - 1 : 0) : now;
    if (measures && measure_from.empty() && selected.size() == 1) m.pick(*selected.begin());
    for (std::size_t i = 1; i <= pieces.size(); ++i) {
      const state::Piece& piece = pieces[(start + i * forward) % pieces.size()];
      if (piece.fled || piece.waiting || (measures && piece.id == measure_from) ||
          (tool == Tool::arc && piece.type != state::PieceType::ship)) {
        continue;
      }
      if (!measures) {
        selected = {piece.id};
      } else {  // the second piece of the measurement goes through all of them
        measure_to.clear();
        m.pick(piece.id);
      }
      return;
    }
  };
  const auto step_text = [&](bool larger) {
    double next = settings.text_scale;
    for (const double size : kTextSizes) {
      if (larger && size > settings.text_scale + 1e-9) {
        next = size;
        break;
      }
      if (!larger && size < settings.text_scale - 1e-9) next = size;
    }
    settings.text_scale = next;
  };
  switch (intent) {
    case Intent::help:
      help_open = !help_open;
      break;
    case Intent::start_screen:
      show_start();
      break;
    case Intent::new_table:
      new_table("3x3");
      break;
    case Intent::open:
      file_question = FileQuestion::open;
      break;
    case Intent::save:
      save();
      break;
    case Intent::save_as:
      file_question = FileQuestion::save_as;
      break;
    case Intent::export_png:
      file_question = FileQuestion::export_png;
      break;
    case Intent::export_text:
      file_question = FileQuestion::export_text;
      break;
    case Intent::export_log:
      file_question = FileQuestion::export_log;
      break;
    case Intent::undo:
      undo();
      break;
    case Intent::redo:
      redo();
      break;
    case Intent::tool_select:
      tool = Tool::select;
      break;
    case Intent::tool_measure:
      tool = Tool::measure;
      break;
    case Intent::tool_arc:
      tool = Tool::arc;
      for (std::string* id : {&measure_to, &measure_from})
        if (const state::Piece* piece = table().find(*id); piece != nullptr && piece->type != state::PieceType::ship)
          id->clear();
      if (measure_from.empty()) std::swap(measure_from, measure_to);
      break;
    case Intent::fit_board:
      camera.fit(table().area.width.mm(), table().area.height.mm(), fit_margin());
      break;
    case Intent::true_scale:
      if (settings.screen_pixels_per_mm > 0)
        camera.pixels_per_mm = settings.screen_pixels_per_mm;
      else
        calibrating = true;
      break;
    case Intent::zoom_in:
      camera.zoom_at(middle, kZoomFactor);
      break;
    case Intent::zoom_out:
      camera.zoom_at(middle, 1 / kZoomFactor);
      break;
    case Intent::pan_left:
      pan({step, 0});
      break;
    case Intent::pan_right:
      pan({-step, 0});
      break;
    case Intent::pan_up:
      pan({0, step});
      break;
    case Intent::pan_down:
      pan({0, -step});
      break;
    case Intent::turn_left_fine:
      turn_selected(-kFineTurn);
      break;
    case Intent::turn_right_fine:
      turn_selected(kFineTurn);
      break;
    case Intent::turn_left:
      turn_selected(-kTurn);
      break;
    case Intent::turn_right:
      turn_selected(kTurn);
      break;
    case Intent::nudge_left:
      nudge_or_pan({-1, 0});
      break;
    case Intent::nudge_right:
      nudge_or_pan({1, 0});
      break;
    case Intent::nudge_up:
      nudge_or_pan({0, 1});
      break;
    case Intent::nudge_down:
      nudge_or_pan({0, -1});
      break;
    case Intent::nudge_left_far:
      move_far({-1, 0});
      break;
    case Intent::nudge_right_far:
      move_far({1, 0});
      break;
    case Intent::nudge_up_far:
      move_far({0, 1});
      break;
    case Intent::nudge_down_far:
      move_far({0, -1});
      break;
    case Intent::remove_selected:
      m.apply(rules::RemovePieces{{selected.begin(), selected.end()}});
      break;
    case Intent::select_next:
      select_by(1);
      break;
    case Intent::select_previous:
      select_by(table().pieces.size() - 1);
      break;
    case Intent::select_all:
      for (const state::Piece& piece : table().pieces)
        if (!piece.fled && !piece.waiting) selected.insert(piece.id);
      break;
    case Intent::clear_selection:  // one thing a press, the latest first
      if (dragging())
        m.end_drag(false);
      else if (m.gesture == Impl::Gesture::drag_held)
        m.end_drag_held();
      else if (help_open)
        help_open = false;
      else if (ai.running || battle.playing) {
        ai_stop();
        stop_playing();
      } else if (battle.pointed)
        battle.pointed.reset();
      else if (pointed_maneuver || dial_open) {
        pointed_maneuver.reset();
        dial_open = false;
      } else if (table_mode)
        table_mode = false;
      else if (!measure_from.empty()) {
        measure_from.clear();
        measure_to.clear();
      } else if (tool != Tool::select)
        tool = Tool::select;
      else if (!selected.empty())
        selected.clear();
      else if (ai.decision)
        m.clear_decision();
      break;
    case Intent::mirror_obstacle:
      for (const std::string& id : std::set<std::string>(selected)) {
        state::Piece piece = *table().find(id);
        if (piece.type != state::PieceType::obstacle) continue;
        piece.mirror = !piece.mirror;
        m.apply(rules::ChangePiece{piece});
      }
      break;
    case Intent::dial:
      if (!dial_open && in_battle()) m.select_who_flies();
      dial_open = !dial_open;
      pointed_maneuver.reset();
      break;
    case Intent::ai_step:
      ai_step();
      break;
    case Intent::new_battle:
      open_new_battle();
      break;
    case Intent::undo_turn:
      undo_turn();
      break;
    case Intent::play_log:
      if (battle.playing)
        stop_playing();
      else
        play_from(moment());
      break;
    case Intent::pick_1:
    case Intent::pick_2:
    case Intent::pick_3:
    case Intent::pick_4:
    case Intent::pick_5:
    case Intent::pick_6:
    case Intent::pick_7:
    case Intent::pick_8:
    case Intent::pick_9:
    case Intent::pick_0:
      m.pick_by_key(info_of(intent).key);
      break;
    case Intent::ai_phase:
      if (held() != nullptr) {
        place_held();
        break;
      }
      if (in_battle() && battle.pointed) {
        pick(*battle.pointed);
        break;
      }
      if (battle.placing || expected().kind == Expect::dice) {
        go_on();
        break;
      }
      if (ai.running)
        ai_stop();
      else
        ai_run_phase();
      break;
    case Intent::ai_stop:
      ai_stop();
      break;
    case Intent::ai_reroll:
      ai_reroll();
      break;
    case Intent::skip_ship:
      skip_ship();
      break;
    case Intent::next_round:
      next_round();
      break;
    case Intent::table_mode:
      table_mode = !table_mode;
      break;
    case Intent::text_larger:
      step_text(true);
      break;
    case Intent::text_smaller:
      step_text(false);
      break;
    case Intent::toggle_grid:
      settings.grid = !settings.grid;
      break;
    case Intent::toggle_arcs:
      if (const state::Piece* piece = only_selected(); piece != nullptr && piece->type == state::PieceType::ship) {
        const bool shown = arcs_of == piece->id;
        arcs_of = shown ? "" : piece->id;
        shown_arcs.clear();
        const data::Ship* ship = catalog().ship(piece->ref);
        if (!shown && ship != nullptr)
          for (const data::Attack& attack : ship->attacks)
            if (std::find(shown_arcs.begin(), shown_arcs.end(), attack.arc) == shown_arcs.end())
              shown_arcs.push_back(attack.arc);
        if (!shown && shown_arcs.empty()) shown_arcs = {geom::ArcKind::front};
      } else {
        settings.all_front_arcs = !settings.all_front_arcs;
      }
      break;
    case Intent::toggle_names:
      settings.names = !settings.names;
      break;
    case Intent::toggle_plastic:
      settings.plastic = !settings.plastic;
      say(MessageKind::note, settings.plastic ? "Dragged bases push others." : "Dragged bases pass freely.");
      break;
    case Intent::next_theme: {
      const auto& themes = scene::themes();
      std::size_t now = 0;
      for (std::size_t i = 0; i < themes.size(); ++i)
        if (themes[i].id == settings.theme) now = i;
      settings.theme = themes[(now + 1) % themes.size()].id;
      say(MessageKind::note, "Palette: " + scene::theme_named(settings.theme).name + ".");
      break;
    }
    case Intent::skip_animation:
      m.flight.reset();
      break;
    case Intent::palette_search:
      focus_search = true;
      break;
  }
}

}  // namespace plotboard::desk

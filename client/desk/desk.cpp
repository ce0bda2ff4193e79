// The desk's core: how the parts are put together and follow the table; time, and what the board shows.
#include "desk/desk.hpp"

#include "data/catalog.hpp"
#include "desk/report.hpp"
#include "desk/wings.hpp"

namespace plotboard::desk {

Desk::Desk(const data::Catalog& catalog, const std::string& folder)
    : open_({catalog, messages, seed, *this}),
      board({open_, messages, settings}),
      seats({open_, board}),
      dial({open_, board, seats}),
      flight(settings),
      battle({open_, messages, settings, table_mode, board, seats, dial, flight, advice}),
      ai({open_, messages, settings, board, dial, flight, advice, battle}),
      log({open_, messages, seats, dial, flight, advice, battle, ai}),
      placing({open_, messages, seats, battle, log}),
      answers({open_, messages, board, seats, dial, flight, battle, ai, log, placing}),
      pieces({open_, messages, settings, board, battle}),
      pointer({open_, messages, settings, board, flight, battle, placing, pieces, answers}),
      files({open_, messages, settings, folder, [this] { return report(*this); }}),
      missions({open_, messages, seed, seats, battle, ai}),
      mirror({open_, messages, board, files, draft}),
      referee({open_, messages, board, dial, flight, advice, battle, log, answers, placing, table_mode}),
      campaign({open_, messages, settings, seed, files, missions, folder}) {
  files.start_up();
}

Desk::~Desk() { files.close(); }

const data::RuleText* Desk::rule(const std::string& id) const {
  const auto found = catalog().rules.find(id);
  return found == catalog().rules.end() ? nullptr : &found->second;
}

const state::Table* Desk::board_on_show() const {
  if (screen == Screen::table) return has_table() ? &table() : nullptr;
  return screen == Screen::briefing ? missions.map() : nullptr;
}

// --- as the table goes

void Desk::table_makes_room() { files.set_aside(); }

void Desk::table_opened(const std::string& from_file) {
  ai.stop();
  log.stop_playing();
  advice.clear();
  flight.stop();
  pointer.clear();
  pieces.stop_merging();
  placing.clear();
  mirror.clear();
  board.clear();
  dial.close();
  seats.clear();
  battle.clear();
  files.follow_opened(from_file);
  battle.follow_table();
  referee.clear();
  seats.take();
  battle.look();
  screen = Screen::table;
  board.fit();
}

void Desk::table_changed() {
  pieces.stop_merging();
  pointer.let_go();
  board.drop_gone();
  files.follow_table();
  battle.follow_table();
  files.keep_battle();
  seats.take();
  if (seats.covered) dial.close();
  battle.look();
  static_cast<void>(placing.held());  // it goes with its turn
  ai.follow_table();
  mirror.follow_table();
  referee.follow_table();
}

// --- time

bool Desk::tick(double seconds) {
  pieces.tick(seconds);
  bool moving = messages.tick(seconds);
  moving |= flight.tick(seconds);
  moving |= ai.tick(seconds);
  moving |= log.tick(seconds);
  files.tick(seconds, !board.dragging());
  return moving || log.playing;
}

// --- drawing

Seen Desk::seen() const {
  return {open_.version(), *this,          settings,       board.view(),    dial.view(),    seats.view(),
          battle.view(),   placing.view(), advice.view(),  ai.running(),    log.view(),     flight.progress(),
          missions.choice, mirror.view(),  referee.view(), campaign.view(), files.question, messages.view()};
}

scene::Overlay Desk::overlay() const {
  scene::Overlay o;
  o.interface_scale = settings.text_scale;
  o.mission.on = screen == Screen::briefing || (has_table() && !table().mission.empty());
  if (screen == Screen::briefing) {
    o.grid = false;
    o.mission.set_up = true;
    return o;
  }
  o.selected = board.selected;
  o.hovered = board.hovered;
  o.all_front_arcs = settings.all_front_arcs;
  o.grid = settings.grid;
  o.names = settings.names;
  o.silhouettes = settings.silhouettes;
  o.table_mode = table_mode;
  if (!has_table()) return o;
  o.mission.set_up = battle.placing || table().play.phase == state::Phase::setup;
  o.guides = settings.guides && table().options.guides;
  o.battle = battle.shown();
  referee.show(o);
  placing.show(o.battle);
  show_arcs(o);
  show_moves(o);
  return o;
}

// Arcs, bands and what is measured.
void Desk::show_arcs(scene::Overlay& o) const {
  if (board.shown_arcs.empty()) o.range_rings = board.arcs_of;
  for (const geom::ArcKind kind : board.shown_arcs) o.arcs.push_back({board.arcs_of, kind, true});
  if (board.tool == Tool::arc && !board.measure_from.empty())
    o.arcs.push_back({board.measure_from, board.measure_arc, true});
  if (auto verdict = board.verdict()) o.verdicts.push_back(std::move(*verdict));
}

// What is moved by hand, would be flown, or is on its way.
void Desk::show_moves(scene::Overlay& o) const {
  if (const rules::MoveOutcome* outcome = dial.preview()) {
    const std::string& ship = *board.selected.begin();
    o.ghost = scene::GhostMove{ship, *outcome,
                               dial.of_selected()->difficulty_of(outcome->maneuver).value_or(geom::Difficulty::white)};
    if (in_battle() && !seats.covered && !flight.on() && outcome->fully_executed)
      for (scene::HeldShown& mate : formation_after(catalog(), table(), ship, *outcome))
        o.battle.held.push_back(std::move(mate));
  }
  if (board.dragging())
    for (const state::Piece& piece : board.lifted->pieces) {
      const state::Piece* before = table().find(piece.id);
      if (before != nullptr && before->pose != piece.pose) o.dragged[piece.id] = piece.pose;
    }
  // Beside a real table another card stands there once it has moved.
  if (advice.decision && !(referee.on() && advice.flown && !flight.on())) {
    o.decision = advice.decision.get();
    o.step = advice.step;
  }
  if (!flight.on()) return;
  o.flight = flight.progress();
  const Flown& flown = flight.flown();
  if (!flown.by_ai) o.ghost = scene::GhostMove{flown.ship, flown.outcome, flown.difficulty};
}

// --- hint tour

void Desk::next_tour_step() {
  if (tour_step >= 0 && ++tour_step >= kTourSteps) skip_tour();
}
void Desk::skip_tour() {
  tour_step = -1;
  settings.tour_done = true;
}

}  // namespace plotboard::desk

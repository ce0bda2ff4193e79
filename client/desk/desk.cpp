// The desk's core: how the parts are put together and follow the table; time, and what the board shows.
#include "desk/desk.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/report.hpp"
#include "desk/table/wings.hpp"

namespace plotboard::desk {

Desk::Desk(const data::Catalog& catalog, const std::string& folder)
    : open_({catalog, messages, seed}),
      board({open_, messages, settings}),
      seats({open_, board}),
      fleet({open_, seats, playback}),
      dial({open_, board, seats}),
      playback({open_, board, settings}),
      battle({open_, messages, settings, table_mode, board, seats, dial, playback, advice}),
      preview({open_, settings, board, seats, dial, battle}),
      ai({open_, messages, settings, board, dial, playback, advice, battle}),
      log({open_, messages, seats, dial, playback, advice, battle, ai}),
      placing({open_, messages, seats, battle, log}),
      answers({open_, messages, board, seats, dial, playback, battle, ai, log, placing}),
      pieces({open_, messages, settings, board, battle.placing}),
      pointer({open_, messages, settings, board, playback, pieces, answers}),
      files({open_, messages, settings, table_mode, folder, [this] { return report(*this); }}),
      missions({open_, messages, seed, seats, battle, ai}),
      mirror({open_, messages, board, files, draft}),
      referee({open_, messages, board, dial, playback, advice, battle, log, answers, placing, table_mode}),
      campaigns({open_, messages, settings, seed, files, missions, folder}) {
  open_.enlist(*this);
  files.start_up();
  campaigns.turn_to_last();
}

Desk::~Desk() { files.close(); }

const data::RuleText* Desk::rule(const std::string& id) const {
  const auto found = catalog().rules.find(id);
  return found == catalog().rules.end() ? nullptr : &found->second;
}

bool Desk::in_mission() const { return has_table() && missions.standing().mission != nullptr; }

bool Desk::has_ai() const {
  if (edition().has_ai_cards) return true;
  return std::any_of(table().pieces.begin(), table().pieces.end(), [](const state::Piece& piece) { return piece.ai; });
}

const state::Table* Desk::board_on_show() const {
  if (screen == Screen::table) return has_table() ? &table() : nullptr;
  return screen == Screen::briefing ? missions.map() : nullptr;
}

// --- time

bool Desk::tick(double seconds) {
  pieces.tick(seconds);
  bool moving = playback.tick(seconds);
  if (!playback.on()) moving |= messages.tick(seconds);  // notes of what is shown wait until it has been
  moving |= ai.tick(seconds);
  moving |= log.tick(seconds);
  files.tick(seconds, !board.dragging());
  return moving || log.playing;
}

// --- drawing

bool Desk::look_through(const Box& room) {
  scene::Camera& camera = board.camera;
  const geom::Vec2 size = room.high - room.low;
  const bool other = camera.width_px != size.x || camera.height_px != size.y;
  const bool filled = board.fits();
  camera.left_px = room.low.x;
  camera.top_px = room.low.y;
  camera.width_px = size.x;
  camera.height_px = size.y;
  const bool on_table = screen == Screen::table && has_table();
  const state::Piece* planned = on_table && dial.open ? board.only_selected() : nullptr;
  const std::string watched = planned == nullptr ? "" : planned->id.text();
  if (other && filled && on_table)
    board.fit();
  else if (planned != nullptr && (other || watched != kept_in_sight_))
    board.bring_into_sight(watched);
  kept_in_sight_ = watched;
  // The map of a briefing always shows the whole of it.
  const state::Table* map = screen == Screen::briefing ? board_on_show() : nullptr;
  if (map != nullptr) camera.fit(map->area.width.mm(), map->area.height.mm(), board.fit_margin());
  return other;
}

Seen Desk::seen() const {
  return {open_.version(), *this,          settings,       board.view(),
          dial.view(),     seats.view(),   battle.view(),  placing.view(),
          advice.view(),   ai.running(),   log.view(),     playback.view(),
          missions.choice, mirror.view(),  referee.view(), campaigns.on_show().seen(),
          files.question,  messages.view()};
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
  o.beacon = board.beacon;
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
  if (!table_mode) preview.show(o);
  show_moves(o);
  show_playback(o);
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

// What is moved by hand, or would be flown.
void Desk::show_moves(scene::Overlay& o) const {
  if (const rules::MoveOutcome* outcome = dial.preview()) {
    const std::string& ship = *board.selected.begin();
    o.ghost = scene::GhostMove{ship, *outcome,
                               dial.of_selected()->difficulty_of(*dial.pointed).value_or(geom::Difficulty::white),
                               on_board(dial.consequences())};
    // Headed by what was chosen: where the ship may not fly that, the words below say what it flies.
    o.ghost->outcome.maneuver = *dial.pointed;
    if (in_battle() && !seats.covered && !playback.on() && outcome->fully_executed)
      for (scene::HeldShown& mate : formation_after(catalog(), table(), ship, *outcome))
        o.battle.held.push_back(std::move(mate));
  }
  if (board.dragging())
    for (const state::Piece& piece : board.lifted->pieces) {
      const state::Piece* before = table().find(piece.id);
      if (before != nullptr && before->pose != piece.pose) o.dragged[piece.id] = piece.pose;
    }
  if (shows_decision() && log.reasons_fit_board()) {
    o.decision = advice.decision.get();
    o.decision_words = on_board(consequences(advice.decision->outcome, names()));
    o.step = advice.step;
  }
}

// Marks are of a table that was: once it has flown they stay while it is that ship's turn and nobody is asked, or as
// long as somebody looks at the reasons.
bool Desk::shows_decision() const {
  if (!advice.decision) return false;
  if (!advice.flown) return true;
  if (referee.on()) return playback.on();  // beside a real table another card stands there once it has moved
  if (!in_battle() || advice.asked) return true;
  const Id ship = advice.decision->ship;
  if (playback.on() && scene::is_on_its_way(playback.timeline(), playback.at(), ship)) return true;
  if (battle.expected().kind != Expect::others || table().play.phase != state::Phase::activation) return false;
  const auto& entries = session().log();
  const auto turn = std::find_if(entries.rbegin(), entries.rend(),
                                 [](const battle::LogEntry& entry) { return holds<rules::TakeTurn>(entry.command); });
  return turn != entries.rend() && get<rules::TakeTurn>(turn->command).ship == ship;
}

// What happened last, and of what comes next only that which fits the table as it is shown meanwhile.
void Desk::show_playback(scene::Overlay& o) const {
  o.battle.dice = !referee.on();
  if (!playback.on()) return;
  o.timeline = &playback.timeline();
  o.moment = playback.at();
  o.calm = settings.reduced_motion;
  const auto& attack = playback.table().play.attack;
  if (o.battle.shot && (!attack || attack->attacker != o.battle.shot->attacker)) o.battle.shot.reset();
  o.battle.may_act.clear();
  if (!battle.pointed && board.shown_arcs.empty()) {  // of the question that comes after it
    o.arcs.clear();
    o.range_rings.clear();
  }
  if (!battle.pointed)
    std::erase_if(o.battle.offers, [](const scene::Offer& offer) { return offer.ghost.has_value(); });
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

// The desk's core: the table, pieces, verdicts, undo, time, and what the board shows.
#include "desk/desk.hpp"

#include <algorithm>
#include <bit>

#include "data/catalog.hpp"
#include "desk/desk_impl.hpp"

namespace plotboard::desk {

namespace {

constexpr double kMessageSeconds = 6, kFadeSeconds = 0.6;
constexpr double kMergeSeconds = 1.0;  // wheel notches and nudges closer than this are one undo step
constexpr std::size_t kMostMessages = 6;

}  // namespace

Desk::Desk(const data::Catalog& catalog, std::string folder)
    : impl_(std::make_unique<Impl>(*this, catalog, std::move(folder))) {
  impl_->start_up();
}

Desk::~Desk() {
  impl_->autosave();
  impl_->keep_settings(0, true);
}

// --- the table

void Desk::Impl::open(state::Table table, const std::string& from_file) {
  open(battle::Session(catalog, std::move(table), desk.seed++), from_file);
}

void Desk::Impl::open(battle::Session opened, const std::string& from_file) {
  set_aside();
  desk.ai_stop();
  clear_decision();
  flight.reset();
  gesture = Gesture::none;
  desk.selected.clear();
  desk.hovered.clear();
  desk.measure_from.clear();
  desk.measure_to.clear();
  desk.arcs_of.clear();
  desk.shown_arcs.clear();
  desk.pointed_maneuver.reset();
  desk.dial_open = false;
  desk.tool = Tool::select;
  {
    const LogFilter filter = desk.battle.filter;
    const double speed = desk.battle.speed;
    desk.battle = {};
    desk.battle.filter = filter;
    desk.battle.speed = speed;
  }
  advice_on_show = false;
  seated = 0;
  battle_save.reset();
  session.emplace(std::move(opened));
  ++tables_opened;
  merge_key.clear();
  file = from_file;
  recovered_from.clear();
  saved_hash = autosaved_hash = state::hash_of(session->table());
  dirty_seconds = -1;
  opening = true;
  battle_changed();
  opening = false;
  desk.screen = Screen::table;
  desk.act(Intent::fit_board);
}

bool Desk::Impl::apply(const rules::Command& command, bool merge) {
  if (const auto refusal = session->apply(command, merge)) {
    desk.say(MessageKind::refusal, refusal->why, refusal->rule);
    return false;
  }
  table_changed();
  return true;
}

bool Desk::Impl::place(std::vector<rules::Placement> placements, const std::string& how) {
  for (rules::Placement& mate : mates_of(placements)) placements.push_back(std::move(mate));
  std::string key = how;
  for (const rules::Placement& placement : placements) key += '\n' + placement.id;
  const bool merge = key == merge_key && merge_seconds < kMergeSeconds;
  if (!apply(rules::PlacePieces{placements}, merge)) return false;
  merge_key = key;
  merge_seconds = 0;
  return true;
}

void Desk::Impl::table_changed() {
  merge_key.clear();
  // A hand cannot hold on to a table that changed under it.
  if (gesture == Gesture::drag || gesture == Gesture::pressed_piece) end_drag(false);
  const state::Table& table = session->table();
  const auto gone = [&](const std::string& id) { return !id.empty() && table.find(id) == nullptr; };
  std::erase_if(desk.selected, gone);
  for (std::string* id : {&desk.hovered, &desk.measure_from, &desk.measure_to, &desk.arcs_of})
    if (gone(*id)) id->clear();
  if (desk.measure_from.empty()) std::swap(desk.measure_from, desk.measure_to);
  const bool dirty = state::hash_of(table) != autosaved_hash;
  if (dirty && dirty_seconds < 0) dirty_seconds = 0;
  // A decision on show speaks of the table as it is, so a moved piece makes the ship think again.
  battle_changed();
  if (session->table().play.on()) return;
  if (desk.ai.decision && !desk.ai.flown && !flying_by_ai && !think_again()) clear_decision();
}

std::string Desk::Impl::free_id(const std::string& prefix) const {
  for (int n = 1;; ++n) {
    std::string id = prefix + std::to_string(n);
    if (session->table().find(id) == nullptr) return id;
  }
}

// The asked place, or the nearest one on a spiral round it where a ship overlaps no other.
geom::Pose Desk::Impl::free_place(const state::Piece& piece, std::optional<geom::Vec2> at) const {
  const state::Table& table = session->table();
  const scene::Camera& view = desk.camera;
  const geom::Vec2 middle_px{view.left_px + view.width_px / 2, view.top_px + view.height_px / 2};
  const geom::Vec2 wanted = at.value_or(view.to_table(middle_px));
  const auto shape = rules::shape_of(catalog, piece);
  const double margin = shape ? shape->radius : 0;
  const auto inside = [margin](double v, double extent) {
    return extent <= 2 * margin ? extent / 2 : std::clamp(v, margin, extent - margin);
  };
  const auto pose_at = [&](geom::Vec2 mm) {
    return geom::rounded_pose({inside(mm.x, table.area.width.mm()), inside(mm.y, table.area.height.mm())},
                              piece.pose.heading.degrees());
  };
  if (piece.type != state::PieceType::ship) return pose_at(wanted);
  const rules::Field field(catalog, table);
  const auto is_free = [&](const geom::Pose& pose) {
    const auto base = geom::placed_base(catalog.figures, piece.base, true, pose);
    return std::none_of(field.ships().begin(), field.ships().end(),
                        [&](const rules::Field::Ship& ship) { return geom::gap_mm_up_to(base, ship.moving, 1) < 1; });
  };
  static constexpr int kSides[8][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  geom::Pose pose = pose_at(wanted);
  for (int ring = 1; ring <= 12 && !is_free(pose); ++ring)
    for (const auto& side : kSides) {
      pose = pose_at(wanted + geom::Vec2{side[0] * 25.0 * ring, side[1] * 25.0 * ring});
      if (is_free(pose)) return pose;
    }
  return is_free(pose) ? pose : pose_at(wanted);
}

std::string Desk::Impl::add(state::Piece piece, const std::string& prefix, std::optional<geom::Vec2> at) {
  if (!session) desk.new_table("3x3");
  piece.id = free_id(prefix);
  piece.pose = free_place(piece, at);
  if (!apply(rules::AddPiece{piece})) return "";
  desk.selected = {piece.id};
  return piece.id;
}

void Desk::show_start() {
  ai_stop();
  screen = Screen::start;
}

void Desk::new_table(const std::string& area) {
  state::Table table;
  if (const auto known = state::area_named(area)) table.area = *known;
  table.options.guides = settings.guides;
  impl_->open(std::move(table), "");
}

void Desk::new_free_table(double width_mm, double height_mm) {
  constexpr double kLeast = 300, kMost = 4000;
  state::Table table;
  table.area = {"free", base::um_from_mm(std::clamp(width_mm, kLeast, kMost)),
                base::um_from_mm(std::clamp(height_mm, kLeast, kMost))};
  table.options.guides = settings.guides;
  impl_->open(std::move(table), "");
}

bool Desk::has_table() const { return impl_->session.has_value(); }
const battle::Session& Desk::session() const {
  ENSURE(has_table(), "no table is open");
  return *impl_->session;
}
const state::Table& Desk::table() const { return session().table(); }
const data::Catalog& Desk::catalog() const { return impl_->catalog; }
const data::RuleText* Desk::rule(const std::string& id) const {
  const auto found = catalog().rules.find(id);
  return found == catalog().rules.end() ? nullptr : &found->second;
}
const state::Table& Desk::shown_table() const { return impl_->gesture == Impl::Gesture::drag ? impl_->shown : table(); }

// --- pieces

const state::Piece* Desk::only_selected() const {
  return has_table() && selected.size() == 1 ? shown_table().find(*selected.begin()) : nullptr;
}

std::string Desk::add_ship(const std::string& ship, state::Side side, bool ai_ship, std::optional<geom::Vec2> at) {
  const data::Ship* known = catalog().ship(ship);
  if (known == nullptr) {
    say(MessageKind::problem, "There is no ship \"" + ship + "\" in the catalog.");
    return "";
  }
  state::Piece piece;
  piece.type = state::PieceType::ship;
  piece.ref = ship;
  piece.base = known->base;
  piece.side = side;
  piece.ai = ai_ship;
  piece.initiative = known->generics.empty() ? 1 : known->generics.front().initiative;
  if (!known->factions.empty()) piece.faction = known->factions.front();
  if (side == state::Side::enemy) piece.pose.heading = {180000};
  if (ai_ship && has_table()) {
    for (const state::Piece& other : table().pieces) piece.number = std::max(piece.number, other.number);
  }
  if (ai_ship) ++piece.number;
  const char* prefix = ai_ship ? "A" : side == state::Side::player ? "P" : side == state::Side::enemy ? "E" : "S";
  return impl_->add(std::move(piece), prefix, at);
}

std::string Desk::add_base(geom::BaseKind base, state::Side side, std::optional<geom::Vec2> at) {
  state::Piece piece;
  piece.type = state::PieceType::ship;
  piece.base = base;
  piece.side = side;
  if (side == state::Side::enemy) piece.pose.heading = {180000};
  return impl_->add(std::move(piece), side == state::Side::player ? "P" : side == state::Side::enemy ? "E" : "S", at);
}

std::string Desk::add_piece(state::PieceType type, const std::string& ref, std::optional<geom::Vec2> at) {
  state::Piece piece;
  piece.type = type;
  piece.ref = ref;
  static const std::map<state::PieceType, const char*> prefixes = {
      {state::PieceType::ship, "S"},           {state::PieceType::obstacle, "R"}, {state::PieceType::device, "D"},
      {state::PieceType::template_piece, "T"}, {state::PieceType::ruler, "L"},    {state::PieceType::marker, "M"}};
  return impl_->add(std::move(piece), prefixes.at(type), at);
}

void Desk::change(const state::Piece& piece) {
  if (!has_table()) return;
  const state::Piece* old = table().find(piece.id);
  if (old == nullptr || *old == piece) return;
  state::Piece moved = *old;
  moved.pose = piece.pose;
  if (moved == piece)
    place(piece.id, piece.pose);
  else
    impl_->apply(rules::ChangePiece{piece});
}

void Desk::place(const std::string& id, const geom::Pose& pose) {
  if (!has_table() || table().find(id) == nullptr || table().find(id)->pose == pose) return;
  impl_->place({{id, pose}}, "fields");
}

void Desk::set_table(const state::Area& area, const std::string& ruleset, const state::Options& options) {
  if (!has_table()) return;
  if (impl_->apply(rules::SetTable{area, ruleset, options})) act(Intent::fit_board);
}

// --- measuring

std::optional<rules::PairVerdict> Desk::pair_verdict() const {
  if (!has_table() || measure_from.empty()) return {};
  // The second piece not picked yet: the one under the pointer answers already.
  const std::string& to = measure_to.empty() && tool == Tool::measure ? hovered : measure_to;
  if (to.empty() || to == measure_from) return {};
  const state::Table& now = shown_table();
  for (const std::string* id : {&measure_from, &to}) {
    const state::Piece* piece = now.find(*id);
    if (piece == nullptr || piece->fled || !rules::shape_of(catalog(), *piece)) return {};
  }
  return rules::measure(rules::Field(catalog(), now), measure_from, to);
}

std::optional<rules::ArcAnswer> Desk::arc_verdict() const {
  if (!has_table() || measure_from.empty() || tool != Tool::arc) return {};
  const std::string& to = measure_to.empty() ? hovered : measure_to;
  if (to.empty() || to == measure_from) return {};
  const state::Table& now = shown_table();
  for (const std::string* id : {&measure_from, &to}) {
    const state::Piece* piece = now.find(*id);
    if (piece == nullptr || piece->fled || piece->type != state::PieceType::ship) return {};
  }
  return rules::measure_arc(rules::Field(catalog(), now), measure_from, to, measure_arc);
}

// --- the dial

const data::Dial* Desk::Impl::dial_of(const state::Piece& piece) const {
  const data::Ship* ship = piece.type == state::PieceType::ship ? catalog.ship(piece.ref) : nullptr;
  return ship == nullptr || piece.fled ? nullptr : &ship->dial;
}

std::vector<DialCell> Desk::dial_cells() const {
  const state::Piece* piece = only_selected();
  const data::Dial* dial = piece == nullptr ? nullptr : impl_->dial_of(*piece);
  if (dial == nullptr || dragging()) return {};
  const Impl::PreviewKey key{impl_->tables_opened, session().revision(), piece->id, {}, tallon_place};
  if (key == impl_->cells_key) return impl_->cells;
  const rules::Field field(catalog(), table());
  const rules::Field::Ship* ship = field.ship(piece->id);
  std::vector<DialCell> cells;
  for (const data::DialEntry& entry : dial->entries) {
    DialCell cell;
    cell.maneuver = entry.maneuver;
    cell.difficulty = entry.difficulty;
    if (ship != nullptr && rules::flyable(field, *ship, entry.maneuver)) {
      geom::ManeuverChoice choice{tallon_place};
      choice.edition = field.ruleset().edition;
      const rules::MoveOutcome outcome = rules::fly(field, *ship, entry.maneuver, choice);
      cell.leaves_area = outcome.left_area;
      cell.bumps = !outcome.fully_executed;
      cell.hits_obstacle = outcome.hits_obstacle();
    }
    if (in_battle() && table().play.phase == state::Phase::planning && piece->side == battle.seat)
      cell.refused = rules::check(catalog(), table(), rules::SetDial{piece->id, entry.maneuver});
    cells.push_back(std::move(cell));
  }
  impl_->cells_key = key;
  impl_->cells = cells;
  return cells;
}

const rules::MoveOutcome* Desk::preview() const {
  const state::Piece* piece = only_selected();
  if (piece == nullptr || !pointed_maneuver || dragging() || impl_->dial_of(*piece) == nullptr) return nullptr;
  const Impl::PreviewKey key{impl_->tables_opened, session().revision(), piece->id, *pointed_maneuver, tallon_place};
  if (key != impl_->preview_key) {
    impl_->preview_key = key;
    impl_->preview.reset();
    const rules::Field field(catalog(), table());
    const rules::Field::Ship* ship = field.ship(piece->id);
    if (ship != nullptr && rules::flyable(field, *ship, *pointed_maneuver)) {
      geom::ManeuverChoice choice{tallon_place};
      choice.edition = field.ruleset().edition;
      impl_->preview = rules::fly(field, *ship, *pointed_maneuver, choice);
    }
  }
  return impl_->preview ? &*impl_->preview : nullptr;
}

bool Desk::fly(geom::Maneuver maneuver) {
  const state::Piece* piece = only_selected();
  if (in_battle()) return piece != nullptr && set_dial(piece->id, maneuver);
  const data::Dial* dial = piece == nullptr ? nullptr : impl_->dial_of(*piece);
  if (dial == nullptr) return false;
  pointed_maneuver = maneuver;
  const rules::MoveOutcome* seen = preview();
  std::optional<rules::MoveOutcome> outcome;
  if (seen != nullptr) outcome = *seen;
  pointed_maneuver.reset();
  rules::FlyManeuver command;
  command.id = piece->id;
  command.maneuver = maneuver;
  command.choice.tallon = tallon_place;
  command.choice.edition = rules::Field(catalog(), table()).ruleset().edition;
  if (!impl_->apply(command)) return false;
  if (outcome) {
    const auto difficulty = dial->difficulty_of(maneuver).value_or(geom::Difficulty::white);
    impl_->start_flight({command.id, *outcome, difficulty, false, 0});
    if (outcome->left_area) say(MessageKind::note, command.id + " leaves the play area: it has fled.", "2e-flee-1");
  }
  if (!table().mission.empty()) impl_->hand_over();
  return true;
}

// --- undo

bool Desk::undo() {
  ai_stop();
  stop_playing();
  impl_->flight.reset();
  if (!has_table() || !impl_->session->undo()) return false;
  impl_->clear_decision();
  impl_->table_changed();
  return true;
}

bool Desk::redo() {
  ai_stop();
  stop_playing();
  impl_->flight.reset();
  if (!has_table() || !impl_->session->redo()) return false;
  impl_->clear_decision();
  impl_->table_changed();
  return true;
}

void Desk::undo_to(std::size_t entries) {
  ai_stop();
  stop_playing();
  impl_->flight.reset();
  if (!has_table() || !impl_->session->undo_to(entries)) return;
  impl_->clear_decision();
  impl_->table_changed();
}

// --- time

void Desk::say(MessageKind kind, const std::string& text, const std::string& rule) {
  // The same words again: one message, fresh.
  std::erase_if(messages, [&](const Message& m) { return m.kind == kind && m.text == text; });
  messages.push_back({kind, text, rule, 0});
  if (messages.size() > kMostMessages) messages.erase(messages.begin());
}

bool Desk::tick(double seconds) {
  bool moving = false;
  impl_->merge_seconds += seconds;
  for (Message& message : messages) {
    message.age_seconds += seconds;
    moving |= message.kind != MessageKind::problem && message.age_seconds > kMessageSeconds - kFadeSeconds;
  }
  std::erase_if(messages,
                [](const Message& m) { return m.kind != MessageKind::problem && m.age_seconds > kMessageSeconds; });
  if (impl_->flight) {
    impl_->flight->seconds += seconds;
    if (impl_->flight_progress() >= 1) impl_->flight.reset();
    moving = true;
  }
  if (ai.running && !impl_->flight && !dragging()) {
    impl_->wait_seconds -= seconds;
    if (impl_->wait_seconds <= 0) {
      impl_->run_on();
      moving = true;
    }
  }
  if (impl_->dirty_seconds >= 0) {
    impl_->dirty_seconds += seconds;
    if (impl_->dirty_seconds >= 1 && !dragging()) impl_->autosave();
  }
  if (battle.playing) moving |= impl_->play_on(seconds);
  impl_->keep_settings(seconds, false);
  return moving || battle.playing;
}

// --- drawing

scene::Overlay Desk::overlay() const {
  scene::Overlay o;
  o.selected = selected;
  o.hovered = hovered;
  o.all_front_arcs = settings.all_front_arcs;
  o.grid = settings.grid;
  o.names = settings.names;
  o.silhouettes = settings.silhouettes;
  o.table_mode = table_mode;
  o.interface_scale = settings.text_scale;
  if (screen == Screen::briefing) return impl_->map_overlay();
  if (!has_table()) return o;
  o.mission.on = !table().mission.empty();
  o.mission.set_up = battle.placing || table().play.phase == state::Phase::setup;
  o.guides = settings.guides && table().options.guides;
  impl_->look();
  o.battle = impl_->battle_shown();
  if (shown_arcs.empty())
    o.range_rings = arcs_of;
  else
    for (const geom::ArcKind kind : shown_arcs) o.arcs.push_back({arcs_of, kind, true});
  if (tool == Tool::arc) {
    if (auto answer = arc_verdict()) o.arc_measures.push_back(std::move(*answer));
    if (!measure_from.empty()) o.arcs.push_back({measure_from, measure_arc, true});
  } else if (auto verdict = pair_verdict()) {
    o.measures.push_back(std::move(*verdict));
  }
  if (const rules::MoveOutcome* outcome = preview()) {
    const state::Piece* piece = only_selected();
    const data::Dial* dial = impl_->dial_of(*piece);
    o.ghost =
        scene::GhostMove{piece->id, *outcome, dial->difficulty_of(outcome->maneuver).value_or(geom::Difficulty::white)};
  }
  if (dragging())
    for (const state::Piece& piece : impl_->shown.pieces) {
      const state::Piece* before = table().find(piece.id);
      if (before != nullptr && before->pose != piece.pose) o.dragged[piece.id] = piece.pose;
    }
  if (ai.decision) {
    o.decision = &*ai.decision;
    o.step = ai.step;
  }
  if (impl_->flight) {
    const Impl::Flight& flight = *impl_->flight;
    o.flight = impl_->flight_progress();
    if (!flight.by_ai) o.ghost = scene::GhostMove{flight.ship, flight.outcome, flight.difficulty};
  }
  return o;
}

std::uint64_t Desk::Impl::picture_fingerprint() const {
  base::Hasher h;
  const auto real = [&h](double v) { h.integer(std::bit_cast<std::int64_t>(v)); };
  const auto all = [&h](auto... values) { (h.integer(static_cast<std::int64_t>(values)), ...); };
  const scene::Camera& c = desk.camera;
  for (const double v : {c.centre.x, c.centre.y, c.pixels_per_mm, c.width_px, c.height_px, c.left_px, c.top_px,
                         desk.settings.text_scale, flight ? flight_progress() : -1})
    real(v);
  const Settings& s = desk.settings;
  all(desk.screen, desk.tool, desk.measure_arc, desk.tallon_place, desk.table_mode, s.grid, s.guides, s.silhouettes,
      s.names, s.all_front_arcs, tables_opened, session ? session->revision() : 0, drags, gesture, decisions,
      desk.ai.flown, desk.ai.step.value_or(static_cast<std::size_t>(-1)), desk.messages.size(), desk.tour_step,
      desk.help_open, desk.calibrating, desk.dial_open, desk.ai.running, desk.file_question);
  for (const std::string* text : std::initializer_list<const std::string*>{
           &desk.hovered, &desk.measure_from, &desk.measure_to, &desk.arcs_of, &s.theme, &s.mat_file, &desk.ai.ship})
    h.text(*text);
  for (const std::string& id : desk.selected) h.text(id);
  const BattleView& b = desk.battle;
  all(briefings, held_changes, held.has_value(), b.seat, b.covered, b.pointed.value_or(static_cast<std::size_t>(-1)),
      b.typed.size(), b.by_hand, b.placing, b.result_open, b.playing, b.filter);
  real(b.speed);
  h.text(b.peek);
  for (const geom::ArcKind kind : desk.shown_arcs) all(kind);
  if (desk.pointed_maneuver) h.text(geom::code_of(*desk.pointed_maneuver));
  if (gesture == Gesture::box) {
    real(last_px.x);
    real(last_px.y);
  }
  return h.value();
}

std::uint64_t Desk::revision() const {
  const std::uint64_t now = impl_->picture_fingerprint();
  if (now != impl_->fingerprint) {
    impl_->fingerprint = now;
    ++impl_->revision;
  }
  return impl_->revision;
}

// --- hint tour

void Desk::start_tour() { tour_step = 0; }
void Desk::next_tour_step() {
  if (tour_step >= 0 && ++tour_step >= kTourSteps) skip_tour();
}
void Desk::skip_tour() {
  tour_step = -1;
  settings.tour_done = true;
}

}  // namespace plotboard::desk

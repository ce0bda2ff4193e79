// Files of the desk: scenes, autosave and recovery, recent tables, settings, the report; and the tables that open
// ready.
#include <algorithm>

#include "battle/log.hpp"
#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "desk/report.hpp"
#include "io/io.hpp"
#include "state/state.hpp"

namespace plotboard::desk {

namespace {

constexpr std::size_t kMostSceneBytes = 32u << 20u;
constexpr int kCopiesKept = 3;  // of unsaved tables of earlier runs, and of crashes
constexpr std::size_t kErrorsShown = 6;
constexpr double kSettingsSeconds = 1;  // between a change of the settings and its writing

std::string words_of(const base::Errors& errors) {
  base::Errors first(errors.begin(),
                     errors.begin() + static_cast<std::ptrdiff_t>(std::min(errors.size(), kErrorsShown)));
  std::string text = base::text(first);
  if (errors.size() > kErrorsShown) text += "and " + std::to_string(errors.size() - kErrorsShown) + " more\n";
  if (!text.empty()) text.pop_back();
  return text;
}

std::string autosave_in(const std::string& folder) { return folder + "/autosave.json"; }
std::string copy_in(const std::string& folder, const std::string& kind, int n) {
  return folder + "/" + kind + "-" + std::to_string(n) + ".json";
}

state::Piece ship(const data::Catalog& catalog, const std::string& id, const std::string& ref, state::Side side,
                  bool ai, double x, double y, double heading) {
  state::Piece piece;
  piece.id = id;
  piece.ref = ref;
  piece.side = side;
  piece.ai = ai;
  piece.pose = geom::rounded_pose({x, y}, heading);
  if (const data::Ship* known = catalog.ship(ref)) {
    piece.base = known->base;
    if (!known->generics.empty()) piece.initiative = known->generics.front().initiative;
    if (!known->factions.empty()) piece.faction = known->factions.front();
  } else {
    piece.ref.clear();  // a bare base, where this catalog lacks the ship
    piece.ai = false;
  }
  return piece;
}

void add_rock(const data::Catalog& catalog, state::Table& table, const std::string& ref, double x, double y,
              double heading) {
  if (catalog.obstacle(ref) == nullptr) return;
  state::Piece rock;
  rock.id = "R" + std::to_string(1 + std::count_if(table.pieces.begin(), table.pieces.end(), [](const state::Piece& p) {
                                   return p.type == state::PieceType::obstacle;
                                 }));
  rock.type = state::PieceType::obstacle;
  rock.ref = ref;
  rock.pose = geom::rounded_pose({x, y}, heading);
  table.pieces.push_back(rock);
}

}  // namespace

// --- start and end

void Desk::Impl::start_up() {
  if (auto made = io::make_folder(folder); !made) desk.say(MessageKind::problem, words_of(made.errors()));
  std::vector<std::string> notes;
  desk.settings = read_settings(folder, notes);
  for (const std::string& note : notes) desk.say(MessageKind::problem, note);
  written = desk.settings;
  // What the last run left unsaved becomes a copy of its own, so that this run's autosave cannot overwrite it.
  if (io::exists(autosave_in(folder))) {
    make_room_for_copy();
    if (auto moved = io::move_file(autosave_in(folder), copy_in(folder, "unsaved", 1)); !moved)
      desk.say(MessageKind::problem, words_of(moved.errors()));
  }
  make_battle_copy();
  list_copies();
}

void Desk::Impl::make_room_for_copy() {
  for (int n = kCopiesKept - 1; n >= 1; --n) {
    const std::string from = copy_in(folder, "unsaved", n), to = copy_in(folder, "unsaved", n + 1);
    if (!io::exists(from)) continue;
    if (auto moved = io::move_file(from, to); !moved) {
      desk.say(MessageKind::problem, words_of(moved.errors()));
      continue;
    }
    if (copy_being_opened == to)
      copy_being_opened.clear();
    else if (copy_being_opened == from)
      copy_being_opened = to;
  }
}

void Desk::Impl::list_copies() {
  recovered.clear();
  list_battle_copies();
  for (const std::string kind : {"unsaved", "crash"})
    for (int n = 1; n <= kCopiesKept; ++n) {
      const std::string path = copy_in(folder, kind, n);
      if (!io::exists(path)) continue;
      auto text = io::read_file(path, kMostSceneBytes);
      auto table = text ? state::read_scene(*text, path, catalog) : base::Result<state::Table>(text.errors());
      if (!table) continue;
      std::string from = kind == "crash" ? "Table from when the program failed" : "Unsaved table";
      if (kind != "crash") from += n == 1 ? ", the latest" : ", an earlier one";
      from += ": " + std::to_string(table->pieces.size()) + " pieces, round " + std::to_string(table->round);
      const auto mission = catalog.missions.find(table->mission);
      if (mission != catalog.missions.end()) from += ", " + mission->second.name;
      recovered.push_back({path, from, true});
    }
}

void Desk::Impl::set_aside() {
  if (battle_save) return set_battle_aside();
  if (!session || !desk.unsaved()) return;
  const bool has_copy = !recovered_from.empty();
  if (!has_copy) make_room_for_copy();
  const std::string path = has_copy ? recovered_from : copy_in(folder, "unsaved", 1);
  if (auto done = io::write_file(path, state::write_scene(session->table())); !done) {
    desk.say(MessageKind::problem, words_of(done.errors()));
    return;
  }
  io::remove_file(autosave_in(folder));
  list_copies();
  desk.say(MessageKind::note, "The table before was not saved. It is kept on the start screen, under Recent.");
}

void Desk::Impl::autosave() {
  if (dirty_seconds < 0 || !session) return;
  dirty_seconds = -1;
  if (session->table().play.on()) return keep_battle();
  const std::uint64_t hash = state::hash_of(session->table());
  if (hash == saved_hash) {  // undone back to what the file holds
    io::remove_file(autosave_in(folder));
  } else if (auto done = io::write_file(autosave_in(folder), state::write_scene(session->table())); !done) {
    if (!autosave_failed)
      desk.say(MessageKind::problem, "The table cannot be saved by itself: " + words_of(done.errors()));
    autosave_failed = true;
    return;
  }
  autosaved_hash = hash;
  autosave_failed = false;
}

void Desk::override_text_scale(double scale) { impl_->text_scale_override = settings.text_scale = scale; }

void Desk::Impl::keep_settings(double seconds, bool now) {
  Settings kept = desk.settings;
  if (text_scale_override == kept.text_scale) kept.text_scale = written.text_scale;
  if (kept == written) {
    settings_seconds = 0;
    return;
  }
  settings_seconds += seconds;
  if (!now && settings_seconds < kSettingsSeconds) return;
  settings_seconds = 0;
  written = kept;
  if (auto done = write_settings(folder, written); !done) desk.say(MessageKind::problem, words_of(done.errors()));
}

std::string Desk::write_crash_copy() const {
  if (!has_table()) return "";
  int n = 1;
  while (n < kCopiesKept && io::exists(copy_in(impl_->folder, "crash", n))) ++n;
  const std::string path = copy_in(impl_->folder, "crash", n);
  return io::write_file(path, state::write_scene(table())) ? path : "";
}

std::vector<RecentTable> Desk::recent_tables() const {
  std::vector<RecentTable> list = impl_->recovered;
  for (const std::string& path : settings.recent) list.push_back({path, io::file_name(path), false});
  return list;
}

void Desk::Impl::remember(const std::string& path) {
  const std::string name = io::absolute(path);
  std::vector<std::string>& recent = desk.settings.recent;
  std::erase(recent, name);
  recent.insert(recent.begin(), name);
  if (recent.size() > kMostRecent) recent.resize(kMostRecent);
}

// --- scenes

bool Desk::open_file(const std::string& path) {
  if (is_battle_save(path)) return impl_->open_battle(path);
  auto text = io::read_file(path, kMostSceneBytes);
  if (!text) {
    say(MessageKind::problem, words_of(text.errors()));
    return false;
  }
  Impl& m = *impl_;
  if (text->find("\"plotboard-log/") != std::string::npos) {
    auto log = battle::read_log(*text, path, catalog());
    if (!log) {
      say(MessageKind::problem, words_of(log.errors()));
      return false;
    }
    const std::size_t steps = log->log().size();
    m.open(std::move(*log), "");
    m.saved_hash = m.autosaved_hash = 0;  // as a scene it is saved nowhere yet
    m.dirty_seconds = 0;
    m.remember(path);
    say(MessageKind::note, "Battle log with " + std::to_string(steps) + (steps == 1 ? " step" : " steps") +
                               ", every one checked. " + info_of(Intent::undo).key + " goes back through them.");
    return true;
  }
  auto table = state::read_scene(*text, path, catalog());
  if (!table) {
    say(MessageKind::problem, words_of(table.errors()));
    return false;
  }
  const auto copy =
      std::find_if(m.recovered.begin(), m.recovered.end(), [&](const RecentTable& r) { return r.path == path; });
  if (copy == m.recovered.end()) {
    m.open(std::move(*table), path);
    m.remember(path);
    return true;
  }
  m.copy_being_opened = path;
  m.open(std::move(*table), "");
  m.recovered_from = std::exchange(m.copy_being_opened, "");
  m.saved_hash = m.autosaved_hash = 0;  // it is saved nowhere yet
  m.dirty_seconds = 0;
  return true;
}

bool Desk::save() {
  if (!has_table()) return false;
  if (!impl_->file.empty()) return save_as(impl_->file);
  file_question = FileQuestion::save_as;
  return false;
}

bool Desk::save_as(const std::string& path) {
  if (!has_table() || path.empty()) return false;
  Impl& m = *impl_;
  if (in_battle()) return m.save_battle(path);
  const std::string full = path == m.file ? path : io::with_ending(path, ".json");
  if (auto done = io::write_file(full, state::write_scene(table())); !done) {
    say(MessageKind::problem, words_of(done.errors()));
    return false;
  }
  m.file = full;
  m.saved_hash = m.autosaved_hash = state::hash_of(table());
  m.dirty_seconds = -1;
  io::remove_file(autosave_in(m.folder));
  if (!m.recovered_from.empty()) {
    io::remove_file(m.recovered_from);
    std::erase_if(m.recovered, [&](const RecentTable& r) { return r.path == m.recovered_from; });
    m.recovered_from.clear();
  }
  m.remember(full);
  say(MessageKind::note, "Saved as " + full + ".");
  return true;
}

const std::string& Desk::file() const { return impl_->file; }
bool Desk::unsaved() const { return has_table() && state::hash_of(table()) != impl_->saved_hash; }

bool Desk::export_text(const std::string& path) {
  if (!has_table() || path.empty()) return false;
  const std::string full = io::with_ending(path, ".txt");
  if (auto done = io::write_file(full, report(*this)); !done) {
    say(MessageKind::problem, words_of(done.errors()));
    return false;
  }
  say(MessageKind::note, "Report saved as " + full + ".");
  return true;
}

bool Desk::export_log(const std::string& path) {
  if (!has_table() || path.empty()) return false;
  const std::string full = io::with_ending(path, ".log");
  if (auto done = io::write_file(full, battle::write_log(session())); !done) {
    say(MessageKind::problem, words_of(done.errors()));
    return false;
  }
  say(MessageKind::note, "Battle log saved as " + full + ".");
  return true;
}

void Desk::answer_file(const std::string& path) {
  const FileQuestion question = std::exchange(file_question, FileQuestion::none);
  if (path.empty()) {
    png_with_report = false;
    return;
  }
  switch (question) {
    case FileQuestion::none:
      break;
    case FileQuestion::open:
      open_file(path);
      break;
    case FileQuestion::save_as:
      save_as(path);
      break;
    case FileQuestion::export_png:
      png_wanted = io::with_ending(path, ".png");
      break;
    case FileQuestion::export_text:
      export_text(path);
      break;
    case FileQuestion::export_log:
      export_log(path);
      break;
    case FileQuestion::mat_picture:
      mat_wanted = path;
      break;
  }
}

// --- tables that open ready

void Desk::open_ai_table() {
  const data::Catalog& c = catalog();
  state::Table table;
  using state::Side;
  add_rock(c, table, "coreasteroid0", 330, 470, 20);
  add_rock(c, table, "coreasteroid2", 600, 470, 75);
  add_rock(c, table, "coreasteroid4", 250, 250, 130);
  add_rock(c, table, "core2asteroid1", 730, 300, 200);
  add_rock(c, table, "core2asteroid3", 700, 660, 310);
  table.pieces.push_back(ship(c, "P1", "tielnfighter", Side::player, false, 430, 290, 8));
  table.pieces.push_back(ship(c, "P2", "tielnfighter", Side::player, false, 500, 262, 8));
  table.pieces.push_back(ship(c, "P3", "tieadvancedx1", Side::player, false, 620, 320, 330));
  const struct {
    const char* id;
    double x, y, heading;
  } xwings[] = {{"A1", 450, 610, 176}, {"A2", 520, 655, 188}, {"A3", 245, 560, 130}};
  int number = 0;
  for (const auto& at : xwings) {
    table.pieces.push_back(ship(c, at.id, "t65xwing", Side::enemy, true, at.x, at.y, at.heading));
    table.pieces.back().number = ++number;
  }
  table.options.guides = settings.guides;
  impl_->open(std::move(table), "");
}

void Desk::open_measuring_table() {
  const data::Catalog& c = catalog();
  state::Table table;
  using state::Side;
  table.pieces.push_back(ship(c, "P1", "tielnfighter", Side::player, false, 400, 330, 15));
  table.pieces.push_back(ship(c, "E1", "t65xwing", Side::enemy, false, 505, 560, 190));
  add_rock(c, table, "coreasteroid2", 440, 455, 40);
  table.options.guides = settings.guides;
  impl_->open(std::move(table), "");
  tool = Tool::measure;
  measure_from = "P1";
  measure_to = "E1";
}

}  // namespace plotboard::desk

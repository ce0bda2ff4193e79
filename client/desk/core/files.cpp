// Scenes, recent tables, settings, exports.
#include "desk/core/files.hpp"

#include <algorithm>
#include <utility>

#include "battle/log.hpp"
#include "data/catalog.hpp"
#include "desk/core/keys.hpp"
#include "io/io.hpp"
#include "state/state.hpp"

namespace plotboard::desk {

namespace {

constexpr std::size_t kErrorsShown = 6;
constexpr double kSettingsSeconds = 1;  // between a change of the settings and its writing

// kFolderKinds stands in the order of the questions.
std::string folder_kind(FileQuestion asked) {
  return asked == FileQuestion::none ? "" : kFolderKinds.at(static_cast<std::size_t>(asked) - 1);
}

}  // namespace

std::string fault_words(const base::Errors& errors) {
  base::Errors first(errors.begin(),
                     errors.begin() + static_cast<std::ptrdiff_t>(std::min(errors.size(), kErrorsShown)));
  std::string text = base::text(first);
  if (errors.size() > kErrorsShown) text += "and " + std::to_string(errors.size() - kErrorsShown) + " more\n";
  if (!text.empty()) text.pop_back();
  return text;
}

// --- start and end

void Files::start_up() {
  if (auto made = io::make_folder(given_.folder); !made)
    given_.messages.say(MessageKind::problem, fault_words(made.errors()));
  std::vector<std::string> notes;
  given_.settings = read_settings(given_.folder, notes);
  for (const std::string& note : notes) given_.messages.say(MessageKind::problem, note);
  written_ = given_.settings;
  keep_last_autosave();
  battle_left_ = make_battle_copy();
  list_copies();
}

void Files::close() {
  autosave();
  keep_table_mode();
  keep_settings(0, true);
}

void Files::tick(double seconds, bool hand_free) {
  if (dirty_seconds_ >= 0) {
    dirty_seconds_ += seconds;
    if (dirty_seconds_ >= 1 && hand_free) autosave();
  }
  keep_table_mode();
  keep_settings(seconds, false);
}

void Files::follow_opened(const std::string& from_file) {
  battle_left_ = false;
  battle_save_.reset();
  file_ = from_file;
  recovered_from_.clear();
  saved_hash_ = autosaved_hash_ = state::hash_of(table());
  dirty_seconds_ = -1;
}

void Files::follow_table() {
  if (dirty_seconds_ < 0 && state::hash_of(table()) != autosaved_hash_) dirty_seconds_ = 0;
  keep_battle();
}

void Files::mat_failed(const std::string& picture) {
  if (given_.settings.mat_file == picture) given_.settings.mat_file.clear();
}

void Files::remove_mat() {
  given_.settings.mat_file.clear();
  mat_wanted = "";
}

void Files::override_text_scale(double scale) { text_scale_override_ = given_.settings.text_scale = scale; }

void Files::keep_settings(double seconds, bool now) {
  Settings kept = given_.settings;
  if (text_scale_override_ == kept.text_scale) kept.text_scale = written_.text_scale;
  if (kept == written_) {
    settings_seconds_ = 0;
    return;
  }
  settings_seconds_ += seconds;
  if (!now && settings_seconds_ < kSettingsSeconds) return;
  settings_seconds_ = 0;
  written_ = kept;
  if (auto done = write_settings(given_.folder, written_); !done)
    given_.messages.say(MessageKind::problem, fault_words(done.errors()));
}

std::vector<RecentTable> Files::recent_tables() const {
  std::vector<RecentTable> list = recovered_;
  for (const std::string& path : given_.settings.recent) list.push_back({path, io::file_name(path), false});
  for (RecentTable& each : list) {
    if (battle_save_ && battle_save_->path() == each.path && each.unsaved)  // played on since it was listed
      each.label = battle_label(given_.open.session());
    if (const auto moment = io::written(each.path)) each.when = when_words(*moment);
  }
  return list;
}

std::string when_words(const io::Moment& moment) {
  if (moment.days_ago > 1) return std::to_string(moment.days_ago) + " days ago";
  return std::string(moment.days_ago == 1 ? "yesterday " : "today ") + std::to_string(moment.hour) +
         (moment.minute < 10 ? ":0" : ":") + std::to_string(moment.minute);
}

void Files::remember(const std::string& path) {
  const std::string name = io::absolute(path);
  std::vector<std::string>& recent = given_.settings.recent;
  std::erase(recent, name);
  recent.insert(recent.begin(), name);
  if (recent.size() > kMostRecent) recent.resize(kMostRecent);
}

// --- scenes

bool Files::open_file(const std::string& path) {
  if (is_battle_save(path)) return open_battle(path);
  auto text = io::read_file(path, kMostSceneBytes);
  if (!text) {
    given_.messages.say(MessageKind::problem, fault_words(text.errors()));
    return false;
  }
  return text->find("\"plotboard-log/") != std::string::npos ? open_log(*text, path) : open_scene(*text, path);
}

bool Files::open_log(const std::string& text, const std::string& path) {
  auto log = battle::read_log(text, path, catalog());
  if (!log) {
    given_.messages.say(MessageKind::problem, fault_words(log.errors()));
    return false;
  }
  const std::size_t steps = log->log().size();
  given_.open.open(std::move(*log), "");
  saved_hash_ = autosaved_hash_ = 0;  // as a scene it is saved nowhere yet
  dirty_seconds_ = 0;
  remember(path);
  given_.messages.say(MessageKind::note, "Battle log with " + std::to_string(steps) +
                                             (steps == 1 ? " step. " : " steps. ") + info_of(Intent::undo).key +
                                             " goes back through them.");
  return true;
}

bool Files::open_scene(const std::string& text, const std::string& path) {
  auto table = state::read_scene(text, path, catalog());
  if (!table) {
    given_.messages.say(MessageKind::problem, fault_words(table.errors()));
    return false;
  }
  const auto copy =
      std::find_if(recovered_.begin(), recovered_.end(), [&](const RecentTable& r) { return r.path == path; });
  if (copy == recovered_.end()) {
    given_.open.open(std::move(*table), path);
    remember(path);
    return true;
  }
  copy_being_opened_ = path;
  given_.open.open(std::move(*table));
  recovered_from_ = std::exchange(copy_being_opened_, "");
  saved_hash_ = autosaved_hash_ = 0;  // it is saved nowhere yet
  dirty_seconds_ = 0;
  return true;
}

bool Files::save() {
  if (!given_.open.is_open()) return false;
  if (!file_.empty()) return save_as(file_);
  question = FileQuestion::save_as;
  return false;
}

bool Files::save_as(const std::string& path) {
  if (!given_.open.is_open() || path.empty()) return false;
  if (given_.open.in_battle()) return save_battle(path);
  const std::string full = path == file_ ? path : io::with_ending(path, ".json");
  if (auto done = io::write_file(full, state::write_scene(table())); !done) {
    given_.messages.say(MessageKind::problem, fault_words(done.errors()));
    return false;
  }
  file_ = full;
  saved_hash_ = autosaved_hash_ = state::hash_of(table());
  dirty_seconds_ = -1;
  drop_autosave();
  if (!recovered_from_.empty()) {
    io::remove_file(recovered_from_);
    std::erase_if(recovered_, [&](const RecentTable& r) { return r.path == recovered_from_; });
    recovered_from_.clear();
  }
  remember(full);
  given_.messages.say(MessageKind::note, "Saved as " + full + ".");
  return true;
}

bool Files::unsaved() const { return given_.open.is_open() && state::hash_of(table()) != saved_hash_; }

bool Files::export_text(const std::string& path) {
  if (!given_.open.is_open() || path.empty()) return false;
  const std::string full = io::with_ending(path, ".txt");
  if (auto done = io::write_file(full, given_.report()); !done) {
    given_.messages.say(MessageKind::problem, fault_words(done.errors()));
    return false;
  }
  given_.messages.say(MessageKind::note, "Report saved as " + full + ".");
  return true;
}

bool Files::export_log(const std::string& path) {
  if (!given_.open.is_open() || path.empty()) return false;
  const std::string full = io::with_ending(path, ".log");
  if (auto done = io::write_file(full, battle::write_log(given_.open.session())); !done) {
    given_.messages.say(MessageKind::problem, fault_words(done.errors()));
    return false;
  }
  given_.messages.say(MessageKind::note, "Battle log saved as " + full + ".");
  return true;
}

std::string Files::last_folder(FileQuestion asked) const {
  const auto found = given_.settings.folders.find(folder_kind(asked));
  return found == given_.settings.folders.end() ? "" : found->second;
}

void Files::answer(const std::string& path) {
  const FileQuestion answered = std::exchange(question, FileQuestion::none);
  if (path.empty()) {
    png_with_report = false;
    return;
  }
  const std::string folder = io::folder_of(io::absolute(path));
  if (answered != FileQuestion::none && io::exists(folder)) given_.settings.folders[folder_kind(answered)] = folder;
  switch (answered) {
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
    case FileQuestion::open_squad:
      squad_wanted = path;
      break;
    case FileQuestion::save_squad:
      squad_to_write = path;
      break;
  }
}

}  // namespace plotboard::desk

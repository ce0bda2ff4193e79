// Saves of battles: kept at every command, in the file that a person named, else in the user's folder, where the next
// run finds it under "Recent".
#include "battle/save.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/files.hpp"
#include "desk/core/names.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

namespace {

std::string opened_words(battle::Save::Opened opened, std::size_t steps) {
  constexpr const char* kOther = ": another version played it, so older moments can be looked at, but not replayed.";
  switch (opened) {
    case battle::Save::Opened::replayed:
      break;
    case battle::Save::Opened::at_snapshot:
      return std::string("The battle goes on where it stopped") + kOther;
    case battle::Save::Opened::at_step_start:
      return std::string("The battle goes on from the start of the turn that was under way") + kOther;
  }
  return "The battle goes on where it stopped, after " + std::to_string(steps) + (steps == 1 ? " step." : " steps.");
}

}  // namespace

namespace {

constexpr int kCopies = 9;  // of unsaved battles of earlier runs
constexpr const char* kEnding = ".battle";

std::string running_in(const std::string& folder) { return folder + "/autosave" + kEnding; }
std::string copy_in(const std::string& folder, int n) { return folder + "/unsaved-" + std::to_string(n) + kEnding; }

// SQLite's own files beside it go too: first, so that the save never stands without them.
constexpr const char* kBeside[] = {"-journal", "-wal", "-shm", ""};
void remove_save(const std::string& path) {
  for (const char* beside : kBeside) io::remove_file(path + beside);
}
base::Result<base::Done> move_save(const std::string& from, const std::string& to) {
  for (const char* beside : kBeside) {
    if (!io::exists(from + beside)) continue;
    if (auto moved = io::move_file(from + beside, to + beside); !moved) return moved;
  }
  return base::Done{};
}

}  // namespace

std::string opening_words(const base::Errors& errors) {
  if (errors.size() != 1 || errors.front().found != io::kInUse) return base::text(errors);
  return io::file_name(errors.front().file) + " is open in another Plotboard. Close it there first.";
}

std::string campaigns_in(const std::string& folder) { return folder + "/campaigns"; }

// Beside its campaign, and named after it (desk/alpha/campaign_battle.cpp).
bool Files::is_of_campaign(const std::string& path) {
  const std::size_t round = path.rfind(".round-");
  return round != std::string::npos && io::exists(path.substr(0, round) + ".campaign");
}

bool is_battle_save(const std::string& path) { return io::ending_of(path) == kEnding; }

void Files::keep_battle() {
  if (!given_.open.in_battle()) return;
  const bool named = is_battle_save(file_);
  base::Result<base::Done> done = base::Done{};
  if (battle_save_) {
    battle_save_->set_table_mode(given_.table_mode);
    done = battle_save_->keep(given_.open.session());
  } else if (auto made = battle::Save::begin(named ? file_ : running_in(given_.folder), given_.open.session())) {
    battle_save_.emplace(std::move(*made));
  } else {
    done = made.errors();
  }
  if (!done) {
    if (!autosave_failed_)
      given_.messages.say(MessageKind::problem, "The battle cannot be saved: " + base::text(done.errors()));
    autosave_failed_ = true;
    return;
  }
  autosave_failed_ = false;
  dirty_seconds_ = -1;
  autosaved_hash_ = state::hash_of(table());
  if (named) saved_hash_ = autosaved_hash_;
}

// Table mode is kept as soon as it is on; off only with the next step: who leaves it to go to the menu comes back to
// it.
void Files::keep_table_mode() {
  if (given_.table_mode && given_.open.in_battle() && battle_save_ && !battle_save_->table_mode().value_or(false))
    keep_battle();
}

std::optional<bool> Files::played_in_table_mode() const {
  return battle_save_ ? battle_save_->table_mode() : std::nullopt;
}

bool Files::keep_battle_in(const std::string& path) {
  const std::string full = io::with_ending(path, kEnding);
  if (battle_save_ && battle_save_->path() == full) {
    keep_battle();
  } else {
    auto made = battle::Save::begin(full, given_.open.session());
    if (!made) {
      given_.messages.say(MessageKind::problem, base::text(made.errors()));
      return false;
    }
    const std::string before = battle_save_ ? battle_save_->path() : "";
    const bool in_table_mode = played_in_table_mode().value_or(false);
    battle_save_.emplace(std::move(*made));
    if (in_table_mode) {
      battle_save_->set_table_mode(true);
      static_cast<void>(battle_save_->keep(given_.open.session()));
    }
    if (before == running_in(given_.folder)) remove_save(before);
  }
  io::remove_file(given_.folder + "/autosave.json");
  file_ = full;
  dirty_seconds_ = -1;
  saved_hash_ = autosaved_hash_ = state::hash_of(table());
  return true;
}

bool Files::put_away(const std::string& path, const std::string& to) {
  if (!move_battle(path, to)) return false;
  remember(to);
  return true;
}

bool Files::move_battle(const std::string& path, const std::string& to) {
  if (battle_save_ && battle_save_->path() == path) {
    if (!keep_battle_in(to)) return false;
    remove_save(path);
  } else {
    if (const auto moved = move_save(path, to); !moved) {
      given_.messages.say(MessageKind::problem, base::text(moved.errors()));
      return false;
    }
  }
  return true;
}

bool Files::save_battle(const std::string& path) {
  if (!keep_battle_in(path)) return false;
  remember(file_);
  given_.messages.say(MessageKind::note, "Saved as " + file_ + ". From now on every step is kept there by itself.");
  return true;
}

bool Files::open_battle(const std::string& path) {
  if (battle_save_ && battle_save_->path() == path) {  // it is on the table
    given_.table_mode = battle_save_->table_mode().value_or(given_.table_mode);
    return true;
  }
  auto opened = battle::Save::open(path, catalog());
  if (!opened) {
    given_.messages.say(MessageKind::problem, opening_words(opened.errors()));
    return false;
  }
  const bool copy =
      std::any_of(recovered_.begin(), recovered_.end(), [&](const RecentTable& r) { return r.path == path; });
  const std::size_t steps = opened->first.log().size();
  std::optional<battle::Save> save(std::move(opened->second));
  const battle::Save::Opened how = save->opened();
  const std::optional<bool> in_table_mode = save->table_mode();
  if (copy) {
    save.reset();  // its file moves twice now: where the battle on the table becomes a copy too, and as the running one
    copy_being_opened_ = path;
  }
  given_.open.open(std::move(opened->first), copy ? "" : path);
  given_.table_mode = in_table_mode.value_or(given_.table_mode);
  if (copy) {
    go_on_with_copy(std::exchange(copy_being_opened_, ""));
  } else {
    battle_save_ = std::move(save);
    if (!is_of_campaign(path) && !is_of_lesson(path)) remember(path);  // campaigns and tours open their own
  }
  given_.messages.say(MessageKind::note, opened_words(how, steps));
  return true;
}

// It is the running battle again, which the next run offers first. Where its file cannot follow, a new one is begun.
void Files::go_on_with_copy(const std::string& copy) {
  saved_hash_ = 0;  // under no name of its own yet
  const std::string running = running_in(given_.folder);
  if (copy.empty() || !move_save(copy, running)) return keep_battle();
  std::erase_if(recovered_, [&](const RecentTable& r) { return r.path == copy; });
  if (auto opened = battle::Save::open(running, catalog()))
    battle_save_.emplace(std::move(opened->second));
  else
    keep_battle();
}

void Files::set_battle_aside() {
  if (!battle_save_) return;
  const bool running = battle_save_->path() == running_in(given_.folder);
  battle_save_.reset();
  if (!running) return;
  static_cast<void>(make_battle_copy());
  list_copies();
  given_.messages.say(MessageKind::note, "The battle before is kept on the start screen, under Recent.");
}

std::string Files::at_risk() const {
  if (!unsaved()) return "";
  if (!battle_save_)
    return "The table has changes that are not saved. If you don't save them, a copy stays under Recent for a while.";
  if (autosave_failed_ || state::hash_of(table()) != autosaved_hash_)
    return "The battle could not be saved by itself. If you don't save it, its last steps are lost.";
  if (battle_save_->path() == running_in(given_.folder) && io::exists(copy_in(given_.folder, kCopies)))
    return "Recent holds " + std::to_string(kCopies) +
           " battles without a name. If you don't save this one, the oldest of them makes room for it.";
  return "";
}

// "Red against Blue: round 3, 95 steps", or the mission's name.
std::string Files::battle_label(const battle::Session& session) const {
  const state::Table& kept = session.table();
  const data::Mission* mission = kept.mission.empty() ? nullptr : catalog().mission(kept.mission);
  const std::string name = mission != nullptr ? mission->name
                                              : with_capital(side_words(&kept, state::Side::player)) + " against " +
                                                    side_words(&kept, state::Side::enemy);
  const std::size_t steps = session.log().size();
  return name + ": round " + std::to_string(kept.round) + ", " + std::to_string(steps) +
         (steps == 1 ? " step" : " steps") + (kept.play.phase == state::Phase::over ? ", over" : "");
}

std::optional<RecentTable> Files::left_battle() const {
  const std::string latest = copy_in(given_.folder, 1);
  if (!battle_left_) return std::nullopt;
  for (const RecentTable& copy : recent_tables())
    if (copy.path == latest) return copy;
  return std::nullopt;
}

// The running battle of an earlier run, or the one that makes room for another table, becomes the latest copy. False:
// there is none.
bool Files::make_battle_copy() {
  const std::string running = running_in(given_.folder);
  if (!io::exists(running)) return false;
  int room = 1;  // the first place that is free, or the last
  while (room < kCopies && io::exists(copy_in(given_.folder, room))) ++room;
  const auto moves = [this](const std::string& from, const std::string& to) {
    if (copy_being_opened_ == to) copy_being_opened_.clear();
    remove_save(to);
    if (move_save(from, to) && copy_being_opened_ == from) copy_being_opened_ = to;
  };
  for (int n = room; n > 1; --n) moves(copy_in(given_.folder, n - 1), copy_in(given_.folder, n));
  moves(running, copy_in(given_.folder, 1));
  return true;
}

void Files::list_battle_copies() {
  for (int n = 1; n <= kCopies; ++n) {
    const std::string path = copy_in(given_.folder, n);
    if (!io::exists(path)) continue;
    auto opened = battle::Save::open(path, catalog());
    if (!opened) continue;
    if (n == 1 && opened->first.table().play.phase == state::Phase::over) battle_left_ = false;
    recovered_.push_back({path, battle_label(opened->first), true});
  }
}

}  // namespace plotboard::desk

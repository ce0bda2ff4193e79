// Saves of battles: kept at every command, in the file that a person named, else in the user's folder, where the next
// run finds it under "Recent".
#include <algorithm>

#include "battle/save.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

namespace {

constexpr int kCopies = 3;  // of unsaved battles of earlier runs
constexpr const char* kEnding = ".battle";

std::string running_in(const std::string& folder) { return folder + "/autosave" + kEnding; }
std::string copy_in(const std::string& folder, int n) { return folder + "/unsaved-" + std::to_string(n) + kEnding; }

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
  return "The battle goes on where it stopped, after " + std::to_string(steps) + (steps == 1 ? " step" : " steps") +
         ", every one checked.";
}

// SQLite's own files beside it go too.
void remove_save(const std::string& path) {
  for (const char* beside : {"", "-journal", "-wal", "-shm"}) io::remove_file(path + beside);
}

}  // namespace

bool is_battle_save(const std::string& path) { return io::ending_of(path) == kEnding; }

void Desk::Impl::keep_battle() {
  if (!session || opening || !session->table().play.on()) return;
  const bool named = is_battle_save(file);
  base::Result<base::Done> done = base::Done{};
  if (battle_save) {
    done = battle_save->keep(*session);
  } else if (auto made = battle::Save::begin(named ? file : running_in(folder), *session)) {
    battle_save.emplace(std::move(*made));
  } else {
    done = made.errors();
  }
  if (!done) {
    if (!autosave_failed) desk.say(MessageKind::problem, "The battle cannot be saved: " + base::text(done.errors()));
    autosave_failed = true;
    return;
  }
  autosave_failed = false;
  dirty_seconds = -1;
  autosaved_hash = state::hash_of(session->table());
  if (named) saved_hash = autosaved_hash;
}

bool Desk::Impl::save_battle(const std::string& path) {
  const std::string full = io::with_ending(path, kEnding);
  if (battle_save && battle_save->path() == full) {
    keep_battle();
  } else {
    auto made = battle::Save::begin(full, *session);
    if (!made) {
      desk.say(MessageKind::problem, base::text(made.errors()));
      return false;
    }
    const std::string before = battle_save ? battle_save->path() : "";
    battle_save.emplace(std::move(*made));
    if (before == running_in(folder) || before == recovered_from) remove_save(before);
    if (!recovered_from.empty()) {
      std::erase_if(recovered, [this](const RecentTable& r) { return r.path == recovered_from; });
      recovered_from.clear();
    }
  }
  io::remove_file(folder + "/autosave.json");
  file = full;
  dirty_seconds = -1;
  saved_hash = autosaved_hash = state::hash_of(session->table());
  remember(full);
  desk.say(MessageKind::note, "Saved as " + full + ". From now on every step is kept there by itself.");
  return true;
}

bool Desk::Impl::open_battle(const std::string& path) {
  if (battle_save && battle_save->path() == path) return true;  // it is on the table
  auto opened = battle::Save::open(path, catalog);
  if (!opened) {
    desk.say(MessageKind::problem, base::text(opened.errors()));
    return false;
  }
  const bool copy =
      std::any_of(recovered.begin(), recovered.end(), [&](const RecentTable& r) { return r.path == path; });
  const std::size_t steps = opened->first.log().size();
  open(std::move(opened->first), copy ? "" : path);
  battle_save.emplace(std::move(opened->second));
  if (copy) {
    recovered_from = path;
    saved_hash = 0;  // under no name of its own yet
  } else {
    remember(path);
  }
  desk.say(MessageKind::note, opened_words(battle_save->opened(), steps));
  return true;
}

void Desk::Impl::set_battle_aside() {
  if (!battle_save) return;
  const bool running = battle_save->path() == running_in(folder);
  battle_save.reset();
  if (!running) return;
  make_battle_copy();
  list_copies();
  desk.say(MessageKind::note, "The battle before was not saved. It is kept on the start screen, under Recent.");
}

// The running battle of an earlier run, or the one that makes room for another table, becomes the latest copy.
void Desk::Impl::make_battle_copy() {
  const std::string running = running_in(folder);
  if (!io::exists(running)) return;
  remove_save(copy_in(folder, kCopies));
  for (int n = kCopies - 1; n >= 1; --n) {
    for (const char* beside : {"", "-journal", "-wal", "-shm"}) {
      if (io::exists(copy_in(folder, n) + beside)) {
        static_cast<void>(io::move_file(copy_in(folder, n) + beside, copy_in(folder, n + 1) + beside));
      }
    }
  }
  for (const char* beside : {"-journal", "-wal", "-shm", ""}) {
    if (io::exists(running + beside)) static_cast<void>(io::move_file(running + beside, copy_in(folder, 1) + beside));
  }
}

void Desk::Impl::list_battle_copies() {
  for (int n = 1; n <= kCopies; ++n) {
    const std::string path = copy_in(folder, n);
    if (!io::exists(path)) continue;
    auto opened = battle::Save::open(path, catalog);
    if (!opened) continue;
    const state::Table& table = opened->first.table();
    recovered.push_back({path,
                         std::string("Unsaved battle, ") + (n == 1 ? "the latest" : "an earlier one") + ": round " +
                             std::to_string(table.round) + ", " + std::to_string(opened->first.log().size()) + " steps",
                         true});
  }
}

}  // namespace plotboard::desk

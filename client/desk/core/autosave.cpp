// Autosave of tables, and the copies that it leaves: of earlier runs, of what had to make room, of a crash. Battles are
// saved at every command (files_battles.cpp).
#include "data/catalog.hpp"
#include "desk/core/files.hpp"
#include "io/io.hpp"
#include "state/state.hpp"

namespace plotboard::desk {

namespace {

constexpr int kTablesKept = 3;  // of unsaved tables of earlier runs, and of crashes

std::string autosave_in(const std::string& folder) { return folder + "/autosave.json"; }
std::string table_copy_in(const std::string& folder, const std::string& kind, int n) {
  return folder + "/" + kind + "-" + std::to_string(n) + ".json";
}

}  // namespace

void Files::autosave() {
  if (dirty_seconds_ < 0 || !given_.open.is_open()) return;
  dirty_seconds_ = -1;
  if (table().play.on()) return keep_battle();
  const std::uint64_t hash = state::hash_of(table());
  if (hash == saved_hash_) {  // undone back to what the file holds
    drop_autosave();
  } else if (auto done = io::write_file(autosave_in(given_.folder), state::write_scene(table())); !done) {
    if (!autosave_failed_)
      given_.messages.say(MessageKind::problem, "The table cannot be saved by itself: " + fault_words(done.errors()));
    autosave_failed_ = true;
    return;
  }
  autosaved_hash_ = hash;
  autosave_failed_ = false;
}

void Files::drop_autosave() { io::remove_file(autosave_in(given_.folder)); }

void Files::keep_last_autosave() {
  if (!io::exists(autosave_in(given_.folder))) return;
  make_room_for_copy();
  if (auto moved = io::move_file(autosave_in(given_.folder), table_copy_in(given_.folder, "unsaved", 1)); !moved)
    given_.messages.say(MessageKind::problem, fault_words(moved.errors()));
}

void Files::make_room_for_copy() {
  for (int n = kTablesKept - 1; n >= 1; --n) {
    const std::string from = table_copy_in(given_.folder, "unsaved", n),
                      to = table_copy_in(given_.folder, "unsaved", n + 1);
    if (!io::exists(from)) continue;
    if (auto moved = io::move_file(from, to); !moved) {
      given_.messages.say(MessageKind::problem, fault_words(moved.errors()));
      continue;
    }
    if (copy_being_opened_ == to)
      copy_being_opened_.clear();
    else if (copy_being_opened_ == from)
      copy_being_opened_ = to;
  }
}

void Files::list_copies() {
  recovered_.clear();
  list_battle_copies();
  for (const std::string kind : {"unsaved", "crash"})
    for (int n = 1; n <= kTablesKept; ++n) {
      const std::string path = table_copy_in(given_.folder, kind, n);
      if (!io::exists(path)) continue;
      auto text = io::read_file(path, kMostSceneBytes);
      auto table = text ? state::read_scene(*text, path, catalog()) : base::Result<state::Table>(text.errors());
      if (!table) continue;
      std::string from = kind == "crash" ? "Table from when the program failed" : "Unsaved table";
      if (kind != "crash") from += n == 1 ? ", the latest" : ", an earlier one";
      from += ": " + std::to_string(table->pieces.size()) + " pieces, round " + std::to_string(table->round);
      const auto mission = catalog().missions.find(table->mission);
      if (mission != catalog().missions.end()) from += ", " + mission->second.name;
      recovered_.push_back({path, from, true});
    }
}

void Files::set_aside() {
  if (battle_save_) return set_battle_aside();
  if (!given_.open.is_open() || !unsaved()) return;
  const bool has_copy = !recovered_from_.empty();
  if (!has_copy) make_room_for_copy();
  const std::string path = has_copy ? recovered_from_ : table_copy_in(given_.folder, "unsaved", 1);
  if (auto done = io::write_file(path, state::write_scene(table())); !done) {
    given_.messages.say(MessageKind::problem, fault_words(done.errors()));
    return;
  }
  drop_autosave();
  list_copies();
  given_.messages.say(MessageKind::note,
                      "The table before was not saved. It is kept on the start screen, under Recent.");
}

std::string Files::write_crash_copy() const {
  if (!given_.open.is_open()) return "";
  int n = 1;
  while (n < kTablesKept && io::exists(table_copy_in(given_.folder, "crash", n))) ++n;
  const std::string path = table_copy_in(given_.folder, "crash", n);
  return io::write_file(path, state::write_scene(table())) ? path : "";
}

}  // namespace plotboard::desk

// What people have on their disks: saves and logs as the program of November 2026 wrote them (old_saves_made.cpp). They
// open, stand where they stood, and undo, redo and branches work; logs come back to the last byte.
//   saves-2026-11/list.txt: file, hash of the table, commands done, commands undone, where it stopped
//   saves-2026-11/missions: the missions of that month. Saves of then have no snapshot, so a mission that has become
//   another one since can only be played again as it was.
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "battle/battle.hpp"
#include "data/data.hpp"
#include "io/io.hpp"
#include "rules/play/battle_commands.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::old_saves {

namespace {

const std::string kFolder = test::root() + "/tests/golden/saves-2026-11/";

// The data of today with the missions of then.
const data::Catalog& catalog() {
  static const data::Catalog loaded = [] {
    std::vector<data::SourceFile> files;
    const auto add = [&files](const std::string& folder, const std::string& as) {
      const auto names = io::list_files(folder, ".json");
      if (!names) FAIL(base::text(names.errors()));
      for (const std::string& name : *names) {
        const auto text = io::read_file(folder + "/" + name);
        if (!text) FAIL(base::text(text.errors()));
        const bool there = std::any_of(files.begin(), files.end(),
                                       [&](const data::SourceFile& file) { return file.path == as + name; });
        if (name.rfind("schema/", 0) != 0 && !there) files.push_back({as + name, *text});
      }
    };
    add(test::root() + "/assets", "assets/");
    add(kFolder + "missions", "maps/missions/");
    add(test::root() + "/maps/missions", "maps/missions/");
    auto result = data::load_catalog(files);
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }();
  return loaded;
}

std::string text_of(const std::string& path) {
  auto text = io::read_file(path);
  if (!text) FAIL(base::text(text.errors()));
  return *text;
}

struct Listed {
  std::string file, hash, where;
  std::size_t done = 0, undone = 0;
};
std::vector<Listed> listed() {
  std::vector<Listed> saves;
  std::istringstream lines(text_of(kFolder + "list.txt"));
  for (Listed save; lines >> save.file >> save.hash >> save.done >> save.undone >> save.where;) saves.push_back(save);
  return saves;
}

std::uint64_t hash_now(const battle::Session& session) { return state::hash_of(session.table()); }

// Back to the beginning step by step, and forward again.
void walk(battle::Session& session) {
  const std::size_t all = session.log().size();
  const std::uint64_t now = hash_now(session);
  while (session.undo()) {
    REQUIRE(hash_now(session) == (session.log().empty() ? state::hash_of(session.start()) : session.log().back().hash));
  }
  REQUIRE(session.log().empty());
  while (session.log().size() < all) REQUIRE(session.redo());
  REQUIRE(hash_now(session) == now);
}

// Another line from half-way; the old one stays as a branch.
void branch(battle::Session& session) {
  const std::size_t half = session.log().size() / 2;
  if (!session.undo_to(half)) return;
  const std::size_t branches = session.branches().size();
  const rules::Command concede = rules::Concede{state::Side::player};
  if (rules::check(catalog(), session.table(), concede)) return;
  REQUIRE_FALSE(session.apply(concede));
  REQUIRE(session.branches().size() == branches + 1);
}

// A header that says another hash than the start has: no replay agrees with it.
void make_replay_differ(const std::string& path) {
  auto journal = io::Journal::open(path);
  REQUIRE(journal);
  std::string header = *journal->header();
  const std::string key = "\"hash\":\"";
  const std::size_t at = header.find(key);
  REQUIRE(at != std::string::npos);
  header[at + key.size()] = header[at + key.size()] == '0' ? '1' : '0';
  REQUIRE(journal->set_note("header", header));
}

// Plays on by whatever is legal.
void go_on(battle::Session& session) {
  for (const rules::Command& command : rules::legal_commands(catalog(), session.table())) {
    if (!session.apply(command)) return;
  }
}

// Once it has been kept by this program, it opens from its snapshot where the replay leads elsewhere, and goes on.
void check_snapshot(const std::string& path) {
  std::uint64_t hash = 0;
  std::size_t done = 0;
  {
    auto opened = battle::Save::open(path, catalog());
    REQUIRE(opened);
    REQUIRE(opened->second.opened() == battle::Save::Opened::replayed);
    REQUIRE(opened->second.keep(opened->first));
    hash = hash_now(opened->first);
    done = opened->first.log().size();
  }
  make_replay_differ(path);
  {
    auto opened = battle::Save::open(path, catalog());
    if (!opened) FAIL(base::text(opened.errors()));
    battle::Session& session = opened->first;
    CHECK(opened->second.opened() == battle::Save::Opened::at_snapshot);
    CHECK(hash_now(session) == hash);
    CHECK(session.floor() == done);
    CHECK_FALSE(session.undo());
    go_on(session);
    REQUIRE(opened->second.keep(session));
    hash = hash_now(session);
    done = session.log().size();
  }
  auto again = battle::Save::open(path, catalog());
  if (!again) FAIL(base::text(again.errors()));
  CHECK(hash_now(again->first) == hash);
  REQUIRE(again->first.log().size() == done);
  CHECK(again->first.undo() == (done > again->first.floor()));
}

void check_save(const Listed& save, const test::Folder& folder) {
  const std::string path = folder.file(save.file);
  REQUIRE(io::write_file(path, text_of(kFolder + save.file)));
  std::size_t kept_lines = 0;
  std::uint64_t kept_hash = 0;
  {
    auto opened = battle::Save::open(path, catalog());
    if (!opened) FAIL(base::text(opened.errors()));
    battle::Session& session = opened->first;
    CHECK(base::hex(hash_now(session)) == save.hash);
    CHECK(session.log().size() == save.done);
    CHECK(session.undone().size() >= save.undone);  // what hung behind those is undone too
    walk(session);
    while (session.redo()) continue;
    branch(session);
    REQUIRE(opened->second.keep(session));
    kept_lines = session.log().size();
    kept_hash = hash_now(session);
  }
  const auto again = battle::Save::open(path, catalog());
  if (!again) FAIL(base::text(again.errors()));
  CHECK(hash_now(again->first) == kept_hash);
  CHECK(again->first.log().size() == kept_lines);
}

// Without the names of the program and the data that wrote it.
std::string after_origin(const std::string& log) { return log.substr(log.find("\"seed\":")); }

}  // namespace

TEST_CASE("Saves of November 2026 open where they stood and go on", "[plotboard]") {
  const test::Folder folder;
  const auto saves = listed();
  REQUIRE(saves.size() == 200);
  for (const Listed& save : saves) {
    INFO(save.file);
    check_save(save, folder);
  }
  const auto count = [&](const auto& test) { return std::count_if(saves.begin(), saves.end(), test); };
  CHECK(count([](const Listed& save) { return save.where == "attack"; }) > 40);
  CHECK(count([](const Listed& save) { return save.undone > 0; }) > 40);
  CHECK(count([](const Listed& save) { return save.file.find("mission") == 0; }) > 60);
}

TEST_CASE("Saves of November 2026 outlive a replay that leads elsewhere, once they have been kept", "[plotboard]") {
  const test::Folder folder;
  for (const Listed& save : listed()) {
    INFO(save.file);
    const std::string path = folder.file(save.file);
    REQUIRE(io::write_file(path, text_of(kFolder + save.file)));
    check_snapshot(path);
  }
}

TEST_CASE("Logs of November 2026 play again to the last byte", "[plotboard]") {
  const auto logs = io::list_files(kFolder, ".log");
  REQUIRE(logs);
  REQUIRE(logs->size() == 10);
  for (const std::string& name : *logs) {
    INFO(name);
    const std::string path = kFolder + io::file_name(name);
    const std::string text = text_of(path);
    const auto session = battle::read_log(text, path, catalog());
    if (!session) FAIL(base::text(session.errors()));
    CHECK(after_origin(battle::write_log(*session)) == after_origin(text));
  }
}

}  // namespace plotboard::old_saves

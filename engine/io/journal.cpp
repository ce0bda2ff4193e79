#include "io/journal.hpp"

#include <sqlite3.h>

#include <utility>

#include "io/files.hpp"
#include "io/paths.hpp"

namespace plotboard::io {

namespace {

constexpr int kApplication = 0x506C6F74;  // "Plot": how SQLite files say whose they are
constexpr int kVersion = 1;
constexpr int kWaitMs = 200;  // for another program to let go

}  // namespace

struct Journal::File {
  std::string path;
  sqlite3* db = nullptr;
  ~File() { sqlite3_close_v2(db); }
  File() = default;
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  [[nodiscard]] base::Error error(const std::string& expected) const {
    return {path, "", db == nullptr ? "no database" : sqlite3_errmsg(db), expected};
  }
  [[nodiscard]] base::Error problem() const {
    const int code = db == nullptr ? SQLITE_CANTOPEN : sqlite3_errcode(db) & 0xff;
    switch (code) {
      case SQLITE_NOTADB:
        return {path, "", "a file that is no Plotboard save", "a save made by this program"};
      case SQLITE_CORRUPT:
        return {path, "", "a damaged save", "a whole one; a copy or the text export may still open"};
      case SQLITE_BUSY:
      case SQLITE_LOCKED:
        return {path, "", kInUse, "one that no other Plotboard has open"};
      case SQLITE_FULL:
        return {path, "", "no room left on the disk", "free space for the save"};
      case SQLITE_READONLY:
      case SQLITE_PERM:
        return {path, "", "a save that cannot be written", "a file and folder that may be written"};
      case SQLITE_CANTOPEN:
        return error("a file that can be opened");
      default:
        return error("a working save");
    }
  }
  base::Result<base::Done> run(const char* sql) const {
    if (sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK) return problem();
    return base::Done{};
  }
};

namespace {

// A prepared statement with its values bound in order.
class Statement {
 public:
  Statement(sqlite3* db, const char* sql) { sqlite3_prepare_v2(db, sql, -1, &statement_, nullptr); }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  [[nodiscard]] bool sound() const { return statement_ != nullptr; }
  Statement& bind(std::int64_t value) {
    sqlite3_bind_int64(statement_, ++bound_, value);
    return *this;
  }
  Statement& bind(const std::string& value) {
    sqlite3_bind_text64(statement_, ++bound_, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
  }
  int step() { return statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_); }
  [[nodiscard]] std::int64_t whole(int column) const { return sqlite3_column_int64(statement_, column); }
  [[nodiscard]] std::string text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    const int size = sqlite3_column_bytes(statement_, column);
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
};

base::Result<int> pragma(const Journal&, sqlite3* db, const char* sql) {
  Statement statement(db, sql);
  if (statement.step() != SQLITE_ROW) return 0;
  return static_cast<int>(statement.whole(0));
}

}  // namespace

Journal::Journal(std::unique_ptr<File> file) : file_(std::move(file)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

const std::string& Journal::path() const { return file_->path; }

base::Result<Journal> Journal::create(const std::string& path, const std::string& header) {
  // Made beside the target and moved there when whole, like every file (files.hpp).
  const std::string draft = path + ".new";
  for (const char* rest : {"", "-wal", "-shm", "-journal"}) remove_file(draft + rest);
  {
    auto file = std::make_unique<File>();
    file->path = path;
    if (sqlite3_open_v2(draft.c_str(), &file->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr) != SQLITE_OK) {
      return file->problem();
    }
    const std::string sql = "PRAGMA application_id=" + std::to_string(kApplication) +
                            "; PRAGMA user_version=" + std::to_string(kVersion) +
                            "; BEGIN;"
                            "CREATE TABLE note(name TEXT PRIMARY KEY, text TEXT NOT NULL);"
                            "CREATE TABLE line(id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, text TEXT NOT NULL);"
                            "INSERT INTO note VALUES('head', '0');";
    if (auto done = file->run(sql.c_str()); !done) return done.errors();
    Statement insert(file->db, "INSERT INTO note VALUES('header', ?)");
    if (insert.bind(header).step() != SQLITE_DONE) return file->problem();
    if (auto done = file->run("COMMIT"); !done) return done.errors();
  }
  for (const char* rest : {"-wal", "-shm", "-journal"}) remove_file(path + rest);
  if (auto moved = move_file(draft, path); !moved) return moved.errors();
  return open(path);
}

base::Result<Journal> Journal::open(const std::string& path) {
  auto file = std::make_unique<File>();
  file->path = path;
  if (!exists(path)) return base::Error{path, "", "no such file", "a save"};
  if (sqlite3_open_v2(path.c_str(), &file->db, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK) return file->problem();
  sqlite3_busy_timeout(file->db, kWaitMs);
  // One program at a time; a commit is on the disk when append() returns, and costs one flush.
  if (auto done = file->run("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;");
      !done) {
    return done.errors();
  }
  Journal journal(std::move(file));
  const auto application = pragma(journal, journal.file_->db, "PRAGMA application_id");
  const auto version = pragma(journal, journal.file_->db, "PRAGMA user_version");
  if (*application != kApplication) {
    return base::Error{path, "", "a file that is no Plotboard save", "a save made by this program"};
  }
  if (*version != kVersion) {
    return base::Error{path, "", "a save of format version " + std::to_string(*version),
                       "version " + std::to_string(kVersion) + "; the file is left as it is"};
  }
  // Takes the lock now rather than at the first save.
  if (auto done = journal.file_->run("BEGIN IMMEDIATE; COMMIT"); !done) return done.errors();
  if (auto header = journal.header(); !header) return header.errors();
  return journal;
}

base::Result<std::string> Journal::note(const std::string& name) const {
  Statement select(file_->db, "SELECT text FROM note WHERE name=?");
  if (!select.sound()) return file_->problem();
  const int step = select.bind(name).step();
  if (step == SQLITE_ROW) return select.text(0);
  if (step == SQLITE_DONE) return std::string();
  return file_->problem();
}

base::Result<base::Done> Journal::set_note(const std::string& name, const std::string& text) {
  Statement insert(file_->db, "INSERT INTO note VALUES(?, ?) ON CONFLICT(name) DO UPDATE SET text=excluded.text");
  if (!insert.sound() || insert.bind(name).bind(text).step() != SQLITE_DONE) return file_->problem();
  return base::Done{};
}

base::Result<std::string> Journal::header() const { return note("header"); }

base::Result<std::vector<Journal::Line>> Journal::lines() const {
  Statement select(file_->db, "SELECT id, parent, text FROM line ORDER BY id");
  if (!select.sound()) return file_->problem();
  std::vector<Line> lines;
  int step = SQLITE_ROW;
  while ((step = select.step()) == SQLITE_ROW) lines.push_back({select.whole(0), select.whole(1), select.text(2)});
  if (step != SQLITE_DONE) return file_->problem();
  return lines;
}

base::Result<std::int64_t> Journal::head() const {
  const auto text = note("head");
  if (!text) return text.errors();
  std::int64_t id = 0;
  for (const char c : *text) {
    if (c < '0' || c > '9' || id > 1'000'000'000'000) {
      return base::Error{file_->path, "", "a damaged save: its head is \"" + *text + "\"", "the number of a line"};
    }
    id = id * 10 + (c - '0');
  }
  return id;
}

base::Result<base::Done> Journal::set_head(std::int64_t id) { return set_note("head", std::to_string(id)); }

base::Result<std::int64_t> Journal::append(std::int64_t parent, const std::string& text) {
  auto ids = commit(parent, {text});
  if (!ids) return ids.errors();
  return ids->front();
}

base::Result<std::vector<std::int64_t>> Journal::commit(
    std::int64_t parent, const std::vector<std::string>& texts,
    const std::function<Notes(const std::vector<std::int64_t>& ids)>& notes) {
  std::vector<std::int64_t> ids;
  if (auto done = file_->run("BEGIN IMMEDIATE"); !done) return done.errors();
  const auto give_up = [this](base::Errors errors) {
    static_cast<void>(file_->run("ROLLBACK"));
    return errors;
  };
  for (const std::string& text : texts) {
    Statement insert(file_->db, "INSERT INTO line(parent, text) VALUES(?, ?)");
    if (!insert.sound() || insert.bind(parent).bind(text).step() != SQLITE_DONE) return give_up({file_->problem()});
    parent = sqlite3_last_insert_rowid(file_->db);
    ids.push_back(parent);
  }
  if (auto done = set_head(parent); !done) return give_up(done.errors());
  if (notes) {
    for (const auto& [name, text] : notes(ids)) {
      if (auto done = set_note(name, text); !done) return give_up(done.errors());
    }
  }
  if (auto done = file_->run("COMMIT"); !done) return give_up(done.errors());
  return ids;
}

}  // namespace plotboard::io

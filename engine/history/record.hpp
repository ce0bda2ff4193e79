#pragma once
// The file of a history (io/journal.hpp): a header, a text line for every entry of every branch, which one is the last
// done, and snapshots: how the state stood at the head, and at the place where this version of the program took over.
// What the lines and snapshots say is the caller's business. keep() brings the file in line with the history, in one
// transaction: a program killed at any moment opens at the last kept entry, with the snapshot that belongs to it.
//
// Lines are never deleted or changed. Cost: keep() one flush of the disk (about 1 ms).

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/base.hpp"
#include "io/journal.hpp"

namespace plotboard::history {

class Record {
 public:
  using Notes = std::map<std::string, std::string>;  // name, text
  struct Snapshot {
    std::size_t entries = 0;  // how many stand before it
    std::string text;
  };
  // The line of entries that are done.
  struct Line {
    std::size_t entries = 0;
    std::function<std::uint64_t(std::size_t)> mark;  // of the n-th entry: differs when the entry does
    std::function<std::string(std::size_t)> text;    // asked only for what the file may not have yet
  };
  struct Found {
    std::string header;
    std::vector<std::string> done;
    std::vector<std::string> undone;  // behind the last done, in the order of redo
    std::vector<Snapshot> snapshots;  // within `done`; best first
  };

  // Makes the file anew, without entries.
  static base::Result<Record> begin(const std::string& path, const std::string& header);
  // Before the next keep(), set_marks() says which entries the lines of Found::done are.
  static base::Result<std::pair<Record, Found>> open(const std::string& path);

  [[nodiscard]] const std::string& path() const { return journal_.path(); }
  [[nodiscard]] base::Result<std::string> note(const std::string& name) const { return journal_.note(name); }
  void set_marks(const std::vector<std::uint64_t>& marks);
  // `now`: the state at the end of the line. Notes that did not change are not written.
  base::Result<base::Done> keep(const Line& line, const std::string& now, Notes notes);
  // From the next keep() on the file opens here where nothing older replays.
  void take_over(Snapshot snapshot) { base_ = std::move(snapshot); }

 private:
  explicit Record(io::Journal journal) : journal_(std::move(journal)) {}
  struct Kept {
    std::int64_t id;
    std::uint64_t mark;
  };
  void remember(std::int64_t parent, std::int64_t id, const std::string& line);
  [[nodiscard]] base::Result<base::Done> find_snapshots(Found& found) const;

  io::Journal journal_;
  std::vector<Kept> chain_;                                                       // what the file holds up to its head
  std::multimap<std::int64_t, std::pair<std::uint64_t, std::int64_t>> children_;  // parent: hash of the line, its id
  Notes written_;
  Snapshot base_;  // still to be written, when it has a text
};

}  // namespace plotboard::history

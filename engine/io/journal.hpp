#pragma once
// A save: one SQLite file that keeps a header, a tree of text lines, and which line is the last one done (the head).
// append() returns once the line is on the disk: a program killed at any moment loses nothing that was confirmed.
// Undo moves the head; lines are never deleted, so every branch stays. A few named texts stand beside them.
//
// Errors name the file and what is wrong: not a save, another version's, damaged, in use by another program.
// Cost: append about 1 ms on a solid-state disk (one flush).

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/base.hpp"

namespace plotboard::io {

inline constexpr const char* kInUse = "a save that is in use";  // what an error has found then

class Journal {
 public:
  struct Line {
    std::int64_t id = 0;      // ascending in the order in which they were appended; never 0
    std::int64_t parent = 0;  // 0: the first line of its branch
    std::string text;
  };

  // Replaces what stands at `path` only when the new file is complete.
  static base::Result<Journal> create(const std::string& path, const std::string& header);
  static base::Result<Journal> open(const std::string& path);
  Journal(Journal&&) noexcept;
  Journal& operator=(Journal&&) noexcept;
  ~Journal();

  [[nodiscard]] const std::string& path() const;
  base::Result<std::string> header() const;
  base::Result<std::vector<Line>> lines() const;  // all, by id
  base::Result<std::int64_t> head() const;        // 0: nothing is done yet
  // Adds a line below `parent` and makes it the head.
  base::Result<std::int64_t> append(std::int64_t parent, const std::string& text);
  // Many at once, each below the one before; the last becomes the head, or `parent` where there are none. The notes
  // that go with them are made of the lines' ids. All of it is written, or nothing.
  using Notes = std::map<std::string, std::string>;
  base::Result<std::vector<std::int64_t>> commit(
      std::int64_t parent, const std::vector<std::string>& texts,
      const std::function<Notes(const std::vector<std::int64_t>& ids)>& notes = nullptr);
  base::Result<base::Done> set_head(std::int64_t id);
  base::Result<std::string> note(const std::string& name) const;  // "" when there is none
  base::Result<base::Done> set_note(const std::string& name, const std::string& text);

 private:
  struct File;
  explicit Journal(std::unique_ptr<File> file);
  std::unique_ptr<File> file_;
};

}  // namespace plotboard::io

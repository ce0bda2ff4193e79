#pragma once
// A battle's save file (io/journal.hpp): its start, every command with its dice and hash, and all branches that were
// undone. keep() after each change brings the file in line with the session, so that a program killed at any moment
// opens again at the last confirmed command, in the middle of an attack as well.
//
// Opening plays every command again and compares every hash, as for a log (log.hpp); what cannot be played is refused
// with the line and the reason, and the file is left as it is. Undone commands can be redone.
// Cost: keep() one flush of the disk (about 1 ms); opening about 30 us a command.

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "battle/session.hpp"
#include "io/journal.hpp"

namespace plotboard::battle {

class Save {
 public:
  // Makes the file anew, with everything that the session has done so far.
  static base::Result<Save> begin(const std::string& path, const Session& session);
  static base::Result<std::pair<Session, Save>> open(const std::string& path, const data::Catalog& catalog);

  [[nodiscard]] const std::string& path() const { return journal_.path(); }
  base::Result<base::Done> keep(const Session& session);

 private:
  explicit Save(io::Journal journal) : journal_(std::move(journal)) {}
  struct Kept {
    std::int64_t id;
    std::uint64_t hash;  // of the table after it
    std::string words;
  };
  void remember(std::int64_t parent, std::int64_t id, const std::string& line);
  io::Journal journal_;
  std::vector<Kept> chain_;                                                       // what the file holds up to its head
  std::multimap<std::int64_t, std::pair<std::uint64_t, std::int64_t>> children_;  // parent: hash of the line, its id
  std::array<bool, 2> bots_{};
};

}  // namespace plotboard::battle

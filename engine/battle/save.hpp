#pragma once
// A battle's save file (history/record.hpp): its start, every command with its dice and hash, all branches that were
// undone, and beside them how the table stands now. keep() after each change brings the file in line with the session,
// so that a program killed at any moment opens again at the last confirmed command, in the middle of an attack as well.
//
// Opening plays every command again and compares every hash, as for a log (log.hpp). Where that leads elsewhere, for
// rules or data are of another version, the battle goes on from its snapshot: what came before can be looked at, but
// not gone back to (Session::floor). Undone commands can be redone. What cannot be opened either way is refused with
// the line and the reason. Opening never changes the file; a save without a snapshot gets one with the next keep().
// Cost: keep() one flush of the disk (about 1 ms); opening about 30 us a command.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "battle/session.hpp"
#include "history/record.hpp"

namespace plotboard::battle {

class Save {
 public:
  enum class Opened : std::uint8_t {
    replayed,
    at_snapshot,    // goes on where it stood
    at_step_start,  // the running turn goes otherwise by today's rules: it begins anew
  };

  // Makes the file anew, with everything that the session has done so far.
  static base::Result<Save> begin(const std::string& path, const Session& session);
  static base::Result<std::pair<Session, Save>> open(const std::string& path, const data::Catalog& catalog);

  [[nodiscard]] const std::string& path() const { return record_.path(); }
  [[nodiscard]] Opened opened() const { return opened_; }
  base::Result<base::Done> keep(const Session& session);

  // Whether it was played in table mode when it was kept last; nothing: the file does not say.
  [[nodiscard]] const std::optional<bool>& table_mode() const { return table_mode_; }
  void set_table_mode(bool on) { table_mode_ = on; }  // written by the next keep()

 private:
  explicit Save(history::Record record, Opened opened = Opened::replayed)
      : record_(std::move(record)), opened_(opened) {}
  history::Record record_;
  Opened opened_;
  std::optional<bool> table_mode_;
};

}  // namespace plotboard::battle
